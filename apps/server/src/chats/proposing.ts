import { randomUUID } from 'node:crypto';
import type { ProposedAction } from '@daymark/contract/proposals';
import { CHAT_MESSAGES_MAX_COUNT } from '@daymark/domain/limits';
import { languageNow } from '@daymark/words/in-language';
import { localeIn } from '@daymark/words/languages';
import { t } from '@daymark/words/t';
import type { AiContext } from '../ai/context.ts';
import { invalid } from '../http/errors.ts';
import { proposalsFor } from './effects.ts';
import { type Claim, insertExchange, releaseAnswer } from './message-store.ts';
import { made, offeredWith, shown } from './new-messages.ts';
import { begin, isFull, isGone } from './sending.ts';

interface ToPropose {
  content: string;
  actions: readonly ProposedAction[];
}

async function write(context: AiContext, claim: Claim, { content, actions }: ToPropose) {
  const { now, once } = context;
  const { messages_count: count, locale } = await begin(context, claim, undefined);
  if (count + 1 > CHAT_MESSAGES_MAX_COUNT) throw isFull();
  const { proposals, leftOut } = await proposalsFor(context, actions, localeIn(languageNow(), locale));
  if (proposals.length === 0)
    throw invalid('actions', t`Each of these names something that is not there, or would change nothing`);
  const message = made({
    sender: 'assistant',
    content,
    engine: t`Another program`,
    isStopped: false,
    createdAt: now().toISOString(),
  });
  const offered = offeredWith(message, proposals);
  return once(async (trx) => {
    const written = { messages: [message], proposals: offered, title: undefined, replacesPosition: null };
    if (!(await insertExchange(trx, claim, written, now()))) throw isGone();
    return { message: shown(claim.id, message, offered), leftOut };
  });
}

/** Adds proposals of another program to a chat, each with its effect in words as of now. */
export async function propose(context: AiContext, id: string, proposed: ToPropose) {
  const claim = { userId: context.userId, id, claim: randomUUID() };
  try {
    return await write(context, claim, proposed);
  } catch (error) {
    // The original error is reported; a claim that could not be released expires.
    await releaseAnswer(context.db, claim).catch((failure: unknown) =>
      context.log.error({ err: failure }, 'the claim to propose in a chat could not be released'),
    );
    throw error;
  }
}
