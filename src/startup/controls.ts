/**
 * What the controls of every page do without React, so that they work before
 * its scripts arrive, and if they never do.
 */
import "./accordions";
import "./anchors";
import "./dialogs";
import "./menu";
import "./zip-fields";
