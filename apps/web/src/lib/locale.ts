import { formatCountsWith } from '@daymark/words/t';

let current: string | undefined;

/** Sets the locale of dates and numbers: that of the user's settings. Undefined is that of the browser. */
export function writeIn(locale: string | undefined): void {
  current = locale;
  formatCountsWith((count) => count.toLocaleString(locale));
}

export const writtenIn = (): string | undefined => current;
