// Runtimes also accept names of their own (PST, SystemV/PST8) that other programs do not know. Only the forms of the
// IANA database are valid. Its areas, and its names without an area, have not grown in decades.
const AREAS = [
  'Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific',
  'Brazil|Canada|Chile|Etc|Mexico|US',
].join('|');
const WITHOUT_AREA = [
  'UTC|UCT|Universal|Zulu|GMT|GMT0|GMT[+]0|GMT-0|Greenwich|CET|EET|MET|WET|EST|MST|HST|EST5EDT|CST6CDT|MST7MDT|PST8PDT',
  'Cuba|Egypt|Eire|GB|GB-Eire|Hongkong|Iceland|Iran|Israel|Jamaica|Japan|Kwajalein|Libya|NZ|NZ-CHAT|Navajo|PRC',
  'Poland|Portugal|ROC|ROK|Singapore|Turkey|W-SU',
].join('|');
const NAME = new RegExp(`^(?:(?:${AREAS})(?:/[A-Za-z][A-Za-z0-9_+-]*)+|${WITHOUT_AREA})$`);

/** Whether the text is a name or alias of the IANA database that this runtime knows. */
export function isTimezone(text: string): boolean {
  if (!NAME.test(text)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}
