// White space, control and format characters (zero-width, direction marks), and letters without a visible shape.
const UNSEEN = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a text has no visible character. */
export const isBlank = (text: string): boolean => text.replace(UNSEEN, '') === '';
