import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ChatEvent } from '@daymark/contract/chats';
import { isGenericTitle, isGreeting, titleFrom } from '@daymark/domain/chats';
import { CHAT_MESSAGES_MAX_COUNT } from '@daymark/domain/limits';
import { withoutBidiControls } from '@daymark/domain/text';
import { inLanguage, languageNow } from '@daymark/words/in-language';
import { localeIn } from '@daymark/words/languages';
import { t } from '@daymark/words/t';
import { allowanceOf, withAllowance } from '../ai/allowance.ts';
import type { AiContext } from '../ai/context.ts';
import type { Answer } from '../ai/engine.ts';
import type { UserContext } from '../http/context.ts';
import { AppError, notFound } from '../http/errors.ts';
import type { AtWork } from '../http/event-stream.ts';
import { lookUpsOf } from '../look-ups/service.ts';
import { claimedUntil, whileClaimed } from './claims.ts';
import { proposalsFor } from './effects.ts';
import {
  type Beginning,
  type Claim,
  claimAnswer,
  insertExchange,
  releaseAnswer,
  renewAnswer,
} from './message-store.ts';
import { made, offeredWith, shown } from './new-messages.ts';

type Context = AiContext & AtWork<ChatEvent>;

/** A stopped answer is stored within moments, and the next message waits for it. */
const WAIT_MILLISECONDS = 3_000;
const PAUSE_MILLISECONDS = 100;
/** Most characters of an answer. The rest of a longer one is dropped. */
const ANSWER_MAX_CHARACTERS = 60_000;

const beingAnswered = () =>
  new AppError(
    'conflict',
    t`An answer is being written in this chat. Wait for it or stop it, then send this again.`,
    {
      retryAfterSeconds: 2,
    },
  );

export const isFull = () =>
  new AppError(
    'conflict',
    t`This chat holds ${CHAT_MESSAGES_MAX_COUNT} messages, which is as many as a chat can. Please begin a new one.`,
  );

export const isGone = () =>
  new AppError('conflict', t`This chat was deleted while the answer was written. Nothing was kept.`);

/** Claims the right to answer, and waits briefly if it is taken. */
export async function begin(
  context: UserContext,
  claim: Claim,
  replaces: string | undefined,
): Promise<Beginning> {
  const { db, now } = context;
  const givesUpAt = performance.now() + WAIT_MILLISECONDS;
  for (;;) {
    const at = now();
    const beginning = await claimAnswer(db, claim, { replaces, now: at, until: claimedUntil(at) });
    if (!beginning) throw notFound('Chat');
    if (beginning.is_claimed) return beginning;
    if (performance.now() > givesUpAt) throw beingAnswered();
    await pause(PAUSE_MILLISECONDS);
  }
}

// Control characters except tab and line ends, which no stored text has.
const CONTROLS = /[^\P{Cc}\t\n\r]/gu;

const clean = (text: string): string =>
  withoutBidiControls(text).slice(0, ANSWER_MAX_CHARACTERS).toWellFormed().replace(CONTROLS, '').trim();

interface CompleteAnswer extends Omit<Answer, 'usage'> {
  isStopped: boolean;
}

/** Lets the engine answer. A stopped answer keeps its partial text. A failed one is discarded. */
async function answer(
  context: Context,
  { turns, locale }: Beginning,
  content: string,
): Promise<CompleteAnswer> {
  const { engine, emit, signal, userId, today, timezone } = context;
  let written = '';
  const onPiece = (piece: string) => {
    const text = withoutBidiControls(piece);
    written += text;
    emit({ type: 'text', text });
  };
  const request = {
    turns: [...turns, { sender: 'user' as const, content }],
    today,
    timezone,
    locale,
    lookUp: lookUpsOf(context),
  };
  try {
    const { text, actions, language } = await withAllowance(context, 'chat', engine, () => {
      emit({ type: 'begun', engine: engine.name });
      return engine.answer(request, { onPiece, userId, signal });
    });
    if (clean(text) === '' && actions.length === 0)
      throw new AppError('ai_unavailable', t`The assistant gave no answer. Please try again.`);
    return { text: clean(text), actions, ...(language && { language }), isStopped: false };
  } catch (error) {
    if (!signal.aborted) throw error;
    if (signal.reason instanceof AppError) throw signal.reason;
    const text = clean(written);
    if (text === '')
      throw new AppError('conflict', t`The answer was stopped before it began. Nothing was kept.`, {
        cause: error,
      });
    return { text, actions: [], isStopped: true };
  }
}

/** A chat with the default title is named after its first meaningful message. */
const titleAfter = ({ title }: Beginning, content: string): string | undefined =>
  isGenericTitle(title) && !isGreeting(content) ? titleFrom(content) : undefined;

async function exchange(
  context: Context,
  claim: Claim,
  sent: { content: string; replaces?: string | undefined },
) {
  const { now, once, engine } = context;
  const { content } = sent;
  const beginning = await begin(context, claim, sent.replaces);
  if (sent.replaces && beginning.replaces_position === null) throw notFound('Message');
  if (!sent.replaces && beginning.messages_count + 2 > CHAT_MESSAGES_MAX_COUNT) throw isFull();
  const sentAt = now().toISOString();
  const { completed, language, proposals, leftOut } = await whileClaimed(
    context,
    (until) => renewAnswer(context.db, claim, until),
    async () => {
      const completed = await answer(context, beginning, content);
      const { actions, language = languageNow() } = completed;
      const locale = localeIn(language, beginning.locale);
      const proposals = await inLanguage(language, () => proposalsFor(context, actions, locale));
      return { completed, language, ...proposals };
    },
  );
  const text =
    leftOut > 0 ? `${completed.text}\n\n${inLanguage(language, leftOutText)}`.trim() : completed.text;
  const question = made({ sender: 'user', content, engine: null, isStopped: false, createdAt: sentAt });
  const reply = made({
    sender: 'assistant',
    content: text,
    engine: engine.name,
    isStopped: completed.isStopped,
    createdAt: now().toISOString(),
  });
  const offered = offeredWith(reply, proposals);
  const allowance = await allowanceOf(context, engine);
  return once(async (trx) => {
    const written = {
      messages: [question, reply],
      proposals: offered,
      title: titleAfter(beginning, content),
      replacesPosition: beginning.replaces_position,
    };
    if (!(await insertExchange(trx, claim, written, now()))) throw isGone();
    return {
      userMessage: shown(claim.id, question),
      assistantMessage: shown(claim.id, reply, offered),
      allowance,
    };
  });
}

const leftOutText = () =>
  t`A proposal was left out: it named something that is not there, or changed nothing.`;

/**
 * Sends a message and answers it. Both are written together at the end: a failure leaves nothing, and a stopped answer
 * keeps its partial text. A chat has at most one answer in progress.
 */
export async function sendMessage(
  context: Context,
  id: string,
  sent: { content: string; replaces?: string | undefined },
) {
  const claim = { userId: context.userId, id, claim: randomUUID() };
  try {
    return await exchange(context, claim, sent);
  } catch (error) {
    // The original error is reported; a claim that could not be released expires.
    await releaseAnswer(context.db, claim).catch((failure: unknown) =>
      context.log.error({ err: failure }, 'the claim to answer in a chat could not be released'),
    );
    throw error;
  }
}
