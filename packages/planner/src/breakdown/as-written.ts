import { lineOf } from '@daymark/domain/library';
import type { After, Statement } from '@daymark/domain/reading';

/** Whether a model added it without words of the brief. */
const isAdded = ({ statedBy, words }: Statement): boolean => statedBy === 'model' && words.text === '';

const isWork = ({ kind }: Statement): boolean => kind === 'task' || kind === 'repeat';

const followedBy = (one: Statement): readonly After[] => {
  if (one.kind === 'task') return one.after;
  return one.kind === 'wait' ? one.after.map((statement) => ({ statement, lag: null, each: false })) : [];
};

/** One task for each line, with the hours of the model's steps. */
const asOneTask = (one: Statement): Statement =>
  one.kind === 'task' && one.steps?.some(({ by }) => by === 'model') ? { ...one, steps: undefined } : one;

/**
 * What a model says about a brief as the brief has it: without steps, and without what no words ask for. If that is all
 * there is, it stays.
 */
export function asWritten(statements: readonly Statement[]): Statement[] {
  const left = statements.filter((one) => !isAdded(one));
  if (!left.some(isWork)) return statements.map(asOneTask);
  const gone = new Map(statements.filter(isAdded).map((one) => [one.id, one]));
  const through = (after: readonly After[], seen: ReadonlySet<string>): After[] =>
    after.flatMap((link) => {
      const line = lineOf(link.statement);
      const one = gone.get(line);
      if (!one) return [{ ...link, statement: line }];
      return seen.has(one.id) ? [] : through(followedBy(one), new Set([...seen, one.id]));
    });
  const linksOf = (one: Statement): After[] => [
    ...new Map(through(followedBy(one), new Set([one.id])).map((link) => [link.statement, link])).values(),
  ];
  return left.map((one): Statement => {
    if (one.kind === 'task') return asOneTask({ ...one, after: linksOf(one) });
    return one.kind === 'wait' ? { ...one, after: linksOf(one).map(({ statement }) => statement) } : one;
  });
}
