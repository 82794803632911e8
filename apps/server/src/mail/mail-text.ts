/** A mail with its texts. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The line on the terminal if there is no mail server. */
  gist: string;
  /** The address that ends this kind of mail. */
  unsubscribe?: string;
}

/** The plain text of a mail. */
export const paragraphs = (...lines: string[]): string => `${lines.join('\n\n')}\n`;
