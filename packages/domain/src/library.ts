import { type LibraryFields, type SuggestionFields, type TaskFields, UNSAID } from './reading.ts';
import { statementIds } from './statement-ids.ts';

const NAME_LINE = 'name-';

/** Names the line that the name of a project is, where it has no other words. */
export const nameLineId = (name: string): string => `${NAME_LINE}${statementIds([{ text: name }])[0]}`;

export const isNameLine = (id: string): boolean => id.startsWith(NAME_LINE);

/** Names a step of a statement from the library. */
export const stepIdOf = (statement: string, place: number): string => `${statement}-step-${place}`;

/** The line of the brief that a statement stands in: for a step of the library that of its whole project. */
export const lineOf = (statement: string): string => statement.replace(/-step-\d+$/, '');

/** What comes from the library as the one task that its wish is. */
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
  ...{ from, by, weekdays, except, exceptWeekdays, after },
});

/** A suggestion as the task that it becomes once a person adds it. */
export const suggestedTask = ({ title, minutes, library, after }: SuggestionFields): TaskFields => ({
  kind: 'task',
  title,
  ...UNSAID.task,
  effort: { amount: minutes, unit: 'minutes', per: 'whole', said: false },
  after,
  library,
});
