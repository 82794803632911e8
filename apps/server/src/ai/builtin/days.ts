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

/** Each language's own, since a message of a few words does not tell it. */
const TONGUES = {
  en: tongueIn('and the of this is not').tongue,
  de: tongueIn('und der von dies ist nicht').tongue,
};

/** The planner's own words for numbers, and the articles that stand for one. */
const NUMBERS: Record<string, number> = Object.fromEntries([
  ...Object.values(TONGUES).flatMap(({ vocabulary }) =>
    Object.entries(vocabulary.numbers).map(([word, number]) => [folded(word), number]),
  ),
  ...['a', 'an', 'ein', 'eine', 'einen', 'einem', 'einer'].map((article) => [article, 1]),
]);
const NUMBER = `\\d{1,3}|${Object.keys(NUMBERS)
  .sort((one, other) => other.length - one.length)
  .join('|')}`;
const UNIT = 'days?|weeks?|months?|tag(?:e|en)?|wochen?|monat(?:e|en)?';

const daysOf = (number: string, unit: string): number =>
  Math.round((NUMBERS[number] ?? Number(number)) * (/^w/.test(unit) ? 7 : /^m/.test(unit) ? 30 : 1));

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

const WEEKDAYS = [
  'monday|montag',
  'tuesday|dienstag',
  'wednesday|mittwoch',
  'thursday|donnerstag',
  'friday|freitag',
  'saturday|samstag|sonnabend',
  'sunday|sonntag',
];

const WEEKDAY = new RegExp(
  `(?<lead>${LEAD})(?<next>(?:next|nachste[nrm]?|kommende[nrm]?)\\s+)?\\b(?<name>${WEEKDAYS.join('|')})\\b`,
);

/** A weekday is the next one of its name, and never today, for which there is a word; the next one is that of next week. */
function weekdayIn(text: string, today: Day): NamedDay | undefined {
  const match = WEEKDAY.exec(text);
  if (!match?.groups) return undefined;
  const { name = '', next } = match.groups;
  const at = WEEKDAYS.findIndex((names) => names.split('|').includes(name));
  const thisWeek = addDays(startOfWeek(today), at);
  const day = next || thisWeek <= today ? addDays(thisWeek, 7) : thisWeek;
  return { day, start: match.index, end: match.index + match[0].length };
}

export interface Moment {
  today: Day;
  locale: string;
  language: Language;
}

/** The day that a message names, counted from today. */
export function dayIn(message: string, { today, locale, language }: Moment): NamedDay | undefined {
  const text = folded(message);
  for (const [pattern, dayOf] of RELATIVE) {
    const match = new RegExp(`${LEAD}(?:${pattern.source})`).exec(text);
    const inner = match && pattern.exec(text);
    if (match && inner)
      return { day: dayOf(today, inner), start: match.index, end: inner.index + inner[0].length };
  }
  const found = datesIn(message, TONGUES[language], { today, locale }).findLast(({ vague }) => !vague);
  if (!found) return weekdayIn(text, today) ?? vagueDayIn(message, { today, locale, language });
  const lead = new RegExp(`${LEAD}$`).exec(text.slice(0, found.start))?.[0] ?? '';
  return { day: found.day, start: found.start - lead.length, end: found.end };
}

/** "In March": of a month its last day. */
function vagueDayIn(message: string, { today, locale, language }: Moment): NamedDay | undefined {
  const found = datesIn(message, TONGUES[language], { today, locale }).at(-1);
  return found && { day: found.day, start: found.start, end: found.end };
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
