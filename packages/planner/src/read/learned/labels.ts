import type { StatementKind } from '@daymark/domain/reading';

/** The labels of the classifier. `modifier` is a detail of another clause, `lead` is a heading, `open` a question. */
export const LABELS = [
  'task',
  'repeat',
  'event',
  'wait',
  'availability',
  'theirs',
  'done',
  'excluded',
  'later',
  'modifier',
  'lead',
  'open',
  'note',
] as const;
export type Label = (typeof LABELS)[number];

const KIND_OF: Readonly<Record<Label, StatementKind>> = {
  task: 'task',
  repeat: 'repeat',
  event: 'event',
  wait: 'wait',
  availability: 'availability',
  theirs: 'theirs',
  done: 'done',
  excluded: 'excluded',
  later: 'later',
  modifier: 'note',
  lead: 'note',
  open: 'note',
  note: 'note',
};

/** The statement kind of a label; a modifier is no statement of its own. */
export const kindOf = (label: Label): StatementKind => KIND_OF[label];
