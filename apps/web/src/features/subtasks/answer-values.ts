import type { Answer, Ask, Statement } from '@daymark/contract/plans';
import { answerProblem } from '@daymark/domain/answers';

/** What is assumed or answered, as its field shows it. */
export const textOf = (value: Answer['value'] | null | undefined): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === null || value === undefined ? '' : String(value);
};

/** What a field shows: what was typed, else what was answered, else what is assumed. */
export const shownIn = (ask: Ask, typed: string | undefined, kept: Answer | undefined): string =>
  typed ?? textOf(kept?.kind === ask.kind ? kept.value : ask.assumed);

const NUMBERS = new Set<Ask['kind']>(['hours', 'days', 'count']);

/** The answer that was typed; null where nothing was. */
export function readAnswer({ kind }: Ask, typed: string): Answer | null {
  const text = typed.trim();
  if (text === '') return null;
  // A kind goes with its value, which the type of the whole does not see.
  if (NUMBERS.has(kind)) return { kind, value: Number(text.replace(',', '.')) } as Answer;
  if (kind === 'yes-no') return { kind, value: text === 'yes' };
  return { kind, value: text } as Answer;
}

/** What is wrong with what was typed; undefined where nothing is. */
export function typingProblem(ask: Ask, typed: string): string | undefined {
  const answer = readAnswer(ask, typed);
  return (answer && answerProblem(ask, answer)) ?? undefined;
}

/** A statement that can be answered in a field. */
export type Asked = Statement & { ask: Ask };

export const isAsked = (statement: Statement): statement is Asked => statement.ask !== undefined;

const same = (one: Answer | undefined, other: Answer | null): boolean =>
  one?.value === other?.value && one?.kind === other?.kind;

/** What was typed and is not kept yet; what is as it is assumed takes an answer back. */
export function changedAnswers(
  asked: readonly Asked[],
  typed: Readonly<Record<string, string>>,
  kept: ReadonlyMap<string, Answer>,
): { id: string; answer: Answer | null }[] {
  return asked.flatMap(({ id, ask }) => {
    const text = typed[id];
    if (text === undefined) return [];
    const read = readAnswer(ask, text);
    const answer = read?.value === ask.assumed ? null : read;
    return same(kept.get(id), answer) ? [] : [{ id, answer }];
  });
}

/** Whether the plan was made by other answers than those that are kept. */
export const isUnplanned = (asked: readonly Asked[], kept: ReadonlyMap<string, Answer>): boolean =>
  asked.some(({ id, answer }) => kept.get(id)?.value !== answer);
