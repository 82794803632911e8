import { t } from '@daymark/words/t';

/** The tools whose files can be imported. `daymark` is its own CSV, `spreadsheet` any other with a column of titles. */
export const IMPORT_TOOLS = [
  'daymark',
  'todoist',
  'ticktick',
  'trello',
  'asana',
  'vikunja',
  'tududi',
  'super-productivity',
  'wekan',
  'spreadsheet',
] as const;
export type ImportTool = (typeof IMPORT_TOOLS)[number];

const NAMES: Record<Exclude<ImportTool, 'spreadsheet'>, string> = {
  daymark: 'Daymark',
  todoist: 'Todoist',
  ticktick: 'TickTick',
  trello: 'Trello',
  asana: 'Asana',
  vikunja: 'Vikunja',
  tududi: 'tududi',
  'super-productivity': 'Super Productivity',
  wekan: 'Wekan',
};

export const importToolName = (tool: ImportTool): string =>
  tool === 'spreadsheet' ? t`Table (CSV)` : NAMES[tool];

/** The fields of a task that a column of a table can hold. */
export const COLUMN_FIELDS = [
  'title',
  'project',
  'section',
  'notes',
  'status',
  'priority',
  'dueDate',
  'hours',
  'tags',
] as const;
export type ColumnField = (typeof COLUMN_FIELDS)[number];

/** The number of the column of each field, from 0. */
export type Columns = Partial<Record<ColumnField, number>>;

/** What the kinds of things in the file become. */
export const BECOMING = [
  'projects',
  'sections',
  'tasks',
  'subtasks',
  'steps',
  'done',
  'dates',
  'estimates',
  'timeSpent',
  'priorities',
  'tags',
  'notes',
  'comments',
  'repeats',
  'dependencies',
] as const;
export type Becoming = (typeof BECOMING)[number];
