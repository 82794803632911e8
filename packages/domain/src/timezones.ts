/** Whether the text names a zone of the IANA database that this runtime knows. */
export function isTimezone(text: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return !/^[+-]/.test(text);
  } catch {
    return false;
  }
}
