import { rateIn } from './pace.ts';
import type { Tongue } from './tongue.ts';

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

const SO_MANY =
  /^(?:(?:about|around|roughly|some|approx\.?|ca\.|etwa|rund|ungefähr|environ|unos|unas|cerca de) )?(\d+)(?: of them| in all| altogether| davon)?[,;:–-]* (.+)$/iu;

/** "(about 120, I can sort 30 an hour)": how many there are, and what they take. */
export function paceInDetail(detail: string, tongue: Tongue): { n: number; hours: number } | undefined {
  const [, all = '', behind = ''] = SO_MANY.exec(detail) ?? [];
  const pace = rateIn(behind.replaceAll('’', "'"), tongue);
  return pace && pace.noun === '' && !pace.byDay
    ? { n: Number(all), hours: Number(all) * pace.hours }
    : undefined;
}
