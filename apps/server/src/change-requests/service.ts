import type { ChangeAcceptance, ChangeRequest } from '@daymark/contract/change-requests';
import { CORRECTIONS_MAX_COUNT } from '@daymark/contract/readings';
import type { Day } from '@daymark/domain/dates';
import { lineOf } from '@daymark/domain/library';
import { DESCRIPTION_MAX_LENGTH } from '@daymark/domain/limits';
import { sumHours } from '@daymark/domain/load';
import { milestonesProblem } from '@daymark/domain/milestones';
import { timelineProblem } from '@daymark/domain/projects';
import type { Reading, Statement } from '@daymark/domain/reading';
import { briefWith } from '@daymark/planner/change/brief-with';
import { ownWords } from '@daymark/planner/change/mail';
import { asksIn, type MailReading } from '@daymark/planner/change/model-asks';
import { t } from '@daymark/words/t';
import type { z } from 'zod';
import { madeFromOf, readingOfBrief } from '../ai/reading.ts';
import {
  type Brief,
  breakDown,
  type HowRead,
  type PlanningContext,
  type Proposal,
  readBrief,
  readMail,
} from '../ai/service.ts';
import type { KeptReading } from '../db/kept-reading.ts';
import { lockPlan } from '../db/plan-lock.ts';
import type { UserContext } from '../http/context.ts';
import { digestOf } from '../http/digest.ts';
import { AppError, invalid } from '../http/errors.ts';
import { seePlans } from '../plan-changes/service.ts';
import { type Material, materialOf, stateOf } from '../plans/material.ts';
import { toProposal } from '../plans/proposing.ts';
import { asProposed, writeOver, written } from '../plans/writing.ts';
import { type SeenProject, seeProject } from '../projects/service.ts';
import { updateWords } from '../projects/words.ts';
import { promiseDay } from '../promises/service.ts';
import { holdSubtasks } from '../subtasks/plan-writing.ts';
import { type DecidedAsk, decide, type Wish } from './deciding.ts';
import { replyTo } from './reply.ts';

/** A mail, read and planned beside the brief. */
interface Change {
  seen: SeenProject;
  mail: string;
  locale: string;
  asRead: MailReading;
  brief: Reading;
  asks: DecidedAsk[];
  /** The ids of the new lines of the brief by the asks' statements. */
  lines: ReadonlyMap<string, string>;
  corrections: Statement[];
  material: Material;
  proposal: Proposal;
  madeFrom: string;
}

/** A stamp of the project's words, dates, corrections and rows. */
export const stampOfSeen = ({ project, milestones, subtasks }: SeenProject): string =>
  stateOf({ ...project, milestones, asked: digestOf(subtasks.map(({ id, version }) => [id, version])) });

const howOf = ({ engine }: Wish): HowRead => ({ byBuiltIn: engine === 'builtin' });

/** The Reading of the present brief, and that of the mail. */
async function readBoth(context: PlanningContext, brief: Brief, wish: Wish) {
  const { builtIn } = context;
  const mail = ownWords(wish.mail);
  // A language model that has not read the brief yet is not asked for this alone.
  const present =
    (await readBrief(context, brief)) ?? (await readBrief({ ...context, engine: builtIn }, brief));
  const now = present?.reading ?? { statements: [] };
  const sent = wish.asRead && readingOfBrief(wish.asRead, mail);
  const asRead = sent && { ...sent, asks: wish.asRead?.asks };
  const { reading, locale } = await readMail(context, { mail, brief, present: now, asRead }, howOf(wish));
  return { mail, locale, asRead: reading, reading: now };
}

/** The Reading of the new brief, so that a language model need not read the old lines again. */
function readingWith(
  known: KeptReading | null,
  { name, description }: { name: string; description: string },
  lines: readonly Statement[],
): KeptReading | null {
  if (!known) return null;
  const statements = [...known.reading.statements, ...lines];
  return {
    ...known,
    madeFrom: madeFromOf({ name, description }),
    reading: { ...known.reading, statements },
  };
}

