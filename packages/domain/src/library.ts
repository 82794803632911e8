import { type LibraryFields, type SuggestionFields, type TaskFields, UNSAID } from './reading.ts';

const NAME_LINE = 'name-';

/** Whether an id is that of a project's name, which earlier versions gave a line of its own. */
export const isNameLine = (id: string): boolean => id.startsWith(NAME_LINE);

/** The statement id of what a kind of project takes beside the lines of its brief. */
export const kindLineId = (kind: string): string => `kind-${kind}`;

/** The id of a step of a line. */
export const stepIdOf = (statement: string, place: number): string => `${statement}-step-${place}`;

/** The id of the statement that a step belongs to; other ids are returned unchanged. */
export const lineOf = (statement: string): string => statement.replace(/-step-\d+$/, '');

/** A wish that is broken down as the single task that it names. */
export const wishedTask = ({
  wish,
  from,
  by,
  weekdays,
  except,
  exceptWeekdays,
  after,
}: LibraryFields): TaskFields => ({
  kind: 'task',
  title: wish,
  ...UNSAID.task,
  steps: [],
  from,
  by,
  weekdays,
  except,
  exceptWeekdays,
  after,
});

/** A suggestion as the task that it becomes when the user adds it. */
export const suggestedTask = ({ title, minutes, library, after }: SuggestionFields): TaskFields => ({
  kind: 'task',
  title,
  ...UNSAID.task,
  effort: { amount: minutes, unit: 'minutes', per: 'whole', said: false },
  after,
  library,
});
