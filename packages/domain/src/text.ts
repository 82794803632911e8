// Space, what only formats (zero-width characters, marks of direction), and letters that are drawn as nothing.
const UNSEEN = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether nothing would be seen of a text: it is empty, or made of space and characters without a shape. */
export const isBlank = (text: string): boolean => text.replace(UNSEEN, '') === '';
