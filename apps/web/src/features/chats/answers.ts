import { t } from '@daymark/words/t';
import type { QueryClient } from '@tanstack/react-query';
import { api, noteSaved } from '../../platform/api.ts';
import { keepDraft } from '../../platform/draft.ts';
import { isUnreached, reasonOf } from '../../platform/error-message.ts';
import { once } from '../../platform/once.ts';
import { onSignedOut, previousSignOut } from '../../platform/session.ts';
import { showToast } from '../../ui/toast-store.ts';
import {
  allowanceQuery,
  appendExchange,
  chatListQuery,
  conversationQuery,
  messagesIn,
} from './chat-queries.ts';
import { draftName, type Exchange, exchangeIn, type Question, setExchange } from './exchanges.ts';

/** A question and the state of its answer. */
interface Run {
  client: QueryClient;
  chatId: string;
  question: Question;
  controller: AbortController;
}

const runs = new Map<string, Run>();

/** Events of a question are ignored after its chat was deleted, or the user has logged out. */
function note(run: Run, exchange?: Exchange): void {
  if (runs.get(run.chatId) === run) setExchange(run.chatId, exchange);
}

/** Collects text until the next frame: a fast answer is not rendered character by character. */
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
    // `after` makes the key different when the same words are sent again later.
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

/** The server stores an aborted answer within these pauses. */
const LOOKS_MILLISECONDS = [0, 150, 300, 600, 1200];

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Shows what the server has stored of an interrupted answer; false if there is nothing. */
async function takeUpWhatWasKept(run: Run): Promise<boolean> {
  const { queryKey } = conversationQuery(run.chatId);
  const before = lastIn(run);
  // If the answer had not begun, nothing is stored, unless its first words were being sent.
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
      title: t`The answer was interrupted`,
      description: t`The part that arrived is kept.`,
    });
    return;
  }
  note(run, { failed: { question: run.question, error }, ...returnedWords(run) });
  const kept = run.question.replaces
    ? t`The previous answer is kept.`
    : t`What you wrote is back in the field.`;
  showToast({ kind: 'error', title: t`Failed to send message`, description: reasonOf(error, kept) });
}

async function settle(run: Run, error: unknown): Promise<void> {
  if (runs.get(run.chatId) !== run) return;
  if (!run.controller.signal.aborted) await settleFailed(run, error);
  // The user stopped it: its partial text stays, or if there is none, the question returns to the input field.
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

/** Sends a message in a chat. Its answer continues on other screens. A second message during an answer is not sent. */
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
  // Updates its position in the list, and its title if that comes from the first message.
  void client.invalidateQueries({ queryKey: chatListQuery().queryKey });
}

/** Stops the answer. Its partial text is kept. */
export function stopAnswer(chatId: string): void {
  const { answering } = exchangeIn(chatId);
  if (!answering || answering.isStopping) return;
  setExchange(chatId, { answering: { ...answering, isStopping: true } });
  runs.get(chatId)?.controller.abort();
}

/** The chat was deleted or the user logged out: the answer is aborted and no longer shown. */
export function forgetExchange(chatId: string): void {
  const run = runs.get(chatId);
  runs.delete(chatId);
  run?.controller.abort();
  setExchange(chatId);
}

onSignedOut((reason) => {
  for (const { chatId, question } of [...runs.values()]) {
    // After a refused session, the user finds the last message again, like all drafts.
    if (reason === 'refused' && !question.replaces)
      keepDraft(draftName(chatId), { text: question.content }, previousSignOut()?.userId);
    forgetExchange(chatId);
  }
});
