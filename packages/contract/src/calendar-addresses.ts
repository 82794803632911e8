const PROBLEM = 'Please enter an address such as https://calendar.example.com/mine.ics';

/**
 * The address under which a calendar is asked for, `webcal:` as `https:`; or what is wrong with it, in words for who typed
 * it. Whether its server may be asked is seen when its name is looked up.
 */
export function calendarAddressOf(text: string): { address: string } | { problem: string } {
  const url = URL.parse(text.trim().replace(/^webcals?:/i, 'https:'));
  if (!url || !/^https?:$/.test(url.protocol)) return { problem: PROBLEM };
  if (url.username || url.password)
    return { problem: 'Please use an address without a name and password in it' };
  url.hash = '';
  return { address: url.href };
}