/** Why a project cannot be due on a day, or null. */
function dueDateProblem({ startDate, milestones }: Brief, dueDate: Day): string | null {
  const dates = { startDate, dueDate };
  return timelineProblem(startDate, dueDate) ?? milestonesProblem(milestones, dates)?.message ?? null;
}

async function changeOf(context: PlanningContext, projectId: string, wish: Wish): Promise<Change> {
  const seen = await seeProject(context, projectId);
  const material = materialOf(seen);
  const { brief } = material;
  const { mail, locale, asRead, reading } = await readBoth(context, brief, wish);
  const compared = { mail, locale, today: context.today, dueDate: brief.dueDate, brief: reading };
  const found =
    asksIn(asRead, reading) ?? (await context.planner.asks({ ...compared, reading: asRead }, context));
  // A day that the project cannot have, as a milestone is after it, is a question.
  const possible = found.map((ask) =>
    ask.due === null || dueDateProblem(brief, ask.due) === null
      ? ask
      : { ...ask, kind: 'unclear' as const, due: null },
  );
  const asks = decide(possible, wish, reading);
  const taken = asks.filter(({ isTaken }) => isTaken);
  const { description, corrections, lines } = briefWith({ ...brief, reading }, taken);
  if (description.length > DESCRIPTION_MAX_LENGTH)
    throw invalid(
      'mail',
      t`With these points the brief is longer than ${DESCRIPTION_MAX_LENGTH} characters. Take fewer of them.`,
    );
  const added = new Set(lines.values());
  const moved = taken.findLast(({ due }) => due !== null)?.due;
  const problem = wish.dueDate && dueDateProblem(brief, wish.dueDate);
  if (problem) throw invalid('dueDate', problem);
  const changed = {
    ...brief,
    description,
    dueDate: wish.dueDate ?? moved ?? brief.dueDate,
    known: readingWith(
      brief.known,
      { name: brief.name, description },
      corrections.filter(({ id }) => added.has(id)),
    ),
    corrections: [
      ...brief.corrections.filter(({ id }) => !corrections.some((one) => one.id === id)),
      ...corrections,
    ],
  };
  if (changed.corrections.length > CORRECTIONS_MAX_COUNT)
    throw invalid(
      'mail',
      t`With these points more than ${CORRECTIONS_MAX_COUNT} lines of the brief are corrected. Take fewer of them.`,
    );
  const proposal = await breakDown(context, changed, howOf(wish));
  return {
    seen,
    mail,
    locale,
    asRead,
    brief: reading,
    asks,
    lines,
    corrections,
    proposal,
    material: { ...material, brief: changed },
    madeFrom: stampOfSeen(seen),
  };
}

const lastOf = (days: readonly (Day | null)[]): Day | null =>
  days
    .flatMap((day) => day ?? [])
    .toSorted()
    .at(-1) ?? null;

/** Hours that an ask adds to the plan; null if they are not known. */
function hoursOf({ kind, isTaken, statement, about }: DecidedAsk, change: Change): number | null {
  if (!isTaken) return null;
  const { lines, proposal, seen } = change;
  if (kind === 'new') {
    const line = lines.get(statement.id);
    const own = proposal.tasks.filter(({ statement }) => statement !== null && lineOf(statement) === line);
    return sumHours(own.map(({ estimatedHours }) => estimatedHours));
  }
  const gone = seen.subtasks.filter(
    (row) => row.status !== 'Completed' && row.statement !== null && about.includes(lineOf(row.statement)),
  );
  if (kind !== 'dropped' || gone.length === 0) return null;
  return -gone.reduce((sum, row) => sum + (row.estimated_hours ?? 0), 0);
}

