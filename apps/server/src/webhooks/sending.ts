import { randomUUID } from 'node:crypto';
import { t } from '@daymark/words/t';
import { type Database, inTransaction } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import { makeFairQueue } from '../http/fair-queue.ts';
import type { Outside } from '../http/outside.ts';
import { type Posted, postOnce } from '../http/post-outside.ts';
import type { Jobs } from '../jobs/queue.ts';
import { unseal } from '../mail/seal.ts';
import type { Secrets } from '../secrets.ts';
import {
  deleteOldDeliveries,
  listSendable,
  type Outcome,
  type SendableRow,
  updateDelivered,
  updateOutcome,
} from './delivery-store.ts';
import { pauseAndTell } from './pausing.ts';
import { signedHeaders } from './signature.ts';
import {
  type ClaimedWebhook,
  claimSending,
  maySend,
  type OwnWebhook,
  release,
  releaseIfDone,
} from './store.ts';

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;
/** How long one turn of a webhook lasts. Then others have theirs. */
const TURN_MILLISECONDS = 10 * SECOND;
/** Longer than a turn with its last attempts. */
const CLAIM_MILLISECONDS = 60 * SECOND;
const AT_ONCE = 100;
const LANES_AT_ONCE = 4;

const FIRST_RETRY_SECONDS = 5;
const RETRY_MAX_SECONDS = 4 * 60 * 60;
const RETRY_FACTOR = 4;

const GONE = 410;

export interface Sending {
  db: Database;
  jobs: () => Pick<Jobs, 'enqueue'>;
  secrets: Secrets;
  outside: Outside;
  now: () => Date;
  log: (line: string) => void;
  /** Aborted when this node stops. */
  stopping: AbortSignal;
}

/** After 5 seconds, then four times as long each time, at most 4 hours; a little later by chance, so that not all come at once. */
function nextTry(now: Date, attempts: number): Date {
  const seconds = Math.min(RETRY_MAX_SECONDS, FIRST_RETRY_SECONDS * RETRY_FACTOR ** attempts);
  return new Date(now.getTime() + seconds * SECOND * (1 + Math.random() / 10));
}

function outcomeOf(
  { status, failure }: Posted,
  { attempts, expires_at: expiresAt }: SendableRow,
  at: Date,
  milliseconds: number,
): Outcome {
  const next = nextTry(at, attempts);
  // The last attempt is made when the time is over.
  const dueAt = next < expiresAt ? next : expiresAt;
  const state = failure === null ? 'delivered' : at < expiresAt ? 'waiting' : 'failed';
  return { state, dueAt, status, failure, milliseconds };
}

/** Why nothing more is sent to a webhook after an attempt; undefined if it goes on. */
function pauseAfter(
  { status, state }: Outcome,
  { created_at: createdAt, delivered_at: deliveredAt }: ClaimedWebhook,
  at: Date,
): 'gone' | 'failing' | undefined {
  if (status === GONE) return 'gone';
  const isDead = at.getTime() - (deliveredAt ?? createdAt).getTime() >= DAY;
  return state === 'failed' && isDead ? 'failing' : undefined;
}

interface Turn extends Sending {
  own: OwnWebhook;
  webhook: ClaimedWebhook;
  /** Undefined if it was encrypted with another key. */
  secret: string | undefined;
  /** Monotonic time. */
  endsAt: number;
  /** When the next attempt is due of those that failed; null if none did. */
  nextAt: Date | null;
}

const hasTime = ({ endsAt, stopping }: Turn): boolean => performance.now() < endsAt && !stopping.aborted;

async function attempt(turn: Turn, { id, body }: SendableRow): Promise<Posted> {
  const { secret, webhook, outside, now, stopping } = turn;
  if (secret === undefined)
    return {
      status: null,
      failure: t`The secret of this webhook cannot be read with the secret.key of this server: make the webhook anew`,
    };
  const headers = { 'content-type': 'application/json', ...signedHeaders(secret, { id, body }, now()) };
  return postOnce(webhook.address, { body, headers }, outside, stopping);
}

const earlier = (one: Date | null, other: Date): Date => (one && one < other ? one : other);

