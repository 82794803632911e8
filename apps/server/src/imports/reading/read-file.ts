import type { ImportTool } from '@daymark/domain/imports';
import { isBlank } from '@daymark/domain/text';
import { t } from '@daymark/words/t';
import { filesIn, isGzip, isZip, type PackedFile, unzippedGzip } from './archive.ts';
import { readAsana } from './asana.ts';
import { tableIn } from './csv.ts';
import { readDaymarkTable } from './daymark-table.ts';
import { textOf } from './decode.ts';
import { fitted } from './fit.ts';
import { looksLikeJson, parsedJson } from './json.ts';
import { Losses } from './losses.ts';
import { type FoundProject, ImportProblem, type ReadFile, type Setting } from './shape.ts';
import { isTaskTable, readSpreadsheet } from './spreadsheet.ts';
import { isSuperProductivity, readSuperProductivity } from './super-productivity.ts';
import { readTickTick } from './ticktick.ts';
import { isTodoistJson, readTodoistJson } from './todoist-json.ts';
import { readTodoistTable } from './todoist-table.ts';
import { hasColumnsOf } from './tool-columns.ts';
import { isTrello, readTrello } from './trello.ts';
import { isTududi, readTududi } from './tududi.ts';
import { isVikunja, readVikunja } from './vikunja.ts';
import { isWekan, readWekan } from './wekan.ts';

interface Found {
  tool: ImportTool;
  projects: FoundProject[];
  table?: ReadFile['table'];
}

/** The file is of no tool that is read here. */
class UnknownFile extends ImportProblem {
  constructor() {
    super(
      t`Daymark does not recognise this file. It reads exports of Todoist, TickTick, Trello, Asana, Vikunja, tududi, Super Productivity and Wekan, and tables (CSV) with a column of titles.`,
    );
  }
}

/** A file of another tool may have lists by the same names. Then nothing in it has a title. */
function recognised(found: Found): Found {
  const tasks = found.projects.flatMap((project) => project.tasks);
  if (tasks.length > 0 && tasks.every(({ title }) => isBlank(title))) throw new UnknownFile();
  return found;
}

function readJson(text: string, setting: Setting, losses: Losses): Found {
  const json = parsedJson(text);
  if (isTrello(json)) return { tool: 'trello', projects: readTrello(json, setting, losses) };
  if (isWekan(json)) return { tool: 'wekan', projects: readWekan(json, setting, losses) };
  if (isTududi(json)) return { tool: 'tududi', projects: readTududi(json, setting, losses) };
  if (isSuperProductivity(json))
    return { tool: 'super-productivity', projects: readSuperProductivity(json, setting, losses) };
  if (isVikunja(json)) return { tool: 'vikunja', projects: readVikunja(json, setting, losses) };
  if (isTodoistJson(json)) return { tool: 'todoist', projects: readTodoistJson(json, setting, losses) };
  throw new UnknownFile();
}

function readTable(text: string, setting: Setting, losses: Losses): Found {
  if (/^\uFEFF?\s*</.test(text)) throw new UnknownFile();
  const table = tableIn(text);
  const { header } = table;
  losses.add(t`Rows`, t`It is above the names of the columns, so it is not taken`, table.above);
  if (hasColumnsOf(header, 'todoist'))
    return { tool: 'todoist', projects: [readTodoistTable(table, setting, losses)] };
  if (hasColumnsOf(header, 'asana')) return { tool: 'asana', projects: readAsana(table, setting, losses) };
  if (hasColumnsOf(header, 'ticktick'))
    return { tool: 'ticktick', projects: readTickTick(table, setting, losses) };
  if (hasColumnsOf(header, 'daymark'))
    return { tool: 'daymark', projects: readDaymarkTable(table, setting, losses) };
  if (!isTaskTable(table)) throw new UnknownFile();
  return { tool: 'spreadsheet', ...readSpreadsheet(table, setting, losses) };
}

function readText({ name, bytes }: PackedFile, setting: Setting, losses: Losses): Found {
  const text = textOf(bytes);
  const read = looksLikeJson(text) ? readJson : readTable;
  return recognised(read(text, { ...setting, fileName: name }, losses));
}

interface Packed {
  file: PackedFile;
  read: Found | ImportProblem;
  losses: Losses;
}

/** A file of an archive, with what is lost of it, or with why it cannot be read. */
function readPacked(file: PackedFile, setting: Setting): Packed {
  const losses = new Losses();
  try {
    return { file, read: readText(file, setting, losses), losses };
  } catch (error) {
    if (error instanceof ImportProblem) return { file, read: error, losses };
    throw error;
  }
}

/** Data that says nothing, as the list of filters of somebody who has none. */
const isNothing = ({ bytes }: PackedFile): boolean =>
  bytes.length < 10 && /^(?:\[\]|\{\}|null)?$/.test(Buffer.from(bytes).toString().trim());

const rankOf = ({ name }: PackedFile): number => (name === 'data.json' ? 0 : /\.json$/i.test(name) ? 1 : 2);

/** All files of an archive that are of one tool: a backup may have a file for each project. The others are counted. */
async function readArchive(bytes: Uint8Array, setting: Setting, losses: Losses): Promise<Found> {
  const { files, others } = await filesIn(bytes);
  if (others > 0) losses.add(t`Files`, t`Files and pictures are not taken`, others);
  const packed = files
    .filter((file) => !isNothing(file))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map((file) => readPacked(file, setting));
  const first = packed.find(({ read }) => !(read instanceof ImportProblem))?.read ?? packed[0]?.read;
  if (!first || first instanceof ImportProblem) throw first ?? new UnknownFile();
  const projects: FoundProject[] = [];
  for (const { file, read, losses: own } of packed) {
    if (read instanceof ImportProblem) losses.add(file.name, read.message);
    else if (read.tool !== first.tool)
      losses.add(file.name, t`This file of the archive is of another tool, so it is not taken`);
    else {
      projects.push(...read.projects);
      losses.addAll(own);
    }
  }
  return { tool: first.tool, projects };
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