/** What a mail asks for beside the brief of a project, and the plan that it would have with it. Writes nothing. */
export async function readChangeRequest(
  context: PlanningContext,
  projectId: string,
  wish: Wish,
): Promise<ChangeRequest> {
  const change = await changeOf(context, projectId, wish);
  const { seen, brief, asks, material, proposal, asRead, madeFrom } = change;
  const { rows } = toProposal(material, proposal, context.today);
  const count = (kind: (typeof rows)[number]['change']): number =>
    rows.filter((row) => row.change === kind).length;
  const textOf = (id: string) => brief.statements.find((one) => one.id === id)?.words.text ?? [];
  const isOpen = ({ status }: { status: string }) => status !== 'Completed';
  const before = {
    dueDate: seen.project.due_date,
    lastDay: lastOf(seen.subtasks.filter(isOpen).map((row) => row.due_date)),
  };
  const after = {
    dueDate: material.brief.dueDate,
    lastDay: lastOf(
      rows.map(({ change: how, task, subtask }) => {
        if (how === 'removed' || (!task && subtask && !isOpen(subtask))) return null;
        return (task ?? subtask)?.dueDate ?? null;
      }),
    ),
    feasible: proposal.plan.feasible,
    added: count('added'),
    changed: count('changed'),
    removed: count('removed'),
  };
  return {
    asks: asks.map((ask) => ({
      key: ask.statement.id,
      kind: ask.kind,
      words: ask.statement.words.text,
      about: ask.about.flatMap(textOf),
      dueDate: ask.due,
      isTaken: ask.isTaken,
      isKnown: ask.isKnown,
      hours: hoursOf(ask, change),
    })),
    before,
    after,
    plan: proposal.plan,
    asRead,
    madeFrom,
    reply: replyTo({ mail: change.mail, asks, before, after, locale: change.locale }),
  };
}

const changedMeanwhile = () =>
  new AppError(
    'conflict',
    t`The project was changed since this mail was read. Nothing was written. Read it again: the mail is kept.`,
  );

/** Adds what a mail asks for to the brief and plans it, completely or not at all. One undo takes all of it back. */
export async function acceptChangeRequest(
  context: PlanningContext & UserContext,
  projectId: string,
  { madeFrom, isPromised, ...wish }: z.output<typeof ChangeAcceptance>,
) {
  const { userId, now, today } = context;
  const change = await changeOf(context, projectId, wish);
  const { seen, material, proposal, corrections } = change;
  if (change.madeFrom !== madeFrom) throw changedMeanwhile();
  const { description, dueDate } = material.brief;
  if (corrections.length === 0 && dueDate === seen.project.due_date)
    throw invalid(
      'asks',
      t`Nothing is left of this mail that would change the project. Choose what you take on.`,
    );
  const project = { userId, id: projectId };
  const before = seen.project.corrections;
  const ids = corrections.map(({ id }) => id);
  return context.once(async (trx) => {
    await lockPlan(trx, { userId, projectId });
    const versions = await holdSubtasks(trx, { userId, projectId });
    const isAsItWas = seen.subtasks.every(({ id, version }) => versions.get(id) === version);
    if (!isAsItWas || versions.size !== seen.subtasks.length) throw changedMeanwhile();
    const plans = await seePlans(trx, { userId, projectIds: [projectId] });
    const moved = await updateWords(
      trx,
      project,
      {
        description,
        dueDate: dueDate === seen.project.due_date ? undefined : dueDate,
        reading: { ...proposal.known, madeFrom: madeFromOf({ name: seen.project.name, description }) },
        corrections: { removed: [], added: Object.fromEntries(corrections.map((one) => [one.id, one])) },
      },
      { now: now(), ifVersion: seen.project.version },
    );
    if (!moved) throw changedMeanwhile();
    const left = await seeProject({ ...context, db: trx }, projectId);
    const accepted = asProposed(toProposal({ ...materialOf(left), seen: left }, proposal, today));
    const words = {
      projectId,
      was: { description: seen.project.description, reading: seen.project.reading },
      left: { description },
      corrections: {
        added: ids,
        was: Object.fromEntries(Object.entries(before).filter(([id]) => ids.includes(id))),
      },
    };
    const result = await writeOver(context, trx, left, accepted, { ...plans, words });
    if (isPromised) await promiseDay({ ...context, db: trx }, { projectId, day: dueDate, toldBy: 'change' });
    return written(result, accepted, today);
  });
}
