import type { ChatMessage } from '@daymark/contract/chats';
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { api } from '../../lib/api.ts';
import { isUnreached, reasonOf } from '../../lib/error-message.ts';
import { once } from '../../lib/once.ts';
import { onSignedOut } from '../../lib/session.ts';
import { showToast } from '../../ui/toast-store.ts';
import {
  allowanceQuery,
  appendExchange,
  chatListQuery,
  conversationQuery,
  messagesIn,
} from './chat-queries.ts';

export interface Question {
  content: string;
  /** The message of the person's that this is said in the place of. */
  replaces?: string;
}

/** An answer on its way. */
export interface Answering extends Question {
  /** Who answers, once that is known. */
  engine: string | undefined;
  /** What has come of it. */
  text: string;
  isStopping: boolean;
}

/** What is under way in one chat beside what the server has of it. */
export interface Exchange {
  answering?: Answering;
  /** What could not be sent, and why. */
  failed?: { question: Question; error: unknown };
  /** Words that were sent in vain, to be put back where they were typed. */
  returned?: string;
  /** The latest answer that came on this visit, to be told to whoever cannot see it. */
  answered?: ChatMessage;
}

const NOTHING: Exchange = {};

/** Answers go on while another chat or another screen is looked at. */
const exchanges = new Map<string, Exchange>();
const controllers = new Map<string, AbortController>();
const listeners = new Set<() => void>();

function set(chatId: string, exchange: Exchange): void {
  exchanges.set(chatId, exchange);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useExchange = (chatId: string): Exchange =>
  useSyncExternalStore(subscribe, () => exchanges.get(chatId) ?? NOTHING);

/** Gathers what comes between two frames: a fast answer is not drawn letter by letter. */
function gather(chatId: string) {
  let text = '';
  let engine: string | undefined;
  let frame: number | undefined;
  const draw = () => {
    frame = undefined;
    const { answering } = exchanges.get(chatId) ?? NOTHING;
    if (answering) set(chatId, { answering: { ...answering, engine, text } });
  };
  return {
    begin: (name: string) => {
      engine = name;
      draw();
    },
    add: (more: string) => {
      text += more;
      frame ??= requestAnimationFrame(draw);
    },
    end: () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
    },
  };
}

const lastIn = (client: QueryClient, chatId: string): string | undefined =>
  messagesIn(client.getQueryData(conversationQuery(chatId).queryKey)).at(-1)?.id;

async function send(client: QueryClient, chatId: string, question: Question, signal: AbortSignal) {
  const pieces = gather(chatId);
  const call = { params: { id: chatId }, body: question };
  try {
    // After something else was said the same words are another question.
    const answer = await once({ ...call, after: lastIn(client, chatId) }, (idempotencyKey) =>
      api.chats.send(call, {
        idempotencyKey,
        signal,
        onEvent: (event) => (event.type === 'begun' ? pieces.begin(event.engine) : pieces.add(event.text)),
      }),
    );
    return answer.data;
  } finally {
    pieces.end();
  }
}

/** Within these pauses the server has written down what an answer had come to when nobody waited for it any more. */
const LOOKS_MILLISECONDS = [0, 150, 300, 600, 1200];

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Shows what the server has kept of an answer that broke off; false when that is nothing. */
async function takeUpWhatWasKept(client: QueryClient, chatId: string): Promise<boolean> {
  const { queryKey } = conversationQuery(chatId);
  const before = lastIn(client, chatId);
  // Of an answer that had not begun nothing is kept, unless its first words were on their way.
  const hasBegun = Boolean(exchanges.get(chatId)?.answering?.text);
  for (const pause of hasBegun ? LOOKS_MILLISECONDS : LOOKS_MILLISECONDS.slice(0, 2)) {
    await wait(pause);
    await client.refetchQueries({ queryKey, exact: true });
    if (lastIn(client, chatId) !== before) return true;
  }
  return false;
}

const returnedWords = ({ content, replaces }: Question) => (replaces ? {} : { returned: content });

/** The person stopped it: what had come of it stands, and where nothing had, the words are theirs again. */
async function settleStopped(client: QueryClient, chatId: string, question: Question): Promise<void> {
  const isKept = await takeUpWhatWasKept(client, chatId);
  if (exchanges.has(chatId)) set(chatId, isKept ? NOTHING : returnedWords(question));
}

async function settleFailed(
  client: QueryClient,
  chatId: string,
  { question, error }: NonNullable<Exchange['failed']>,
): Promise<void> {
  const isCutOff = isUnreached(error) && exchanges.get(chatId)?.answering?.engine !== undefined;
  if (isCutOff && (await takeUpWhatWasKept(client, chatId))) {
    if (exchanges.has(chatId)) set(chatId, NOTHING);
    showToast({
      kind: 'warning',
      title: 'The answer broke off',
      description: 'What had come of it is kept.',
    });
    return;
  }
  if (!exchanges.has(chatId)) return;
  set(chatId, { failed: { question, error }, ...returnedWords(question) });
  const kept = question.replaces ? 'The answer before stands.' : 'What you wrote is back in the field.';
  showToast({ kind: 'error', title: 'Failed to send message', description: reasonOf(error, kept) });
}

/** Says something in a chat. Its answer goes on whatever screen is looked at; of two at once the second is not sent. */
export async function ask(client: QueryClient, chatId: string, question: Question): Promise<void> {
  if (controllers.has(chatId)) return;
  const controller = new AbortController();
  controllers.set(chatId, controller);
  set(chatId, { answering: { ...question, engine: undefined, text: '', isStopping: false } });
  try {
    const { queryKey } = conversationQuery(chatId);
    const { userMessage, assistantMessage, allowance } = await send(
      client,
      chatId,
      question,
      controller.signal,
    );
    await client.cancelQueries({ queryKey });
    const { replaces } = question;
    appendExchange(client, chatId, { exchange: [userMessage, assistantMessage], replaces });
    client.setQueryData(allowanceQuery().queryKey, allowance);
    if (exchanges.has(chatId)) set(chatId, { answered: assistantMessage });
  } catch (error) {
    if (controller.signal.aborted) await settleStopped(client, chatId, question);
    else await settleFailed(client, chatId, { question, error });
    void client.invalidateQueries({ queryKey: allowanceQuery().queryKey });
  } finally {
    controllers.delete(chatId);
    // Its place in the list, and its title where that follows from what was said first.
    void client.invalidateQueries({ queryKey: chatListQuery().queryKey });
  }
}

/** What has come of the answer until now is kept. */
export function stopAnswer(chatId: string): void {
  const { answering } = exchanges.get(chatId) ?? NOTHING;
  if (!answering || answering.isStopping) return;
  set(chatId, { answering: { ...answering, isStopping: true } });
  controllers.get(chatId)?.abort();
}

/** What was to be put back is where it was typed. */
export function takeBack(chatId: string): void {
  const { returned: _returned, ...rest } = exchanges.get(chatId) ?? NOTHING;
  set(chatId, rest);
}

/** The chat is gone, or the person: nothing of it is shown any more. */
export function forgetExchange(chatId: string): void {
  exchanges.delete(chatId);
  controllers.get(chatId)?.abort();
}

onSignedOut(() => {
  for (const chatId of [...exchanges.keys()]) forgetExchange(chatId);
});
