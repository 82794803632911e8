import { type LibraryFields, type SuggestionFields, type TaskFields, UNSAID } from './reading.ts';
import { statementIds } from './statement-ids.ts';

const NAME_LINE = 'name-';

/** The statement id for the name of a project, if the name has no statement of its own. */
export const nameLineId = (name: string): string => `${NAME_LINE}${statementIds([{ text: name }])[0]}`;

export const isNameLine = (id: string): boolean => id.startsWith(NAME_LINE);

/** The id of a library step of a statement. */
export const stepIdOf = (statement: string, place: number): string => `${statement}-step-${place}`;

/** The id of the statement that a step belongs to; other ids are returned unchanged. */
export const lineOf = (statement: string): string => statement.replace(/-step-\d+$/, '');

/** A statement from the library as the single task that its wish names. */
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
