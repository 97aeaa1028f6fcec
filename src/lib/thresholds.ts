// The limits at which the interface changes. Section 9 of the specification sets
// those of the bar, the floating button, retries and tooltips.

/** The top bar is solid when the page is scrolled further than this, in pixels. */
export const NAV_SOLID_PAST = 50;

/** The floating button shows when the page is scrolled further than this, in pixels. */
export const FLOATING_BUTTON_PAST = 200;

/** The status offers other ways if nothing of the form has loaded after this long, in milliseconds. */
export const FORM_TIMEOUT = 10_000;

/** A page of the form has this long to answer after it has loaded, in milliseconds. */
export const FORM_ANSWER_TIMEOUT = 3_000;

/** A form that takes the focus this soon after it has loaded does so by itself, in milliseconds. */
export const FORM_SETTLES = 5_000;

/** Maximum height of the form's frame, in pixels; a taller form scrolls. */
export const FORM_MAX_HEIGHT = 2_400;

/** Number of retries after a failed fetch. */
export const DATA_RETRIES = 3;

/** Maximum wait between two retries, in milliseconds; the wait doubles up to it. */
export const DATA_RETRY_CAP = 30_000;

/** Cache time of unused queries (`gcTime`), in milliseconds. */
export const DATA_KEPT_FOR = 5 * 60_000;

/** Timeout of a fetch, in milliseconds. */
export const DATA_TIMEOUT = 10_000;

/** A tooltip opens when the pointer has rested on its term for this long, in milliseconds. */
export const TOOLTIP_OPEN_DELAY = 700;

/** Within this long after a tooltip has closed, the next opens at once, in milliseconds. */
export const TOOLTIP_SKIP_DELAY = 300;

/** Maximum number of notifications of an action's outcome on the screen. */
export const STATUS_NOTIFICATIONS_SHOWN = 1;

/** Maximum number of notifications of events on the screen. */
export const EVENT_NOTIFICATIONS_SHOWN = 3;

/** A notification closes by itself after this long, in milliseconds. */
export const NOTIFICATION_DURATION = 4_000;
