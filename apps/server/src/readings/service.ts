import type { ProjectReading, StatementCorrection } from '@daymark/contract/readings';
import { CORRECTIONS_MAX_COUNT, Reading as ReadingShape } from '@daymark/contract/readings';
import { Statement as StatementShape } from '@daymark/contract/statements';
import { lineOf } from '@daymark/domain/library';
import type { Statement } from '@daymark/domain/reading';
import { USUAL_DEPTH } from '@daymark/domain/steps';
import { withSteps } from '@daymark/planner/breakdown/expand';
import { withCorrections } from '@daymark/planner/corrections';
import { t } from '@daymark/words/t';
import type { z } from 'zod';
import type { AiContext } from '../ai/context.ts';
import { datesReadFor, madeFromOf } from '../ai/reading.ts';
import { type Brief, brokenDownFor, readBrief } from '../ai/service.ts';
import { type Database, inTransaction } from '../db/database.ts';
import type { Corrections, KeptReading } from '../db/kept-reading.ts';
import { AppError, invalid, notFound } from '../http/errors.ts';
import { deleteCorrection, updateCorrection, updateReading } from '../projects/reading-store.ts';
import { type SeenProject, seeProject } from '../projects/service.ts';

type Correction = z.output<typeof StatementCorrection>;

/** A stored Reading. One in an outdated format is read again. */
function keptReading(kept: KeptReading | null): KeptReading | null {
  const { data: reading } = ReadingShape.safeParse(kept?.reading);
  if (!kept || !reading) return null;
  const { whole, ...known } = kept;
  const { data: broken } = ReadingShape.safeParse(whole?.reading);
  return { ...known, reading, ...(whole && broken && { whole: { ...whole, reading: broken } }) };
}

/** The stored corrections, in the present format of statements. */
const correctionsIn = (kept: Corrections): Statement[] =>
  Object.values(kept).flatMap((one) => StatementShape.safeParse(one).data ?? []);

/** The input for reading a project: its words and dates, the last Reading, and the user's corrections. */
export const briefOf = ({ project, milestones }: Pick<SeenProject, 'project' | 'milestones'>): Brief => ({
  projectId: project.id,
  name: project.name,
  description: project.description,
  category: project.category,
  tags: project.tags,
  priority: project.priority,
  startDate: project.start_date,
  dueDate: project.due_date,
  week: { weekdays: project.weekdays, hoursPerDay: project.hours_per_day },
  milestones: milestones.map(({ id, name, due_date: dueDate }) => ({ id, name, dueDate })),
  depth: project.proposed?.depth ?? USUAL_DEPTH,
  kind: project.proposed?.projectKind ?? null,
  known: keptReading(project.reading),
  corrections: correctionsIn(project.corrections),
});

/** The stored and corrected statements of a project. It reads nothing: empty if these words were not read yet. */
export function statementsKept(seen: SeenProject): Statement[] {
  const brief = briefOf(seen);
  const { known, corrections, description } = brief;
  if (known?.madeFrom !== madeFromOf(brief)) return [];
  const { whole, reading } = known;
  if (whole?.madeFor === brokenDownFor(brief)) return whole.reading.statements;
  // Broken down for other corrections: its lines are known, their steps with the next proposal.
  return withCorrections(reading, corrections, description).statements;
}

/** The same with the steps of its lines in their place, which are what tasks and waits of the plan carry out. */
export const stepsKept = (seen: SeenProject): Statement[] =>
  withSteps({ statements: statementsKept(seen) }).statements;

async function toProjectReading(context: AiContext, brief: Brief): Promise<ProjectReading> {
  const read = await readBrief(context, brief);
  return {
    madeFrom: madeFromOf(brief),
    reading: read?.reading ?? null,
    engine: read?.known.engine ?? null,
    ...(read && datesReadFor(read.known, brief)),
  };
}

/** What the brief of a project says, with what its person corrected. */
export async function readingOfProject(context: AiContext, projectId: string): Promise<ProjectReading> {
  return toProjectReading(context, briefOf(await seeProject(context, projectId)));
}

