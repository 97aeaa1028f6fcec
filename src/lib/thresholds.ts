/** The limits at which the interface changes. Those of the bar and the button are in section 9 of the specification. */

/** The bar is solid when the page is scrolled further than this, in pixels. */
export const NAV_SOLID_PAST = 50;

/** The floating button shows when the page is scrolled further than this, in pixels. */
export const FLOATING_BUTTON_PAST = 200;

/** The form is called slow after this long without a sign of life, in milliseconds. */
export const FORM_SLOW_AFTER = 4_000;

/** The form is given up on after this long without a sign of life, in milliseconds. */
export const FORM_TIMEOUT = 10_000;

/** However tall the form says that it is, its frame grows no taller, in pixels; it scrolls instead. */
export const FORM_MAX_HEIGHT = 2_400;

/** Data that could not be fetched are asked for this many times more, see section 9 of the specification. */
export const DATA_RETRIES = 3;

/** The wait between two tries doubles up to this, in milliseconds. */
export const DATA_RETRY_CAP = 30_000;

/** Data that nobody looks at are kept for this long, in milliseconds. */
export const DATA_KEPT_FOR = 5 * 60_000;

/** Data are called slow after this long, in milliseconds. */
export const DATA_SLOW_AFTER = 4_000;

/** Data are given up on after this long, in milliseconds. */
export const DATA_TIMEOUT = 10_000;

/** A page that a link leads to is left to the browser when it has not come after this long, in milliseconds. */
export const PAGE_SLOW_AFTER = 4_000;

/** A tooltip opens when the pointer has rested on its term for this long, in milliseconds. */
export const TOOLTIP_OPEN_DELAY = 700;

/** Within this long after a tooltip has closed, the next opens at once, in milliseconds. */
export const TOOLTIP_SKIP_DELAY = 300;

/** How many notifications of an action's outcome show at a time. */
export const STATUS_NOTIFICATIONS_SHOWN = 1;

/** How many notifications of events show at a time. */
export const EVENT_NOTIFICATIONS_SHOWN = 3;

/** A notification goes away by itself after this long, in milliseconds. */
export const NOTIFICATION_DURATION = 4_000;
