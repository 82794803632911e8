const TITLE_MAX_LENGTH = 200;

/** Words as the title of a task. */
export const asTitle = (text: string): string =>
  `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}`
    .replace(/[?.!,;:\s]+$/u, '')
    .slice(0, TITLE_MAX_LENGTH);
