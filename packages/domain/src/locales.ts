/**
 * The language and region of a locale tag in canonical form, `en-GB` for `EN-gb-u-hc-h12`; undefined for an unknown
 * tag.
 */
export function localeNamed(text: string): string | undefined {
  try {
    const { baseName } = new Intl.Locale(text);
    return Intl.DateTimeFormat.supportedLocalesOf(baseName).length > 0 ? baseName : undefined;
  } catch {
    return undefined;
  }
}
