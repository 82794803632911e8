import { addDays, type Day } from '@daymark/domain/dates';
import { DEFAULT_TIMELINE_DAYS } from '@daymark/domain/limits';
import { milestoneProblem, timelineProblem } from '@daymark/domain/projects';
import { languageOf } from '@daymark/language/detect';
import { tokensIn } from '@daymark/language/tokens';
import type { Asked } from '../engine.ts';

const WORD = /[\p{L}\p{N}]+/gu;
const wordsOf = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

/** The share of a sentence's words that must be the user's: a model may join and shorten them. */
const OWN_SHARE = 0.6;

const textsOf = ({ turns }: Asked): string[] =>
  turns.filter(({ sender }) => sender === 'user').map(({ content }) => content);

/** Keeps the sentences that consist of the user's words; if there are none, returns the user's own text. */
export function ownWords(asked: Asked, description: string): string {
  const texts = textsOf(asked);
  const own = new Set(texts.flatMap(wordsOf));
  const sentences = description.match(/[^\n.!?]*(?:[.!?]+(?=\s|$)|[.!?]+|\n+|$)/gu) ?? [];
  const kept = sentences.filter((sentence) => {
    const words = wordsOf(sentence);
    return words.filter((word) => own.has(word)).length >= words.length * OWN_SHARE;
  });
  const text = kept.join('').trim();
  return WORD.test(text) ? text : texts.join('\n\n');
}

/** Tells whether a day was named in a conversation: by its numbers, or in words that the date parser knows. */
function sayChecker(asked: Asked): (day: Day) => boolean {
  const texts = textsOf(asked);
  const given = texts.join('\n');
  const numbers = new Set((given.match(/\d+/g) ?? []).map(Number));
  const { today, locale } = asked;
  const setting = { today, from: today, to: addDays(today, 366), locale, language: languageOf(given, locale) };
  const said = new Set(
    texts.flatMap((text) =>
      tokensIn(text, setting).flatMap((token) => {
        if (token.type === 'day') return [token.day];
        if (token.type === 'range') return [token.from, token.to];
        if (token.type === 'weekdays') return token.next;
        return token.type === 'duration' ? lengthsFrom(today, token.max, token.unit) : [];
      }),
    ),
  );
  return (day) => said.has(day) || numbers.has(Number(day.slice(8)));
}

const DAYS_IN = { days: 1, workdays: 1, weeks: 7, months: 30 } as const;

/** "In four weeks": a month may be 30 days or a calendar month. */
function lengthsFrom(today: Day, length: number, unit: keyof typeof DAYS_IN | 'minutes'): Day[] {
  if (unit === 'minutes') return [];
  const days = Math.round(length * DAYS_IN[unit]);
  const near = unit === 'months' ? [-2, -1, 0, 1, 2] : [0];
  return days <= 3_660 ? near.map((shift) => addDays(today, days + shift)) : [];
}

interface Dates {
  startDate: Day;
  dueDate: Day;
  milestones: { name: string; dueDate: Day }[];
}

/** The dates that the user named, and defaults for the others. */
export function groundDates(
  asked: Asked,
  found: { startDate: Day | null; dueDate: Day | null; milestones: { name: string; dueDate: Day | null }[] },
): Dates & { assumptions: string[] } {
  const isSaid = sayChecker(asked);
  const { today } = asked;
  const { startDate: from, dueDate: to } = found;
  const assumptions: string[] = [];
  const startDate = from && from >= today && (from === today || isSaid(from)) ? from : today;
  if (from !== startDate) assumptions.push(`It starts on ${startDate}.`);
  const assumed = addDays(startDate, DEFAULT_TIMELINE_DAYS);
  const dueDate = to && isSaid(to) && timelineProblem(startDate, to) === null ? to : assumed;
  if (to !== dueDate) assumptions.push(`It is due on ${dueDate}.`);
  const milestones = found.milestones.flatMap(({ name, dueDate: on }) => {
    if (on && isSaid(on) && milestoneProblem(on, { startDate, dueDate }) === null)
      return [{ name, dueDate: on }];
    assumptions.push(`“${name}” is no milestone: its day was not named, or lies outside the project.`);
    return [];
  });
  return { startDate, dueDate, milestones, assumptions };
}
