import type { Count, Item, Language } from '../brief/brief.ts';
import { quarters } from './estimate.ts';
import type { Scene } from './scene.ts';
import { fitTitle, LONGEST_TITLE } from './titles.ts';

/** One portion of something that takes longer than a sitting. */
export interface Chunk {
  title: string;
  hours: number;
}

/** Up to this many hours a thing stays one task; beyond it is cut into portions of about this length. */
const ONE_SITTING = 4;
const MOST_CHUNKS = 30;

const OF: Record<Language, string> = { en: 'of', de: 'von', fr: 'sur', es: 'de', pt: 'de', other: '/' };
const PART: Record<Language, string> = {
  en: 'part',
  de: 'Teil',
  fr: 'partie',
  es: 'parte',
  pt: 'parte',
  other: '',
};

/** Cuts a task into portions that name what is in them: "pieces 9–16 of 24". */
export function chunksOf(
  title: string,
  item: Item,
  hours: number,
  { longestTask, hoursPerDay, language, workingHours }: Scene,
): Chunk[] {
  const { count } = item;
  // "4 mock exams of 3 hours": what lasts that long is not cut where some day has room for it.
  const sitting = item.each !== null && item.each <= Math.min(8, hoursPerDay) ? item.each : 0;
  const longest = Math.max(longestTask, sitting);
  const sittings = count?.sessions && count.sessions.n <= MOST_CHUNKS ? count.sessions.n : 0;
  const portion =
    hours > workingHours / 2 || sitting > ONE_SITTING ? longest : Math.min(longest, ONE_SITTING);
  const least = Math.ceil(hours / longest - 1e-9);
  if (hours <= portion && !(sittings > 1 && hours >= sittings * 0.75)) {
    const range = count?.within ? ` (${rangeOf(count, 1, 0, language, '')})` : '';
    return [{ title: `${fitTitle(title, LONGEST_TITLE - range.length)}${range}`, hours: quarters(hours) }];
  }
  const wanted =
    sittings > 1
      ? Math.max(sittings, least)
      : Math.max(least, Math.min(MOST_CHUNKS, Math.ceil(hours / portion)));
  const countedOut =
    count !== null && count.role !== 'aside' && count.n > 1 && wanted > count.n && hours / count.n <= longest;
  const pieces = Math.max(1, countedOut ? count.n : wanted);
  const countable =
    count !== null &&
    count.role !== 'aside' &&
    count.n >= pieces &&
    !/(?:word|wort|wört|zeichen|sign|mots|palabr|palavr)/i.test(count.noun);
  const each = hours / pieces;
  return Array.from({ length: pieces }, (_, index): Chunk => {
    const suffix = countable
      ? rangeOf(
          count,
          pieces,
          index,
          language,
          title.includes(String(count.within?.total ?? count.n)) ? '' : count.noun,
        )
      : `${PART[language]} ${index + 1} ${OF[language]} ${pieces}`.trim();
    const upTo = (portions: number): number =>
      quarters(countable ? (hours * edge(count.n, pieces, portions)) / count.n : each * portions);
    const share = index === 0 ? upTo(1) : upTo(index + 1) - upTo(index);
    return {
      title: `${fitTitle(title, LONGEST_TITLE - suffix.length - 3)} (${suffix})`,
      hours: Math.min(longest, quarters(share)),
    };
  });
}

const edge = (n: number, pieces: number, index: number): number => Math.round((n * index) / pieces);

function rangeOf(
  { n, within = { before: 0, total: n } }: Pick<Count, 'n' | 'within'>,
  pieces: number,
  index: number,
  language: Language,
  noun: string,
): string {
  const { before, total } = within;
  const [from, to] = [before + edge(n, pieces, index) + 1, before + edge(n, pieces, index + 1)];
  const range = from === to ? `${from}` : `${from}–${to}`;
  return `${noun ? `${noun} ` : ''}${range} ${OF[language]} ${total}`;
}
