import type { Priority } from '@daymark/domain/priorities';
import { t } from '@daymark/words/t';
import { rowOf, type Table } from './csv.ts';
import { Fields } from './fields.ts';
import { makeCounter } from './keys.ts';
import type { Losses } from './losses.ts';
import { saidDate } from './said-dates.ts';
import type { FoundProject, FoundTask, Setting } from './shape.ts';
import { hoursOf, labelsIn } from './todoist-words.ts';

// The columns: https://todoist.com/help/articles/format-a-csv-file-to-import-into-todoist-UVUXTmm6
export const isTodoistTable = ({ header }: Table): boolean =>
  ['TYPE', 'CONTENT', 'PRIORITY', 'INDENT'].every((name) => header.includes(name));

/** In the CSV 1 is the most urgent; in the API's JSON it is 4. */
const PRIORITIES: Record<string, Priority> = { 1: 'High', 2: 'High', 3: 'Medium', 4: 'Medium' };

const NO_CONTENT = ['IS_COLLAPSED', 'AUTHOR', 'TIMEZONE', 'DATE_LANG', 'DEADLINE_LANG', 'VIEW_STYLE', 'meta'];

/** "Inbox [2203306141].csv": the name and the id that a backup writes. */
const namedAfter = (fileName: string): string =>
  fileName
    .replace(/\.csv$/i, '')
    .replace(/\s*\[\d+\]$/, '')
    .trim();

/** A project of Todoist as CSV, which says nothing about its own name but in the file's. */
export function readTodoistTable(
  table: Table,
  { fileName, ...setting }: Pick<Setting, 'fileName' | 'today' | 'timezone' | 'locale'>,
  losses: Losses,
): FoundProject {
  const id = /\[(\d+)\]/.exec(fileName)?.[1];
  const name = namedAfter(fileName) || 'Todoist';
  const keyOf = makeCounter();
  const tasks: FoundTask[] = [];
  /** The titles of the tasks above, by their depth. */
  let above: string[] = [];
  let section: string | undefined;
  for (const row of table.rows) {
    const fields = new Fields(rowOf(table, row));
    const type = fields.text('TYPE').toLowerCase();
    const content = fields.text('CONTENT');
    const depth = Math.min(Math.max(fields.number('INDENT') ?? 1, 1), 10);
    if (type === 'section') section = content || undefined;
    if (type === 'note' && content) tasks.at(-1)?.comments?.push(content);
    if (type !== 'task' || content === '') {
      if (type !== '' && type !== 'task') fields.rest(null, losses, [...NO_CONTENT, 'PRIORITY', 'DATE']);
      continue;
    }
    const { title, tags } = labelsIn(content);
    above = [...above.slice(0, depth - 1), title];
    const said = fields.text('DATE');
    const date = said ? saidDate(said, fields.text('DATE_LANG'), setting) : undefined;
    if (said && !date) losses.add('DATE', t`The date was not understood, so it is kept in the notes`);
    tasks.push({
      key: keyOf(id ?? name, section ?? '', ...above),
      title,
      tags,
      section,
      parent: above.at(-2),
      notes: [fields.text('DESCRIPTION'), ...(said && !date ? [said] : [])].filter(Boolean).join('\n\n'),
      comments: [],
      status: 'Pending',
      priority: PRIORITIES[fields.text('PRIORITY')] ?? 'Medium',
      dueDate: date?.day,
      dueTime: date?.time,
      repeats: date?.repeats,
      hours: hoursOf(fields.number('DURATION'), fields.text('DURATION_UNIT'), losses),
    });
    fields.rest(null, losses, NO_CONTENT);
  }
  return { key: id ?? name, name, tasks };
}
