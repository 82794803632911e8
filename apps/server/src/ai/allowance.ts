import type { AiAllowance } from '@daymark/contract/chats';
import { addDays } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
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
    t`You have reached the daily limit for AI requests. Please try again tomorrow or upgrade your plan.`,
    { retryAfterSeconds: Math.max(1, milliseconds / 1_000) },
  );
}

/** The outcome in the record of a request without an answer. */
const outcomeOf = (error: unknown): string => {
  if (error instanceof AppError) return error.code;
  return error instanceof Error && error.name === 'AbortError' ? 'stopped' : 'internal';
};

/**
 * Runs an engine within the user's allowance of the day. The request is counted before the engine is asked, and given
 * back if the engine fails. A request that the user stops counts. Throws `ai_limit_reached` if none is left.
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
    // A failure to record must not lose the answer or the engine's error.
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

/** How many requests the user has left today; nulls if they are not counted. */
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
