import { addDays, type Day, startOfWeek } from '@daymark/domain/dates';
import { type DateContext, dayFrom, nextYearly, pad, type Raw } from './found-date.ts';
import type { Tongue } from './tongue.ts';

const LAST_MONTHS = [3, 6, 9, 12];
const ORDINALS =
  /^(?:first|erst|prem|prim)|^(?:second|zweit|deux|seg)|^(?:third|dritt|trois|terc)|^(?:fourth|viert|quatr|cuart|quart)/i;

/** "In Q1", "bis zum Ende des zweiten Quartals", "KW 50": a quarter by its end, a week by its Friday. */
export function quartersAndWeeks(text: string, tongue: Tongue, { today }: DateContext): Raw[] {
  const found: Raw[] = [];
  const year = '(?:[ ,/]+((?:19|20|21)\\d{2})(?!\\d))?';
  for (const match of text.matchAll(tongue.pattern(`\\b(?:${tongue.vocabulary.quarter})${year}\\b`, 'giu'))) {
    const before = text.slice(0, match.index);
    const bound = tongue
      .pattern(
        `\\b(?:${tongue.vocabulary.due}|${tongue.vocabulary.starting}|${tongue.vocabulary.on}|in|im|during|this|next|en|em)(?: the| das| dem| le| el)? ?$`,
      )
      .test(before);
    if (match.at(-1) === undefined && !bound) continue;
    const digits = match.slice(1, -1).find((group) => group !== undefined && /^[1-4]$/.test(group));
    const word = match.slice(1, -1).find((group) => group !== undefined);
    const quarter = digits ? Number(digits) : word && ORDINALS.test(word) ? ordinalOf(word) : 0;
    const last = LAST_MONTHS[quarter - 1];
    if (last === undefined) continue;
    const written = match.at(-1);
    const first = written
      ? dayFrom(Number(written), last - 2, 1)
      : nextYearly(last, 30, today)?.replace(/-\d\d-\d\d$/, `-${pad(last - 2)}-01`);
    if (!first) continue;
    const until = addDays(
      dayFrom(Number(first.slice(0, 4)) + (last === 12 ? 1 : 0), (last % 12) + 1, 1) ?? first,
      -1,
    );
    found.push({ start: match.index, end: match.index + match[0].length, day: until, until, vague: false });
  }
  for (const match of text.matchAll(tongue.pattern(`\\b${tongue.vocabulary.isoWeek}${year}(?!\\w)`, 'giu'))) {
    const [week, written] = [Number(match[1]), match[2]];
    if (week < 1 || week > 53 || (written === undefined && !/kw|cw|iso/i.test(match[0]))) continue;
    const inYear = (one: number): Day => addDays(startOfWeek(`${one}-01-04`), (week - 1) * 7);
    const thisYear = Number(today.slice(0, 4));
    const monday = written
      ? inYear(Number(written))
      : [inYear(thisYear), inYear(thisYear + 1)].find((one) => addDays(one, 6) >= today);
    if (monday)
      found.push({
        start: match.index,
        end: match.index + match[0].length,
        day: addDays(monday, 4),
        until: addDays(monday, 4),
        vague: false,
      });
  }
  return found;
}

const ordinalOf = (word: string): number =>
  [
    /^(?:first|erst|prem|prim)/i,
    /^(?:second|zweit|deux|seg)/i,
    /^(?:third|dritt|trois|terc)/i,
    /^/,
  ].findIndex((one) => one.test(word)) + 1;
