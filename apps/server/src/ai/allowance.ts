import type { AiAllowance } from '@daymark/contract/chats';
import { addDays } from '@daymark/domain/dates';
import type { UserContext } from '../http/context.ts';
import { AppError } from '../http/errors.ts';
import { startOfDay } from '../http/today.ts';
import { findUsed, type RequestRecord, recordRequest, takeRequest } from './allowance-store.ts';
import type { Engine, Usage } from './engine.ts';

const NOTHING_KNOWN: Usage = { inputTokens: null, outputTokens: null };

type Kind = RequestRecord['kind'];

type Asking = Pick<
  UserContext,
  'db' | 'userId' | 'today' | 'timezone' | 'config' | 'now' | 'log' | 'measures'
>;

function limitReached({ timezone, today, now }: Asking): AppError {
  const milliseconds = startOfDay(timezone, addDays(today, 1)).getTime() - now().getTime();
  return new AppError(
    'ai_limit_reached',
    'You have reached the daily limit for AI requests. Please try again tomorrow or upgrade your plan.',
    { retryAfterSeconds: Math.max(1, milliseconds / 1_000) },
  );
}

/** What the record says of a request that gave no answer. */
const outcomeOf = (error: unknown): string => {
  if (error instanceof AppError) return error.code;
  return error instanceof Error && error.name === 'AbortError' ? 'stopped' : 'internal';
};

/**
 * Has an engine do its work within the person's allowance of the day. It is counted before the engine is asked, and given
 * back when the engine fails; what the person stops counts. Throws `ai_limit_reached` when nothing is left of the day.
 */
export async function withAllowance<R extends { usage: Usage } | undefined>(
  context: Asking,
  kind: Kind,
  engine: Engine,
  work: () => Promise<R>,
): Promise<R> {
  if (!engine.isMetered) return work();
  const { db, userId, today: day, config, now, log, measures } = context;
  if (!(await takeRequest(db, { userId, day }, config.aiDailyLimit))) throw limitReached(context);
  const began = performance.now();
  const record = (outcome: string, usage = NOTHING_KNOWN) => {
    measures.aiRequests.inc({ kind, outcome });
    measures.aiTokens.inc({ direction: 'input' }, usage.inputTokens ?? 0);
    measures.aiTokens.inc({ direction: 'output' }, usage.outputTokens ?? 0);
    const milliseconds = Math.round(performance.now() - began);
    const isGivenBack = outcome !== 'answered' && outcome !== 'stopped';
    const request = { userId, day, kind, engine: engine.name, outcome, usage, milliseconds, isGivenBack };
    // The answer is there, or the failure is to be told: neither is lost over its record.
    return db
      .transaction()
      .execute((trx) => recordRequest(trx, request, now()))
      .catch((error: unknown) =>
        log.error({ err: error }, 'a request to the language model could not be recorded'),
      );
  };
  try {
    const result = await work();
    await record('answered', result?.usage);
    return result;
  } catch (error) {
    await record(outcomeOf(error));
    throw error;
  }
}

/** How much is left of the person's day; nulls where nothing is counted. */
export async function allowanceOf(
  { db, userId, today, timezone, config }: Asking,
  { name, isMetered }: Engine,
): Promise<AiAllowance> {
  if (!isMetered) return { engine: name, limit: null, left: null, resetsAt: null };
  const limit = config.aiDailyLimit;
  const used = await findUsed(db, { userId, day: today });
  const resetsAt = startOfDay(timezone, addDays(today, 1)).toISOString();
  return { engine: name, limit, left: Math.max(0, limit - used), resetsAt };
}
