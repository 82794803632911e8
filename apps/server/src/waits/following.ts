import type { Day } from '@daymark/domain/dates';
import type { Statement, WaitFields } from '@daymark/domain/reading';
import type { Status } from '@daymark/domain/statuses';

/** A task of the plan of a Reading. */
export interface PlannedWork {
  title: string;
  statement: string | null;
  status: Status;
  /** The day on which it was completed. */
  completedOn: Day | null;
}

/** Where a wait of a Reading stands by the work before and after it. */
export interface WaitOfReading {
  statement: Statement & WaitFields;
  /** `before`: what it follows is not done. `running`: nothing that follows it is begun. */
  stage: 'before' | 'running' | 'begun';
  /** The title of the last work before it; null if there is none. */
  sent: string | null;
  /** When what it follows was done; null before. */
  since: Day | null;
  /** The statements whose work waits. */
  followers: string[];
}

const follows = (statement: Statement, id: string): boolean =>
  'after' in statement &&
  statement.after.some((one) => (typeof one === 'string' ? one === id : one.statement === id));

/** What follows a statement: what the brief puts after it, else its next task. */
export function followersOf(
  statements: readonly Statement[],
  { id }: Pick<Statement, 'id'>,
): readonly Statement[] {
  const said = statements.filter((one) => follows(one, id));
  if (said.length > 0) return said;
  const later = statements.slice(statements.findIndex((one) => one.id === id) + 1);
  return later.filter(({ kind }) => kind === 'task').slice(0, 1);
}

/** The waits of a Reading that work follows. `statements` have the user's corrections. */
export function waitsOfReading(
  statements: readonly Statement[],
  work: readonly PlannedWork[],
): WaitOfReading[] {
  const ofStatement = Map.groupBy(work, ({ statement }) => statement);
  const workOf = (id: string) => ofStatement.get(id) ?? [];
  return statements.flatMap((statement): WaitOfReading[] => {
    if (statement.kind !== 'wait') return [];
    const before = statement.after.flatMap(workOf);
    const followers = followersOf(statements, statement).map(({ id }) => id);
    const after = followers.flatMap(workOf);
    if (after.length === 0) return [];
    const days = before.flatMap(({ completedOn }) => completedOn ?? []).toSorted();
    const since = before.every(({ status }) => status === 'Completed') ? (days.at(-1) ?? null) : null;
    const isBegun = after.some(({ status }) => status !== 'Pending');
    return [
      {
        statement,
        sent: before.at(-1)?.title ?? null,
        since,
        followers,
        stage: since === null ? 'before' : isBegun ? 'begun' : 'running',
      },
    ];
  });
}
