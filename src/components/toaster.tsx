import { graphql } from "gatsby";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { Boundary } from "./boundary";
import type { Notification } from "./toast-list";
import {
  EVENT_NOTIFICATIONS_SHOWN,
  STATUS_NOTIFICATIONS_SHOWN,
} from "../lib/thresholds";

/** The most notifications of each kind on the screen; section 9 of the specification sets them. */
const limits = {
  status: STATUS_NOTIFICATIONS_SHOWN,
  event: EVENT_NOTIFICATIONS_SHOWN,
};

const none: readonly Notification[] = [];
let shown = none;
let lastId = 0;
const listeners = new Set<() => void>();

function show(notifications: readonly Notification[]): void {
  shown = notifications;
  listeners.forEach((listener) => listener());
}

/** Shows a notification for some seconds; a new one replaces the oldest of its kind beyond the limit. Whatever a visitor has to know is on the page too. */
export function notify(kind: Notification["kind"], text: string): void {
  lastId += 1;
  const all = [...shown, { id: lastId, kind, text }];
  const kept = all.filter((one) => one.kind === kind).slice(-limits[kind]);
  show(all.filter((one) => one.kind !== kind || kept.includes(one)));
}

/** Removes a notification. */
function dismiss(id: number): void {
  show(shown.filter((one) => one.id !== id));
}

const ToastList = lazy(() => import("./toast-list"));

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The one place for notifications. Loads their code with the first one; if that fails, there are none. */
export function Toaster({ words }: { words: Queries.ToasterFragment }) {
  const notifications = useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  );
  if (notifications === none) return null;
  return (
    <Boundary fallback={null}>
      <Suspense>
        <ToastList
          words={words}
          notifications={notifications}
          onEnd={dismiss}
        />
      </Suspense>
    </Boundary>
  );
}

export const fragment = graphql`
  fragment Toaster on NotificationsYaml {
    label
    notice
    close
  }
`;
