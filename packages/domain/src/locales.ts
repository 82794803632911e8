/** The language and region of a locale tag in its usual spelling, `en-GB` for `EN-gb-u-hc-h12`; undefined for one that means nothing. */
export function localeNamed(text: string): string | undefined {
  try {
    const { baseName } = new Intl.Locale(text);
    return Intl.DateTimeFormat.supportedLocalesOf(baseName).length > 0 ? baseName : undefined;
  } catch {
    return undefined;
  }
}
