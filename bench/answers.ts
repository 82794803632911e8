// What the server adds to a language model: to its first words, and in memory for each answer that is being written.
import { EVENT_LINES } from '@daymark/contract/event-lines';
import { startFaultServer } from '../apps/server/src/testing/model/fault-server.ts';
import type { RunningApp } from './app.ts';
import { addressOf } from './population.ts';
import { atTheEnd, logIn } from './stage.ts';

const ANSWERS = 60;
/** The first answers load what speaks to a model, and are compiled. */
const WARM_UP = 15;
/** A person has at most eight answers written at a time. */
const PEOPLE = 25;
const STREAMS_OF_EACH = 8;
const OPEN_STREAMS = PEOPLE * STREAMS_OF_EACH;

export interface AnswersReport {
  /** Medians in ms: the model asked alone, the model asked through the app, and what lies between. */
  firstWords: { alone: number; throughApp: number; added: number };
  /** Resident memory of the Node process in MB, before and while so many answers are being written. */
  streams: { open: number; before: number; during: number; added: number } | null;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** The time until an answer's body first holds these words; the body is read on, or left open. */
async function untilWords(words: string, ask: () => Promise<Response>, isLeftOpen = false): Promise<number> {
  const began = performance.now();
  const response = await ask();
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (reader && !text.includes(words)) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`The answer ended without ${words}: ${response.status} ${text.slice(0, 300)}`);
    text += value;
  }
  const milliseconds = performance.now() - began;
  while (reader && !isLeftOpen && !(await reader.read()).done);
  return milliseconds;
}

const POST = (body: object, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

export const modelSettings = (baseUrl: string) => ({
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'bench',
  AI_BASE_URL: baseUrl,
  AI_DAILY_LIMIT: '10000',
});

/** A model of the bench's own, which answers at once. */
export async function startBenchModel() {
  const model = await startFaultServer(() => ({
    text: 'The flour comes first, and then the rye. '.repeat(20),
  }));
  atTheEnd(model.stop);
  return model;
}

/** A person's chats over HTTP. */
async function openChats(address: string, email?: string) {
  const { token } = await logIn(address, email);
  const authorized = { authorization: `Bearer ${token}`, accept: EVENT_LINES };
  return {
    beginChat: async (): Promise<string> => {
      const answer = await fetch(`${address}/api/chats`, POST({ title: 'Bench' }, authorized));
      return (await answer.json()).data.chat.id;
    },
    say: (chat: string) => () =>
      fetch(`${address}/api/chats/${chat}/messages`, POST({ content: 'What comes first?' }, authorized)),
  };
}

/** Measures an app that asks the bench's model. */
export async function measureAnswers(
  app: RunningApp,
  model: Awaited<ReturnType<typeof startBenchModel>>,
): Promise<AnswersReport> {
  const { beginChat, say } = await openChats(app.address);
  const askAlone = () =>
    fetch(
      `${model.baseUrl}/chat/completions`,
      POST({ model: 'bench', stream: true, messages: [{ role: 'user', content: 'What comes first?' }] }),
    );
  const alone: number[] = [];
  const through: number[] = [];
  for (let at = 0; at < WARM_UP + ANSWERS; at++) {
    const chat = await beginChat();
    const times = [
      await untilWords('The flour', askAlone),
      await untilWords('The flour', say(chat)),
    ] as const;
    if (at >= WARM_UP) {
      alone.push(times[0]);
      through.push(times[1]);
    }
  }
  const before = app.memory()?.now;
  model.mode = 'silent midway';
  for (let person = 1; person <= PEOPLE; person++) {
    const chats = await openChats(app.address, addressOf(person));
    await Promise.all(
      Array.from({ length: STREAMS_OF_EACH }, async () =>
        untilWords('The flour', chats.say(await chats.beginChat()), true),
      ),
    );
  }
  const during = app.memory()?.now;
  const [slow, direct] = [median(through), median(alone)];
  return {
    firstWords: { alone: tenths(direct), throughApp: tenths(slow), added: tenths(slow - direct) },
    streams:
      before === undefined || during === undefined
        ? null
        : { open: OPEN_STREAMS, before, during, added: during - before },
  };
}
