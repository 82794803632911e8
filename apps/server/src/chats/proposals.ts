import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ProposedAction } from '@daymark/contract/proposals';
import { translated } from '@daymark/words/in-language';
import { t } from '@daymark/words/t';
import type { AiContext } from '../ai/context.ts';
import { writeSteps } from '../break-downs/writing.ts';
import { writeDaysOff } from '../calendars/days-off.ts';
import { type Database, inTransaction } from '../db/database.ts';
import type { UserContext } from '../http/context.ts';
import { AppError, notFound } from '../http/errors.ts';
import { breakDownProject, createProject } from '../plans/service.ts';
import { changeProject } from '../projects/service.ts';
import { applyReplan } from '../replans/service.ts';
import { addSeries } from '../subtasks/series.ts';
import { addSubtask } from '../subtasks/service.ts';
import { changeTask } from '../work/completing.ts';
import { daysOffOf } from './absence-effects.ts';
import { claimedUntil, whileClaimed } from './claims.ts';
import type { ProposalRow } from './message-store.ts';
import {
  claimProposal,
  findProposal,
  type OwnedProposal,
  releaseProposal,
  renewProposal,
  updateDecision,
} from './proposal-store.ts';
import { resultOf } from './results.ts';
import { toProposal } from './shape.ts';

/** The proposal was decided by another request. */
class AlreadyDecided extends Error {}

const wasDismissed = () =>
  new AppError('conflict', t`This proposal was declined. Ask for it again to have it done.`);

const isBeingDone = () =>
  new AppError(
    'conflict',
    t`This proposal is being carried out already. Please check the result in a moment.`,
    { retryAfterSeconds: 5 },
  );

/** A repeated acceptance waits this long for the result of the first. */
const WAIT_MILLISECONDS = 30_000;
const PAUSE_MILLISECONDS = 200;

type Absence = Extract<ProposedAction, { kind: 'add-day-off' }>;

const NOTHING_UNSAVED = { staying: [], away: [], week: null, answered: null };

/** Adds the days off with the moves that were shown. If none could be shown, nothing is moved. */
function beAway(context: AiContext, action: Absence): Promise<object> {
  const { userId, now, once } = context;
  const away = daysOffOf(action);
  const { stamp } = action;
  if (stamp !== '')
    return applyReplan(context, { ...NOTHING_UNSAVED, projectId: null, stamp, away, how: 'moves' });
  return once(async (db) => ({ daysOff: await writeDaysOff(db, userId, away, now()) }));
}

/** Replaces a task by the steps that were shown. */
async function replaceBySteps(
  context: AiContext,
  trx: Database,
  { subtaskId: id, steps = [] }: Extract<ProposedAction, { kind: 'break-down-subtask' }>,
  ifVersion: number | undefined,
): Promise<object> {
  const { project, subtasks, changeId } = await writeSteps(context, trx, { id, steps, ifVersion });
  return { project, changeId, count: subtasks.length };
}

/** Does what was proposed by the same functions as the person's own clicks, through `once` alone. */
function perform(context: AiContext, { action, target_version }: ProposalRow): Promise<object> {
  const { once } = context;
  const version = target_version ?? undefined;
  switch (action.kind) {
    case 'create-project':
      return createProject(context, action.project);
    case 'break-down':
      return breakDownProject(context, action.projectId, { regenerate: true, depth: action.depth });
    case 'break-down-subtask':
      return once((trx) => replaceBySteps(context, trx, action, version));
    case 'change-project':
      return once((db) => changeProject({ ...context, db }, action.projectId, action.change, version));
    case 'create-subtask':
      return once((db) => addSubtask({ ...context, db }, action.projectId, action.subtask));
    case 'change-subtask':
      return once((db) => changeTask({ ...context, db }, action.subtaskId, action.change, version));
    case 'create-series':
      return once(async (db) => {
        const { written } = await addSeries({ ...context, db }, action.projectId, action.series);
        return { project: written.project, count: written.subtasks.length };
      });
    case 'add-day-off':
      return beAway(context, action);
    case 'replan': {
      const { projectId, stamp, wayOut } = action;
      const how = wayOut === null ? 'moves' : { wayOut };
      return applyReplan(context, { ...NOTHING_UNSAVED, projectId, stamp, how });
    }
  }
}

