/** The four zones that are offered first, as people call them. */
export const COMMON_TIMEZONES = [
  { id: 'America/Los_Angeles', label: 'Pacific Time' },
  { id: 'America/New_York', label: 'Eastern' },
  { id: 'America/Chicago', label: 'Central' },
  { id: 'America/Denver', label: 'Mountain' },
] as const;

/** Whether the text names a zone of the IANA database that this runtime knows. */
export function isTimezone(text: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return !/^[+-]/.test(text);
  } catch {
    return false;
  }
}
