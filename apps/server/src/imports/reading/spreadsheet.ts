import { COLUMN_FIELDS, type ColumnField, type Columns } from '@daymark/domain/imports';
import { t } from '@daymark/words/t';
import { statusOfColumn } from './columns.ts';
import type { Table } from './csv.ts';
import { makeCounter } from './keys.ts';
import type { Losses } from './losses.ts';
import { priorityOfWord } from './priority-words.ts';
import { saidDate } from './said-dates.ts';
import { type FoundProject, type FoundTask, ImportProblem, type ReadFile, type Setting } from './shape.ts';

// Names of columns in the exports of Microsoft To Do, Outlook, Notion, Google Tasks, TickTick and people's own tables.
const NAMES: Record<ColumnField, RegExp> = {
  title:
    /^(?:title|name|task(?: name)?|subject|summary|to-?do|aufgabe|titel|betreff|nom|titre|tâche|objet|sujet|título|nombre|tarea|asunto)$/i,
  project:
    /^(?:project|list(?: name)?|folder(?: name)?|board|projekt|liste|ordner|projet|dossier|proyecto|lista|carpeta)$/i,
  section:
    /^(?:section|group|column|category|categories|milestone|phase|abschnitt|kategorie|meilenstein|étape|catégorie|sección|categoría|hito)$/i,
  notes:
    /^(?:notes?|description|body|content|details?|comments?|notizen?|beschreibung|inhalt|remarques?|notas?|descripción|contenido)$/i,
  status:
    /^(?:status|state|done|completed?|is completed|finished|erledigt|abgeschlossen|état|statut|terminé|fait|estado|hecho|completad[oa])$/i,
  priority: /^(?:priority|importance|priorität|wichtigkeit|priorité|prioridad|importancia)$/i,
  dueDate:
    /^(?:due(?: date| on)?|deadline|date|end date|fällig(?: am)?|fälligkeit(?:sdatum)?|termin|datum|échéance|date d’échéance|fecha(?: de vencimiento)?|vencimiento)$/i,
  hours:
    /^(?:hours|estimated? ?(?:hours|time)?|effort|stunden|aufwand|schätzung|heures|estimation|horas|estimación)$/i,
  tags: /^(?:tags?|labels?|schlagw[oö]rt(?:er)?|étiquettes?|etiquetas?)$/i,
};

function guessed({ header }: Table): Columns {
  const columns: Columns = {};
  for (const field of COLUMN_FIELDS) {
    const at = header.findIndex(
      (name, index) => NAMES[field].test(name) && !Object.values(columns).includes(index),
    );
    if (at >= 0) columns[field] = at;
  }
  return columns;
}

/** Whether a text can be a table of tasks: it has a column of titles, or several columns to choose it from. */
export const isTaskTable = (table: Table): boolean =>
  guessed(table).title !== undefined || table.header.length > 1;

/** The column with the longest texts, for a table whose columns have unknown names. */
function wordiest({ header, rows }: Table): number {
  const lengths = header.map((_, at) =>
    rows.slice(0, 50).reduce((sum, row) => sum + (row[at] ?? '').replace(/[\d\W]/g, '').length, 0),
  );
  return lengths.indexOf(Math.max(...lengths));
}

const TRUE = /^(?:true|yes|x|✓|✔|1|ja|wahr|oui|vrai|sí|si|verdadero)$/i;

const HOURS = /^([\d.,]+)\s*(h|hours?|std\.?|stunden|heures?|horas?|m|min|minutes?|minuten|minutos)?$/i;

function hoursIn(text: string): number | undefined {
  const [, amount = '', unit = 'h'] = HOURS.exec(text.trim()) ?? [];
  const number = Number(amount.replace(',', '.'));
  if (!amount || !Number.isFinite(number) || number <= 0) return undefined;
  return unit.toLowerCase().startsWith('m') ? number / 60 : number;
}

const SHOWN_VALUES = 2;
const SHOWN_CHARACTERS = 24;

const tableOf = ({ header, rows }: Table, chosen: Columns): NonNullable<ReadFile['table']> => ({
  columns: header.map((name, at) => ({
    name: name.slice(0, 80),
    values: [...new Set(rows.slice(0, 30).map((row) => (row[at] ?? '').trim()))]
      .filter(Boolean)
      .slice(0, SHOWN_VALUES)
      .map((value) => (value.length > SHOWN_CHARACTERS ? `${value.slice(0, SHOWN_CHARACTERS)}…` : value)),
  })),
  chosen,
});

/** A table, by the columns that the person chose, else as they are guessed. */
export function readSpreadsheet(
  table: Table,
  setting: Setting,
  losses: Losses,
): { projects: FoundProject[]; table: ReadFile['table'] } {
  const { header, rows } = table;
  if (rows.length === 0) throw new ImportProblem(t`There are no tasks in this file.`);
  const guess = guessed(table);
  const chosen: Columns = setting.columns ?? { ...guess, title: guess.title ?? wordiest(table) };
  if (chosen.title === undefined || chosen.title >= header.length)
    throw new ImportProblem(t`Please choose the column that has the titles of the tasks.`);
  const name = setting.fileName.replace(/\.\w{1,5}$/, '').trim() || t`Imported`;
  const keyOf = makeCounter();
  const projects = new Map<string, FoundProject>();
  for (const row of rows) {
    const cell = (field: ColumnField) =>
      chosen[field] === undefined ? '' : (row[chosen[field]] ?? '').trim();
    if (cell('title') === '') continue;
    const project = cell('project') || name;
    const found = projects.get(project) ?? { key: `table ${project}`, name: project, tasks: [] };
    projects.set(project, found);
    found.tasks.push({
      ...taskOf(cell, setting, losses),
      key: keyOf('table', project, cell('section'), cell('title')),
    });
  }
  const taken = new Set(Object.values(chosen));
  for (const [at, column] of header.entries()) {
    const count = taken.has(at) ? 0 : rows.filter((row) => (row[at] ?? '').trim() !== '').length;
    if (count > 0) losses.add(column || t`Column ${at + 1}`, t`The column is not assigned to a field`, count);
  }
  return { projects: [...projects.values()], table: tableOf(table, chosen) };
}

function taskOf(
  cell: (field: ColumnField) => string,
  setting: Setting,
  losses: Losses,
): Omit<FoundTask, 'key'> {
  const said = cell('dueDate');
  const date = said ? saidDate(said, setting.locale, setting) : undefined;
  if (said && !date) losses.add(t`Due date`, t`The date was not understood, so it is kept in the notes`);
  const status = TRUE.test(cell('status')) ? 'Completed' : (statusOfColumn(cell('status')) ?? 'Pending');
  const priority = cell('priority');
  if (priority && !priorityOfWord(priority))
    losses.add(t`Priority`, t`The priority was not understood, so it is Medium`);
  const hours = cell('hours');
  if (hours && hoursIn(hours) === undefined)
    losses.add(t`Hours`, t`The number was not understood, so it is not taken`);
  return {
    title: cell('title'),
    notes: [cell('notes'), ...(said && !date ? [said] : [])].filter(Boolean).join('\n\n'),
    section: cell('section') || undefined,
    status,
    priority: priorityOfWord(priority) ?? 'Medium',
    dueDate: date?.day,
    dueTime: date?.time,
    repeats: date?.repeats,
    hours: hoursIn(hours),
    tags: cell('tags')
      .split(/[,;]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  };
}
