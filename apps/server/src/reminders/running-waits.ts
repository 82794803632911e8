import type { Day } from '@daymark/domain/dates';
import type { Statement } from '@daymark/domain/reading';
import type { Status } from '@daymark/domain/statuses';

/** A task of the plan of a Reading. */
export interface PlannedWork {
  title: string;
  statement: string | null;
  status: Status;
  /** The day on which it was completed. */
  completedOn: Day | null;
}

/** A wait that has begun and is not over: what it follows is done, and what follows it is not begun. */
export interface RunningWait {
  statement: string;
  title: string;
  who: string | null;
  since: Day;
  /** The task that follows. */
  next: string;
}

const follows = (statement: Statement, id: string): boolean =>
  'after' in statement &&
  statement.after.some((one) => (typeof one === 'string' ? one === id : one.statement === id));

/** What follows a statement: what the brief puts after it, else its next task. */
function followersOf(statements: readonly Statement[], { id }: Statement): readonly Statement[] {
  const said = statements.filter((one) => follows(one, id));
  if (said.length > 0) return said;
  const later = statements.slice(statements.findIndex((one) => one.id === id) + 1);
  return later.filter(({ kind }) => kind === 'task').slice(0, 1);
}

/** The waits of a Reading that run now. `statements` have the user's corrections. */
export function runningWaits(statements: readonly Statement[], work: readonly PlannedWork[]): RunningWait[] {
  const ofStatement = Map.groupBy(work, ({ statement }) => statement);
  const workOf = (id: string) => ofStatement.get(id) ?? [];
  return statements.flatMap((wait): RunningWait[] => {
    if (wait.kind !== 'wait') return [];
    const before = wait.after.flatMap(workOf);
    const after = followersOf(statements, wait).flatMap(({ id }) => workOf(id));
    const since = before
      .flatMap(({ completedOn }) => completedOn ?? [])
      .toSorted()
      .at(-1);
    const [next] = after;
    const hasBegun = since !== undefined && before.every(({ status }) => status === 'Completed');
    if (!hasBegun || !next || after.some(({ status }) => status !== 'Pending')) return [];
    return [{ statement: wait.id, title: wait.title, who: wait.who, since, next: next.title }];
  });
}
