/** Notices of the system that it is the reader's turn: by the page while it is open, by Web Push when it is not. */

import * as api from "./api";
import { settings } from "./settings.svelte";

export type Reach = "refused" | "here" | "always";

export const hasNotices = "Notification" in window && "serviceWorker" in navigator;

/** Ask for leave, which only a click may do, and for notices by the server where browser and server can. */
export async function askForNotices(): Promise<Reach> {
  if ((await Notification.requestPermission()) !== "granted") return "refused";
  settings.notices = true;
  return (await subscribe()) ? "always" : "here";
}

/** Tell the server where this device can be reached, in the language of now; false where that cannot be. */
export async function subscribe(): Promise<boolean> {
  try {
    const { public_key } = await api.notices();
    const { pushManager } = await navigator.serviceWorker.ready;
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: public_key });
    await api.addPush(subscription.toJSON(), settings.language);
    return true;
  } catch {
    // No push service, or a server that sends none: the page itself still tells.
    return false;
  }
}

export async function stopNotices(): Promise<void> {
  settings.notices = false;
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.getSubscription();
  if (!subscription) return;
  const { id } = await api.addPush(subscription.toJSON(), settings.language);
  await api.dropNotices(id);
  await subscription.unsubscribe();
}

/** Say something about a table while the reader looks elsewhere. */
export async function tell(title: string, body: string, table: string): Promise<void> {
  if (!settings.notices || !hasNotices || Notification.permission !== "granted" || document.visibilityState === "visible") return;
  const registration = await navigator.serviceWorker.ready;
  await registration.showNotification(title, { body, tag: table, icon: "/icon.svg", data: { path: `/#/table/${table}` } });
}