/** Sends one delivery and keeps the outcome. False if nothing more is to be sent in its lane. */
async function sendOne(turn: Turn, row: SendableRow): Promise<boolean> {
  const { db, own, webhook, now } = turn;
  if (!(await maySend(db, own))) {
    turn.endsAt = 0;
    return false;
  }
  const began = performance.now();
  const posted = await attempt(turn, row);
  // It was cut off, and another node sends it.
  if (posted.status === null && turn.stopping.aborted) return false;
  const at = now();
  const outcome = outcomeOf(posted, row, at, Math.round(performance.now() - began));
  await updateOutcome(db, { ...own, deliveryId: row.id }, outcome, at);
  if (outcome.state === 'delivered') await updateDelivered(db, own, at);
  if (outcome.state === 'waiting') turn.nextAt = earlier(turn.nextAt, outcome.dueAt);
  const pause = pauseAfter(outcome, webhook, at);
  if (pause) {
    const services = { jobs: turn.jobs(), secrets: turn.secrets };
    await inTransaction(db, (trx: Database) => pauseAndTell(trx, services, own, pause));
    turn.endsAt = 0;
  }
  return outcome.state !== 'waiting' && hasTime(turn);
}

async function sendLane(turn: Turn, rows: readonly SendableRow[]): Promise<void> {
  for (const row of rows) if (!(await sendOne(turn, row))) return;
}

/** Sends what is due: in order within a project, some projects at a time. */
async function sendDue(turn: Turn, rows: readonly SendableRow[]): Promise<void> {
  const lanes = Object.values(Object.groupBy(rows, ({ lane }) => lane)).flatMap((lane) =>
    lane ? [lane] : [],
  );
  const next = async (): Promise<void> => {
    for (let lane = lanes.shift(); lane && hasTime(turn); lane = lanes.shift()) await sendLane(turn, lane);
  };
  await Promise.all(Array.from({ length: LANES_AT_ONCE }, next));
}

/** One turn of a webhook. Returns when it is to have its next one; null if it need not. */
async function takeTurn(sending: Sending, own: OwnWebhook): Promise<Date | null> {
  const { db, secrets, now } = sending;
  if (!(await maySend(db, own))) return null;
  const [claim, at] = [randomUUID(), now()];
  const until = new Date(at.getTime() + CLAIM_MILLISECONDS);
  const webhook = await claimSending(db, own, { claim, now: at, until });
  if (!webhook) return null;
  const endsAt = performance.now() + TURN_MILLISECONDS;
  const turn: Turn = { ...sending, own, webhook, secret: opened(secrets, webhook), endsAt, nextAt: null };
  try {
    while (hasTime(turn)) {
      const rows = await listSendable(db, own, { now: now(), count: AT_ONCE });
      if (rows.length > 0) await sendDue(turn, rows);
      else if (await releaseIfDone(db, own, { claim, now: now() })) return turn.nextAt;
    }
    return turn.endsAt === 0 ? null : now();
  } finally {
    await release(db, own, claim);
    await deleteOldDeliveries(db, own);
  }
}

function opened({ webhookKey }: Secrets, { sealed_secret: sealed }: ClaimedWebhook): string | undefined {
  try {
    return unseal(webhookKey, sealed);
  } catch {
    return undefined;
  }
}

/**
 * Sends what waits for webhooks, for many people at a time and in turns: a server that is slow to answer holds up the
 * deliveries of its own person alone. A job only brings a webhook here, so it does not wait for the turn.
 */
export function makeSender(settings: Omit<Sending, 'stopping'>) {
  const stopping = new AbortController();
  const sending = { ...settings, stopping: stopping.signal };
  const queue = makeFairQueue({
    atOnce: 40,
    eachAtOnce: 4,
    waitingMax: 10_000,
    eachWaitingMax: 50,
    refusal: () => new AppError('overloaded', 'Too many webhooks wait for their turn'),
  });
  const underWay = new Set<Promise<void>>();

  async function send(own: OwnWebhook): Promise<void> {
    const { db, jobs, now } = sending;
    const next = await queue.run(() => takeTurn(sending, own), { person: own.userId });
    if (next === null || stopping.signal.aborted) return;
    const afterSeconds = Math.max(0, Math.ceil((next.getTime() - now().getTime()) / SECOND));
    await jobs().enqueue(db, 'webhook', { userId: own.userId, webhookId: own.id }, { afterSeconds });
  }

  return {
    /** Has a webhook's turn come as soon as it can. If that fails, the job that catches up has it done. */
    bring({ userId, webhookId: id }: { userId: string; webhookId: string }): void {
      const sent = send({ userId, id }).catch((error: unknown) =>
        sending.log(
          `Webhooks could not be sent: ${error instanceof Error ? error.message : 'unknown reason'}`,
        ),
      );
      underWay.add(sent);
      void sent.finally(() => underWay.delete(sent));
    },
    /** Cuts off what is being sent, which another node sends again. */
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all(underWay);
    },
  };
}
