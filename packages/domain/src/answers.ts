import { type Day, isDay } from './dates.ts';

/** An answer to a question or an assumption of a plan, as a person gave it. */
export type Answer =
  | { kind: 'hours' | 'days' | 'count'; value: number }
  | { kind: 'date'; value: Day }
  | { kind: 'yes-no'; value: boolean }
  | { kind: 'one-of'; value: string };

/** The answers that a person gave about a project, by the ids of what they answer. */
export type Answers = Readonly<Record<string, Answer>>;

/** How a question is answered, and what is taken for granted until it is; null where nothing is. */
export type Ask =
  | { kind: 'hours' | 'days' | 'count'; assumed: number | null; min: number; max: number }
  | { kind: 'date'; assumed: Day | null }
  | { kind: 'yes-no'; assumed: boolean | null }
  | { kind: 'one-of'; assumed: string | null; options: { value: string; label: string }[] };

const NUMBERS = { hours: 'Hours', days: 'Days', count: 'The number' } as const;

/** Why an answer is none to what was asked, in words for the person; null when it is one. */
export function answerProblem(ask: Ask, answer: Answer): string | null {
  if (answer.kind !== ask.kind) return 'This is asked in another way now: please look at the project again';
  if (answer.kind === 'date') return isDay(answer.value) ? null : 'Please enter a date as YYYY-MM-DD';
  if (ask.kind === 'one-of')
    return ask.options.some(({ value }) => value === answer.value)
      ? null
      : 'Please choose one of the answers';
  if (!('min' in ask) || typeof answer.value !== 'number') return null;
  const { min, max, kind } = ask;
  const isWhole = kind === 'hours' || Number.isInteger(answer.value);
  if (isWhole && answer.value >= min && answer.value <= max) return null;
  return `${NUMBERS[kind]} must be ${kind === 'hours' ? '' : 'a whole number '}from ${min} to ${max}`;
}

/** The answer to a question as far as it fits what is asked now; undefined where there is none. */
export function answerTo(answers: Answers | undefined, id: string, ask: Ask): Answer['value'] | undefined {
  const answer = answers && Object.hasOwn(answers, id) ? answers[id] : undefined;
  return answer && answerProblem(ask, answer) === null ? answer.value : undefined;
}
