/** Notices of the system that it is the reader's turn: by the page while it is open, by Web Push when it is not. */

import * as account from "./account";
import { settings } from "./settings.svelte";

/** When notices arrive: never, only while the page is open (no push service answers), or always. */
export type NoticeState = "refused" | "here" | "unreached" | "always";

export const hasNotices = "Notification" in window && "serviceWorker" in navigator;
/** A push service that cannot be reached may never answer at all. */
const PATIENCE = 12_000;

/** Ask for leave, which only a click may do, and for notices by the server where browser and server can. */
export async function askForNotices(): Promise<NoticeState> {
  if ((await Notification.requestPermission()) !== "granted") return "refused";
  settings.notices = true;
  return subscribe();
}

/** Tell the server where this device can be reached, in the language of now. */
export async function subscribe(): Promise<NoticeState> {
  if (!("PushManager" in window)) return "here";
  const subscription = await within(PATIENCE, subscribed()).catch(() => null);
  if (!subscription) return "unreached";
  try {
    await account.addPush(subscription.toJSON(), settings.language);
    return "always";
  } catch {
    // A server that sends none: the page itself still tells.
    return "here";
  }
}

async function subscribed(): Promise<PushSubscription> {
  const { public_key } = await account.notices();
  const { pushManager } = await navigator.serviceWorker.ready;
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: public_key });
}

/** What a promise brings, unless that takes too long. */
function within<T>(milliseconds: number, promise: Promise<T>): Promise<T | null> {
  return Promise.race([promise, new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds))]);
}

export async function stopNotices(): Promise<void> {
  settings.notices = false;
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.getSubscription();
  if (!subscription) return;
  const { id } = await account.addPush(subscription.toJSON(), settings.language);
  await account.dropNotices(id);
  await subscription.unsubscribe();
}

/** Say something about a table while the reader looks elsewhere. */
export async function tell(title: string, body: string, table: string): Promise<void> {
  if (!settings.notices || !hasNotices || Notification.permission !== "granted" || document.visibilityState === "visible") return;
  const registration = await navigator.serviceWorker.ready;
  await registration.showNotification(title, { body, tag: table, icon: "/icon.svg", data: { path: `/#/table/${table}` } });
}
