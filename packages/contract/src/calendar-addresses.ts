import { t } from '@daymark/words/t';

const PROBLEM = t`Please enter an address such as https://calendar.example.com/mine.ics`;

/**
 * The address that a calendar is fetched from, with `https:` for `webcal:`, or an error message for the user. Whether
 * the server may be contacted is checked when its name is resolved.
 */
export function calendarAddressOf(text: string): { address: string } | { problem: string } {
  const url = URL.parse(text.trim().replace(/^webcals?:/i, 'https:'));
  if (!url || !/^https?:$/.test(url.protocol)) return { problem: PROBLEM };
  if (url.username || url.password)
    return { problem: t`Please use an address without a name and password in it` };
  url.hash = '';
  return { address: url.href };
}
