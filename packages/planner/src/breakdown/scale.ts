import { tokensIn } from '@daymark/language/tokens';
import {
  isTheDay,
  isWork,
  type KindStep,
  type LibraryLanguage,
  type ProjectKind,
} from '../library/entries.ts';
import type { BreakdownRequest } from './request.ts';

/** A project is at most so many times as large as the usual one, and at least so small a part of it. */
const MOST = 8;
const LEAST = 0.2;

/** "38k words", but no "10k run" of a kind that counts kilometres. */
const THOUSANDS = /\b(\d{1,3})k(?=\s)/giu;

type Told = Pick<BreakdownRequest, 'name' | 'description' | 'startDate' | 'dueDate' | 'locale'>;

/** How large a project is beside the usual one of its kind, by the number that the brief names: "120 pages"; `whole` if that is known. */
export function scaleOf(
  { per }: ProjectKind,
  told: Told,
  language: LibraryLanguage,
  whole: number | null = null,
): number {
  const ways = per.map(({ usual, units }) => ({
    usual,
    units: units.map((unit) => ` ${unit.toLowerCase()} `),
  }));
  if (!ways[0]) return 1;
  if (whole !== null) return Math.min(MOST, Math.max(LEAST, whole / ways[0].usual));
  const { name, description, startDate: from, dueDate: to, locale } = told;
  const text = `${name}. ${description}`.replaceAll(THOUSANDS, '$1000');
  for (const token of tokensIn(text, { today: from, from, to, locale, language })) {
    if (token.type !== 'count' || token.first !== null || !token.noun) continue;
    const noun = ` ${token.noun.text.toLowerCase()} `;
    const way = ways.find(({ units }) => units.some((unit) => noun.includes(unit)));
    // "A one-page summary" is one of many pages.
    if (!way || (token.count === 1 && way.usual > MOST)) continue;
    return Math.min(MOST, Math.max(LEAST, token.count / way.usual));
  }
  return 1;
}

/** What is done on one day takes no longer, however large the project is: then more people do it. */
const MOST_ON_A_DAY = 480;

/** The steps of a kind at this size. */
export const atSize = (steps: readonly KindStep[], scale: number): KindStep[] =>
  steps.map((step) => {
    if (!isWork(step) || !step.scaled) return step;
    const most = isTheDay(step) ? MOST_ON_A_DAY : Number.POSITIVE_INFINITY;
    const sized = (minutes: number) => Math.min(minutes * scale, Math.max(minutes, most));
    const { low, usual, high } = step.minutes;
    return { ...step, minutes: { low: sized(low), usual: sized(usual), high: sized(high) } };
  });
