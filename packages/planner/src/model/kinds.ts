import type { StatementFields, StatementKind, UnsureFields } from '@daymark/domain/reading';
import { availabilityFields } from './availability-fields.ts';
import type { CheckedStatement } from './checked-statement.ts';
import type { ModelStatement } from './statement.ts';
import { taskFields } from './task-fields.ts';
import { eventFields, repeatFields, theirsFields, waitFields } from './time-fields.ts';
import { questionFrom } from './wording.ts';

/** The alternative for a question about a doubtful kind: work, or something that is no work. */
const OTHERWISE: Readonly<Record<StatementKind, StatementKind>> = {
  task: 'note',
  repeat: 'task',
  event: 'note',
  wait: 'theirs',
  availability: 'note',
  theirs: 'task',
  done: 'task',
  excluded: 'task',
  later: 'task',
  note: 'task',
  unsure: 'note',
};

const asked = (kinds: UnsureFields['kinds'], title: string | null): UnsureFields => ({
  kind: 'unsure',
  kinds,
  question: questionFrom(title),
});

/** The statement as a question: it may be what the model says, or something else. */
export function unsureOf({ kind, maybe, title }: ModelStatement): UnsureFields {
  const options = [...new Set(maybe)].filter((one) => one !== 'unsure');
  const first = (kind === 'unsure' || kind === null ? options[0] : kind) ?? 'task';
  const second = options.find((one) => one !== first) ?? OTHERWISE[first];
  return asked([first, second], title);
}

/** Words without a statement. */
export const unread = (): UnsureFields => asked(['task', 'note'], null);

/** The fields of a statement's kind. A statement without the required fields becomes a question. */
export function fieldsOf(checked: CheckedStatement): StatementFields {
  const { statement } = checked;
  switch (statement.kind) {
    case 'task':
      return taskFields(checked);
    case 'repeat':
      return repeatFields(checked) ?? unsureOf(statement);
    case 'event':
      return eventFields(checked) ?? unsureOf(statement);
    case 'wait':
      return waitFields(checked) ?? unsureOf(statement);
    case 'availability':
      return availabilityFields(checked) ?? unsureOf(statement);
    case 'theirs':
      return theirsFields(checked);
    case 'done':
      return { kind: 'done', of: null };
    case 'excluded':
    case 'later':
    case 'note':
      return { kind: statement.kind };
    default:
      return unsureOf(statement);
  }
}
