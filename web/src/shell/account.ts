/** Requests about the caller: the account, and the devices that get notices. */

import { request } from "./api";
import type { Me } from "./protocol";

export const me = (): Promise<Me> => request("GET", "/me");

export const signUp = (name: string, password: string): Promise<Me> => request("POST", "/accounts", { name, password });

export const signIn = (name: string, password: string): Promise<Me> => request("POST", "/login", { name, password });

export const signOut = (): Promise<unknown> => request("POST", "/logout");

/** Sign out on every device, this one included. */
export const signOutEverywhere = (): Promise<unknown> => request("POST", "/me/sign-out-everywhere");

export const changePassword = (old: string, fresh: string): Promise<unknown> => request("POST", "/me/password", { old, new: fresh });

export const deleteAccount = (password: string): Promise<unknown> => request("DELETE", "/me", { password });

/** Where all that is kept about the caller can be downloaded. */
export const DATA_ADDRESS = "/api/me/data";

export const notices = (): Promise<{ public_key: string }> => request("GET", "/notices");

/** Let the server send notices to this device; the same device again gets the same id. */
export const addPush = (subscription: PushSubscriptionJSON, lang: string): Promise<{ id: string }> =>
  request("POST", "/notices/push", { subscription, lang });

export const dropNotices = (id: string): Promise<unknown> => request("DELETE", `/notices/subscriptions/${id}`);