/** Carries out a proposal. The change and the acceptance are one transaction. */
async function carryOut(
  context: AiContext,
  owned: OwnedProposal,
  proposal: ProposalRow,
): Promise<ProposalRow> {
  const { db, userId, now } = context;
  let accepted: ProposalRow | undefined;
  const settle = async (trx: Database, answer: object) => {
    const result = await resultOf({ db: trx, userId }, proposal.action, answer);
    accepted = await updateDecision(trx, owned, { status: 'accepted', result }, now());
  };
  const once: UserContext['once'] = (write) =>
    inTransaction(db, async (trx) => {
      const held = await findProposal(trx, owned, { hold: true });
      if (held?.status !== 'open') throw new AlreadyDecided();
      const answer = await write(trx);
      if (answer !== undefined) await settle(trx, answer);
      return answer;
    });
  await perform({ ...context, once }, proposal);
  if (!accepted) throw new Error('A proposal was carried out without a transaction of its own');
  return accepted;
}

/** Whether it needs planning, which takes time and may count towards the daily limit. */
const isPlanned = ({ action }: ProposalRow): boolean =>
  action.kind === 'break-down' ||
  action.kind === 'break-down-subtask' ||
  action.kind === 'replan' ||
  action.kind === 'add-day-off' ||
  (action.kind === 'create-project' && action.project.generateAISubtasks);

/** Carries out a proposal that needs planning. Of concurrent acceptances only one plans. */
async function carryOutClaimed(
  context: AiContext,
  owned: OwnedProposal,
  proposal: ProposalRow,
): Promise<ProposalRow> {
  const { db, now, log } = context;
  const claim = randomUUID();
  const givesUpAt = performance.now() + WAIT_MILLISECONDS;
  for (;;) {
    const at = now();
    if (await claimProposal(db, owned, { claim, now: at, until: claimedUntil(at) })) break;
    if ((await findProposal(db, owned))?.status !== 'open') throw new AlreadyDecided();
    if (performance.now() > givesUpAt) throw isBeingDone();
    await pause(PAUSE_MILLISECONDS);
  }
  try {
    return await whileClaimed(
      context,
      (until) => renewProposal(db, owned, claim, until),
      () => carryOut(context, owned, proposal),
    );
  } catch (error) {
    // The original error is reported; a claim that could not be released expires.
    await releaseProposal(db, owned, claim).catch((failure: unknown) =>
      log.error({ err: failure }, 'the claim to carry a proposal out could not be released'),
    );
    throw error;
  }
}

const WHY: Partial<Record<string, string>> = {
  not_found: t`What this proposal is about is no longer there. Nothing was changed.`,
  stale_version: t`What this proposal is about was changed since it was made. Nothing was changed now: ask again to have it proposed as things are.`,
};

/** The error in words that fit a proposal. */
function explained(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const why = WHY[error.code];
  if (why) return new AppError('conflict', why, { cause: error });
  if (error.code === 'invalid_input')
    return new AppError(
      'conflict',
      t`This can no longer be done: ${translated(error.message)}. Nothing was changed.`,
      {
        cause: error,
      },
    );
  return error;
}

const decided = (row: ProposalRow | undefined) => {
  if (!row) throw notFound('Proposal');
  if (row.status === 'dismissed') throw wasDismissed();
  return { proposal: toProposal(row) };
};

/** Carries out a proposal once. A repeated acceptance returns the result of the first. */
export async function acceptProposal(
  context: AiContext,
  { id: chatId, proposalId: id }: { id: string; proposalId: string },
) {
  const owned = { userId: context.userId, chatId, id };
  const found = await findProposal(context.db, owned);
  if (found?.status !== 'open') return decided(found);
  // Validated again, because the rules may have changed since it was proposed.
  const proposal = { ...found, action: ProposedAction.parse(found.action) };
  try {
    const doIt = isPlanned(proposal) ? carryOutClaimed : carryOut;
    return decided(await doIt(context, owned, proposal));
  } catch (error) {
    if (error instanceof AlreadyDecided) return decided(await findProposal(context.db, owned));
    throw explained(error);
  }
}

/** Declines a proposal. The user can ask for it again. */
export async function dismissProposal(
  { db, userId, now }: UserContext,
  { id: chatId, proposalId: id }: { id: string; proposalId: string },
) {
  const owned = { userId, chatId, id };
  const dismissed = await updateDecision(db, owned, { status: 'dismissed', result: null }, now());
  const row = dismissed ?? (await findProposal(db, owned));
  if (!row) throw notFound('Proposal');
  if (row.status === 'accepted')
    throw new AppError('conflict', t`This was done already. What it changed can be changed back by hand.`);
  return { proposal: toProposal(row) };
}