const changedMeanwhile = () =>
  new AppError('conflict', t`The brief was changed meanwhile. Look at what it says now and correct that.`);

/** Stores the Reading of a project, if it is new and the words have not changed. */
export async function keepReading(
  db: Database,
  userId: string,
  brief: Pick<Brief, 'projectId' | 'name' | 'description' | 'known'>,
  known: KeptReading,
): Promise<void> {
  const { projectId: id, name, description } = brief;
  if (id !== null && known !== brief.known) await updateReading(db, { userId, id, name, description }, known);
}

function stated(
  brief: Brief,
  line: Pick<Statement, 'id' | 'words'>,
  { madeFrom: _, words = line.words, ...fields }: Correction,
): Statement {
  const { text, start, end } = words;
  if (brief.description.slice(start, end) !== text)
    throw invalid('words', t`These words are not at that place in the brief`);
  return { id: line.id, words, sure: true, statedBy: 'person', ...fields };
}

/** A line of the brief, or a step of one, which has no words of its own. */
function lineToCorrect(
  statements: readonly Statement[],
  statement: string,
): Pick<Statement, 'id' | 'words'> | undefined {
  const line = statements.find(({ id }) => id === lineOf(statement));
  return line && line.id !== statement ? { id: statement, words: { text: '', start: 0, end: 0 } } : line;
}

interface Line {
  projectId: string;
  statement: string;
}

/** What follows from the corrections of a project, in the transaction that writes them. */
type Following = (context: AiContext, projectId: string) => Promise<void>;

/** Writes the corrections of a project, and what follows from them; undefined if nothing was written. */
const writeWith = (
  context: AiContext,
  { projectId }: Line,
  write: (trx: Database) => Promise<Corrections | undefined>,
  follow: Following,
): Promise<Corrections | undefined> =>
  inTransaction(context.db, async (trx: Database) => {
    const corrections = await write(trx);
    if (corrections) await follow({ ...context, db: trx }, projectId);
    return corrections;
  });

/**
 * Stores the user's correction of a line. From now on plans use it, whichever engine reads the brief again, while the
 * brief has its words.
 */
export async function correctStatement(
  context: AiContext,
  line: Line,
  correction: Correction,
  follow: Following,
): Promise<ProjectReading> {
  const { projectId, statement } = line;
  const brief = briefOf(await seeProject(context, projectId));
  if (madeFromOf(brief) !== correction.madeFrom) throw changedMeanwhile();
  const read = await readBrief(context, brief);
  const found = lineToCorrect(read?.reading.statements ?? [], statement);
  if (!found) throw notFound('Line');
  const { name, description } = brief;
  const of = { userId: context.userId, id: projectId, name, description };
  const said = stated(brief, found, correction);
  const write = (trx: Database) => updateCorrection(trx, of, said, CORRECTIONS_MAX_COUNT);
  const corrections = await writeWith(context, line, write, follow);
  if (!corrections) throw await whyNotKept(context, projectId, correction);
  return toProjectReading(context, withThese(brief, corrections));
}

const withThese = (brief: Brief, corrections: Corrections): Brief => ({
  ...brief,
  corrections: correctionsIn(corrections),
});

async function whyNotKept(
  context: AiContext,
  projectId: string,
  { madeFrom }: Correction,
): Promise<AppError> {
  const brief = briefOf(await seeProject(context, projectId));
  return madeFromOf(brief) === madeFrom
    ? invalid(
        'kind',
        t`At most ${CORRECTIONS_MAX_COUNT} lines can be corrected. Please take some back first.`,
      )
    : changedMeanwhile();
}

/** Removes a correction: the original statement applies again. */
export async function takeCorrectionBack(
  context: AiContext,
  line: Line,
  follow: Following,
): Promise<ProjectReading> {
  const { userId } = context;
  const { projectId: id, statement } = line;
  const brief = briefOf(await seeProject(context, id));
  const write = (trx: Database) => deleteCorrection(trx, { userId, id }, statement);
  const corrections = await writeWith(context, line, write, follow);
  if (!corrections) throw notFound('Correction');
  return toProjectReading(context, withThese(brief, corrections));
}
