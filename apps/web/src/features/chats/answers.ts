import type { QueryClient } from '@tanstack/react-query';
import { api, noteSaved } from '../../lib/api.ts';
import { keepDraft } from '../../lib/draft.ts';
import { isUnreached, reasonOf } from '../../lib/error-message.ts';
import { once } from '../../lib/once.ts';
import { onSignedOut, previousSignOut } from '../../lib/session.ts';
import { showToast } from '../../ui/toast-store.ts';
import {
  allowanceQuery,
  appendExchange,
  chatListQuery,
  conversationQuery,
  messagesIn,
} from './chat-queries.ts';
import { draftName, type Exchange, exchangeIn, type Question, setExchange } from './exchanges.ts';

/** One question and what becomes of it. */
interface Run {
  client: QueryClient;
  chatId: string;
  question: Question;
  controller: AbortController;
}

const runs = new Map<string, Run>();

/** What is heard of a question after its chat was deleted, or its person has left, is not shown. */
function note(run: Run, exchange?: Exchange): void {
  if (runs.get(run.chatId) === run) setExchange(run.chatId, exchange);
}

/** Gathers what comes between two frames: a fast answer is not drawn letter by letter. */
function gather(run: Run) {
  let text = '';
  let engine: string | undefined;
  let frame: number | undefined;
  const draw = () => {
    frame = undefined;
    const { answering } = exchangeIn(run.chatId);
    if (answering) note(run, { answering: { ...answering, engine, text } });
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

const lastIn = ({ client, chatId }: Run): string | undefined =>
  messagesIn(client.getQueryData(conversationQuery(chatId).queryKey)).at(-1)?.id;

async function send(run: Run) {
  const pieces = gather(run);
  const call = { params: { id: run.chatId }, body: run.question };
  const { signal } = run.controller;
  try {
    // After something else was said the same words are another question.
    const answer = await once({ ...call, after: lastIn(run) }, (idempotencyKey) =>
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
async function takeUpWhatWasKept(run: Run): Promise<boolean> {
  const { queryKey } = conversationQuery(run.chatId);
  const before = lastIn(run);
  // Of an answer that had not begun nothing is kept, unless its first words were on their way.
  const hasBegun = Boolean(exchangeIn(run.chatId).answering?.text);
  for (const pause of hasBegun ? LOOKS_MILLISECONDS : LOOKS_MILLISECONDS.slice(0, 2)) {
    await wait(pause);
    await run.client.refetchQueries({ queryKey, exact: true });
    if (lastIn(run) === before) continue;
    noteSaved();
    return true;
  }
  return false;
}

const returnedWords = ({ question: { content, replaces } }: Run) => (replaces ? {} : { returned: content });

async function settleFailed(run: Run, error: unknown): Promise<void> {
  const isCutOff = isUnreached(error) && exchangeIn(run.chatId).answering?.engine !== undefined;
  if (isCutOff && (await takeUpWhatWasKept(run))) {
    note(run);
    showToast({
      kind: 'warning',
      title: 'The answer broke off',
      description: 'What had come of it is kept.',
    });
    return;
  }
  note(run, { failed: { question: run.question, error }, ...returnedWords(run) });
  const kept = run.question.replaces ? 'The answer before stands.' : 'What you wrote is back in the field.';
  showToast({ kind: 'error', title: 'Failed to send message', description: reasonOf(error, kept) });
}

async function settle(run: Run, error: unknown): Promise<void> {
  if (runs.get(run.chatId) !== run) return;
  if (!run.controller.signal.aborted) await settleFailed(run, error);
  // The person stopped it: what had come of it stands, and where nothing had, the words are theirs again.
  else note(run, (await takeUpWhatWasKept(run)) ? undefined : returnedWords(run));
  void run.client.invalidateQueries({ queryKey: allowanceQuery().queryKey });
}

async function answered(
  run: Run,
  { userMessage, assistantMessage, allowance }: Awaited<ReturnType<typeof send>>,
) {
  const { client, chatId, question } = run;
  await client.cancelQueries({ queryKey: conversationQuery(chatId).queryKey });
  appendExchange(client, chatId, {
    exchange: [userMessage, assistantMessage],
    replaces: question.replaces,
  });
  client.setQueryData(allowanceQuery().queryKey, allowance);
  note(run, { answered: assistantMessage });
}

/** Says something in a chat. Its answer goes on whatever screen is looked at; of two at once the second is not sent. */
export async function ask(client: QueryClient, chatId: string, question: Question): Promise<void> {
  if (runs.has(chatId)) return;
  const run = { client, chatId, question, controller: new AbortController() };
  runs.set(chatId, run);
  note(run, { answering: { ...question, engine: undefined, text: '', isStopping: false } });
  await send(run).then(
    (answer) => answered(run, answer),
    (error: unknown) => settle(run, error),
  );
  if (runs.get(chatId) === run) runs.delete(chatId);
  // Its place in the list, and its title where that follows from what was said first.
  void client.invalidateQueries({ queryKey: chatListQuery().queryKey });
}

/** What has come of the answer until now is kept. */
export function stopAnswer(chatId: string): void {
  const { answering } = exchangeIn(chatId);
  if (!answering || answering.isStopping) return;
  setExchange(chatId, { answering: { ...answering, isStopping: true } });
  runs.get(chatId)?.controller.abort();
}

/** The chat is gone, or the person: its answer is given up, and nothing of it shown any more. */
export function forgetExchange(chatId: string): void {
  const run = runs.get(chatId);
  runs.delete(chatId);
  run?.controller.abort();
  setExchange(chatId);
}

onSignedOut((reason) => {
  for (const { chatId, question } of [...runs.values()]) {
    // Whose session was refused finds again what they said last, as everything else that they were typing.
    if (reason === 'refused' && !question.replaces)
      keepDraft(draftName(chatId), { text: question.content }, previousSignOut()?.userId);
    forgetExchange(chatId);
  }
});
