import type { ImportTool } from '@daymark/domain/imports';
import { t } from '@daymark/words/t';
import { filesIn, isGzip, isZip, type PackedFile, unzippedGzip } from './archive.ts';
import { isAsana, readAsana } from './asana.ts';
import { tableIn } from './csv.ts';
import { textOf } from './decode.ts';
import { fitted } from './fit.ts';
import { Losses } from './losses.ts';
import { type FoundProject, ImportProblem, type ReadFile, type Setting } from './shape.ts';
import { isTaskTable, readSpreadsheet } from './spreadsheet.ts';
import { isSuperProductivity, readSuperProductivity } from './super-productivity.ts';
import { isTodoistJson, readTodoistJson } from './todoist-json.ts';
import { isTodoistTable, readTodoistTable } from './todoist-table.ts';
import { isTrello, readTrello } from './trello.ts';
import { isTududi, readTududi } from './tududi.ts';
import { isVikunja, readVikunja } from './vikunja.ts';

interface Found {
  tool: ImportTool;
  projects: FoundProject[];
  table?: ReadFile['table'];
}

const unknown = () =>
  new ImportProblem(
    t`Daymark does not recognise this file. It reads exports of Todoist, Trello, Asana, Vikunja, tududi and Super Productivity, and tables (CSV) with a column of titles.`,
  );

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw new ImportProblem(
      t`This JSON file is damaged or incomplete. Please export and download it again.`,
      { cause },
    );
  }
}

function readJson(text: string, setting: Setting, losses: Losses): Found {
  const json = parsed(text);
  if (isTrello(json)) return { tool: 'trello', projects: readTrello(json, setting, losses) };
  if (isTududi(json)) return { tool: 'tududi', projects: readTududi(json, setting, losses) };
  if (isSuperProductivity(json))
    return { tool: 'super-productivity', projects: readSuperProductivity(json, setting, losses) };
  if (isVikunja(json)) return { tool: 'vikunja', projects: readVikunja(json, setting, losses) };
  if (isTodoistJson(json)) return { tool: 'todoist', projects: readTodoistJson(json, setting, losses) };
  throw unknown();
}

function readTable(text: string, setting: Setting, losses: Losses): Found {
  const table = tableIn(text);
  if (isTodoistTable(table)) return { tool: 'todoist', projects: [readTodoistTable(table, setting, losses)] };
  if (isAsana(table)) return { tool: 'asana', projects: readAsana(table, setting, losses) };
  if (/^\uFEFF?\s*</.test(text) || !isTaskTable(table)) throw unknown();
  return { tool: 'spreadsheet', ...readSpreadsheet(table, setting, losses) };
}

function readText({ name, bytes }: PackedFile, setting: Setting, losses: Losses): Found {
  const text = textOf(bytes);
  const isJson = /^\uFEFF?\s*[[{]/.test(text);
  return isJson
    ? readJson(text, { ...setting, fileName: name }, losses)
    : readTable(text, { ...setting, fileName: name }, losses);
}

/** A backup of Todoist has a table for each project; the other archives have one file with everything. */
async function readArchive(bytes: Uint8Array, setting: Setting, losses: Losses): Promise<Found> {
  const { files, others } = await filesIn(bytes);
  if (others > 0) losses.add(t`Files`, t`Files and pictures are not taken`, others);
  const whole =
    files.find(({ name }) => name === 'data.json') ?? files.find(({ name }) => /\.json$/i.test(name));
  if (whole) return readText(whole, setting, losses);
  const found = files.map((file) => readText(file, setting, losses));
  const [first] = found;
  if (!first) throw unknown();
  return { tool: first.tool, projects: found.flatMap(({ projects }) => projects) };
}

/** Reads the file of a tool, which is recognised by its content. Throws `ImportProblem`. */
export async function readFile(bytes: Uint8Array, setting: Setting): Promise<ReadFile> {
  const losses = new Losses();
  const found = isZip(bytes)
    ? await readArchive(bytes, setting, losses)
    : readText(
        { name: setting.fileName, bytes: isGzip(bytes) ? unzippedGzip(bytes) : bytes },
        setting,
        losses,
      );
  const { projects, becomes } = fitted(found.projects, losses);
  return { tool: found.tool, projects, becomes, lost: losses.list(), table: found.table ?? null };
}
