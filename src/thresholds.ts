/** The limits at which the interface changes. Those of the bar and the button are in section 9 of the specification. */

/** The bar is solid when the page is scrolled further than this, in pixels. */
export const NAV_SOLID_PAST = 50;

/** The floating button shows when the page is scrolled further than this, in pixels. */
export const FLOATING_BUTTON_PAST = 200;

/** The form has failed when it has not shown a sign of life after this long, in milliseconds. */
export const FORM_TIMEOUT = 10_000;
