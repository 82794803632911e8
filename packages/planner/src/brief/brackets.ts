/** Takes what stands in brackets out of a phrase. */
export function splitBrackets(text: string): { text: string; detail: string } {
  const details: string[] = [];
  let rest = text;
  for (let depth = 0; depth < 3 && /[()]/.test(rest); depth++)
    rest = rest.replace(/\(([^()]*)\)/g, (_, inner: string) => {
      details.push(inner.trim());
      return ' ';
    });
  rest = rest.replace(/\((.*)$/, (_, inner: string) => {
    details.push(inner.trim());
    return ' ';
  });
  rest = rest.replace(/[()]/g, ' ');
  return { text: rest.replace(/\s+/g, ' ').trim(), detail: details.filter((one) => one !== '').join(', ') };
}

const ABOUT =
  '(?:(?:about|around|roughly|some|approx\\.?|ca\\.|etwa|rund|ungefähr|environ|unos|unas|cerca de) )?';
const SO_MANY_AN_HOUR = new RegExp(
  `^${ABOUT}(\\d+)(?: of them| in all| altogether| davon)?[,;:–-]* (?:at |(?:i|we|ich|wir|je|nous) (?:(?:can|could|kann|können|peux|pouvons) )?\\p{L}+ )?${ABOUT}(\\d+) (?:an|a|per|pro|in der|die|par|por|(?:à|a) l['’a] ?) ?(?:hour|stunde|heure|hora)$`,
  'iu',
);

/** "(about 120, I can sort 30 an hour)": how many there are, and what they take. */
export function paceInDetail(detail: string): { n: number; hours: number } | undefined {
  const [, all, anHour] = SO_MANY_AN_HOUR.exec(detail) ?? [];
  const [n, pace] = [Number(all), Number(anHour)];
  return n > 0 && pace > 0 ? { n, hours: n / pace } : undefined;
}
