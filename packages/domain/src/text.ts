// White space, control and format characters (zero-width, direction marks), and letters without a visible shape.
const UNSEEN = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;

// Bidirectional overrides and isolates can make a line look different from what it says.
const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Removes bidi controls, which nobody types but a model may output: text must be read in its written order. */
export const withoutBidiControls = (value: string): string => value.replace(BIDI_CONTROLS, '');

/** Whether a text has no visible character. */
export const isBlank = (text: string): boolean => text.replace(UNSEEN, '') === '';
