import type { AvailabilityFields, SaidFields, StatementFields, StatementKind } from '@daymark/domain/reading';
import { isTimeOff } from '@daymark/domain/statements';
import type { CheckedStatement } from './checked-statement.ts';
import type { PlannedStatement } from './gather.ts';
import { fieldsOf } from './kinds.ts';
import type { Relation } from './statement.ts';

const KINDS = ['task', 'repeat', 'event', 'wait', 'theirs'] as const satisfies StatementKind[];

/** Whether it has more than its kind. */
const hasDetails = (fields: StatementFields): fields is SaidFields =>
  fields.kind !== 'unsure' && !(fields.kind === 'theirs' && fields.who === null && fields.by === null);

const withDays = (statement: PlannedStatement, from: Relation, to: Relation): PlannedStatement => ({
  ...statement,
  when: statement.when.map((when) => (when.rel === from ? { ...when, rel: to } : when)),
});

/**
 * The fields of a model's statement for its other kinds, made of its numbers and days. `checkedOf` checks a statement.
 */
export function alternativesOf(
  present: StatementFields,
  statement: PlannedStatement,
  checkedOf: (statement: PlannedStatement) => CheckedStatement,
): SaidFields[] {
  // The title of a question is not that of work, and it is also open whose work it is.
  const title = statement.kind === 'unsure' ? null : statement.title;
  const as = (kind: StatementKind, days = statement): StatementFields =>
    fieldsOf(checkedOf({ ...days, kind, title }));
  const made = KINDS.filter((kind) => kind !== present.kind).map((kind) => as(kind));
  const times = [
    as('availability'),
    as('availability', withDays(statement, 'on', 'not')),
    as('availability', withDays(statement, 'on', 'only')),
  ].filter((one): one is AvailabilityFields => one.kind === 'availability');
  const isOther = (one: AvailabilityFields): boolean =>
    present.kind !== 'availability' || isTimeOff(present) !== isTimeOff(one);
  const both = [times.find(isTimeOff), times.find((one) => !isTimeOff(one))].filter(
    (one) => one !== undefined,
  );
  return [...made.filter(hasDetails), ...both.filter(isOther)];
}
