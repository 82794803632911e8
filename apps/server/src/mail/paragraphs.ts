/** The plain text of a mail. */
export const paragraphs = (...lines: string[]): string => `${lines.join('\n\n')}\n`;
