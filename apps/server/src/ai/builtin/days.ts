import { addDays, type Day, startOfWeek } from '@daymark/domain/dates';
import { datesIn } from '@daymark/planner/brief/dates';
import { tongueIn } from '@daymark/planner/brief/tongue';
import type { Language } from './language.ts';
import { folded } from './text.ts';

/** A day that a message names, and where in it: the small words before it belong to it. */
export interface NamedDay {
  day: Day;
  start: number;
  end: number;
}

const NUMBERS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  ein: 1,
  eine: 1,
  einen: 1,
  einem: 1,
  einer: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
};
const NUMBER = `\\d{1,3}|${Object.keys(NUMBERS).join('|')}`;
const UNIT = 'days?|weeks?|months?|tag(?:e|en)?|wochen?|monat(?:e|en)?';

const daysOf = (number: string, unit: string): number =>
  (NUMBERS[number] ?? Number(number)) * (/^w/.test(unit) ? 7 : /^m/.test(unit) ? 30 : 1);

/** Words before a day that only lead to it. */
const LEAD =
  '(?:(?:on|by|until|till|to|for|at|before|from|am|auf|bis|zum|zu|fur|den|der|dem|im|in|ab|um|the)\\s+)*';

const RELATIVE: readonly [pattern: RegExp, day: (today: Day, match: RegExpExecArray) => Day][] = [
  [/(?:the )?day after tomorrow|ubermorgen/, (today) => addDays(today, 2)],
  [/\btomorrow\b|\bmorgen\b/, (today) => addDays(today, 1)],
  [/\btoday\b|\btonight\b|\bheute\b/, (today) => today],
  [/\byesterday\b|\bgestern\b/, (today) => addDays(today, -1)],
  [
    new RegExp(`\\bin (${NUMBER}) (${UNIT})\\b`),
    (today, [, number = '', unit = '']) => addDays(today, daysOf(number, unit)),
  ],
  [
    /\b(?:next|coming|following) week\b|\b(?:nachste|kommende)[rn]? woche\b/,
    (today) => addDays(startOfWeek(today), 7),
  ],
  [
    /\bend of (?:the |this )?week\b|\bende der woche\b|\bwochenende\b/,
    (today) => addDays(startOfWeek(today), 4),
  ],
];

/** The day that a message names, counted from today; the last where it names several. */
export function dayIn(message: string, today: Day, locale: string): NamedDay | undefined {
  const text = folded(message);
  for (const [pattern, dayOf] of RELATIVE) {
    const match = new RegExp(`${LEAD}(?:${pattern.source})`).exec(text);
    const inner = match && pattern.exec(text);
    if (match && inner)
      return { day: dayOf(today, inner), start: match.index, end: inner.index + inner[0].length };
  }
  const found = datesIn(message, tongueIn(message).tongue, { today, locale }).at(-1);
  if (!found) return undefined;
  const lead = new RegExp(`${LEAD}$`).exec(text.slice(0, found.start))?.[0] ?? '';
  // Who names today's weekday means that of next week: for today there is a word.
  const day = found.vague && found.day === today ? addDays(found.day, 7) : found.day;
  return { day, start: found.start - lead.length, end: found.end };
}

const SHIFT: Record<Language, RegExp> = {
  en: new RegExp(
    `\\bby (${NUMBER}) (${UNIT})|\\b(${NUMBER}) (${UNIT}) (?:later|earlier|back|forward|sooner)`,
  ),
  de: new RegExp(`\\bum (${NUMBER}) (${UNIT})|\\b(${NUMBER}) (${UNIT}) (?:spater|fruher|vor|zuruck|eher)`),
};

/** By how many days a message wants something moved: "by two days", "a week earlier". */
export function shiftIn(
  message: string,
  language: Language,
): { days: number; start: number; end: number } | undefined {
  const text = folded(message);
  const match = SHIFT[language].exec(text);
  if (!match) return undefined;
  const [number = '', unit = ''] = [match[1] ?? match[3], match[2] ?? match[4]];
  const isEarlier = /\b(?:earlier|forward|sooner|bring|fruher|vor|eher|vorziehen)\b/.test(text);
  const days = daysOf(number, unit) * (isEarlier ? -1 : 1);
  return { days, start: match.index, end: match.index + match[0].length };
}
