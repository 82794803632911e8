import type { ModelProvider } from '@daymark/domain/language-models';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Config, readConfig } from '../../config.ts';
import { AppError } from '../../http/errors.ts';
import { sampled } from '../../testing/long-run.ts';
import { nothingThere } from '../../testing/model/facts.ts';
import {
  type FaultServer,
  MODES,
  type Mode,
  RETRY_AFTER_SECONDS,
  startFaultServer,
} from '../../testing/model/fault-server.ts';
import { ANSWER, KINDS, TITLES, wellSaid } from '../../testing/model/sayings.ts';
import { statementReader } from '../../testing/model/statement-reader.ts';
import { BRIEF } from '../../testing/people.ts';
import type { Engine, ReadRequest } from '../engine.ts';
import { openModelEngine } from './engine.ts';

const PROVIDERS: ModelProvider[] = ['openai-compatible', 'openai', 'anthropic'];

const KEY = 'sk-not-to-be-told';

let server: FaultServer;

beforeAll(async () => {
  server = await startFaultServer(wellSaid);
});
afterAll(() => server.stop());

/**
 * Timeouts by mode: a silent server is given up early, others get enough time on a busy machine. A slow stream takes
 * longer than this in total, but is never silent for so long.
 */
const SECONDS: Partial<Record<Mode, number>> = { silent: 1, 'silent midway': 1, 'a word at a time': 3 };

const configFor = (provider: ModelProvider): Config => ({
  ...readConfig({
    AI_PROVIDER: provider,
    AI_MODEL: 'some-model',
    AI_API_KEY: KEY,
    AI_BASE_URL: server.baseUrl,
  }),
  aiTimeoutSeconds: SECONDS[server.mode] ?? 30,
  aiMaxOutputTokens: 1_000,
});

const engineFor = (provider: ModelProvider, more: Partial<Config> = {}) =>
  openModelEngine({ ...configFor(provider), ...more }, provider, { planner: statementReader });

const caller = { userId: 'anna', signal: new AbortController().signal };

const REQUEST: ReadRequest = {
  name: 'Portfolio site',
  description: BRIEF,
  category: '',
  tags: [],
  startDate: '2026-11-23',
  dueDate: '2026-12-11',
  today: '2026-11-20',
  milestones: [],
  calendar: { weekdays: [1, 2, 3, 4, 5], hoursPerDay: 6, daysOff: [] },
  locale: 'en-GB',
};

const asked = (content: string) => ({
  turns: [{ sender: 'user' as const, content }],
  today: '2026-11-20',
  timezone: 'Europe/London',
  locale: 'en-GB',
});

/** Each kind of work, reduced to one word about its result. */
const WORK = {
  reading: async (engine: Engine) => {
    const titles: string[] = [];
    const onPiece = ({ title }: { title: string }) => void titles.push(title);
    const { reading, usage } = await engine.read(REQUEST, { ...caller, onPiece });
    expect(titles).toEqual(TITLES);
    expect(reading.statements.map(({ kind }) => kind).toSorted()).toEqual(KINDS.toSorted());
    for (const { words } of reading.statements) expect(BRIEF.slice(words.start, words.end)).toBe(words.text);
    expect(usage.outputTokens).toBeGreaterThan(0);
    return 'answered';
  },
  chat: async (engine: Engine) => {
    let heard = '';
    const onPiece = (text: string) => {
      heard += text;
    };
    const follow = { ...caller, onPiece };
    const { text, actions } = await engine.answer(
      { ...asked('What is due today?'), lookUp: nothingThere },
      follow,
    );
    expect(heard).toBe(text);
    expect(actions).toEqual([]);
    if (text === ANSWER) return 'answered';
    return text.startsWith(ANSWER) ? 'answered, and says that it was cut' : 'answered in its own words';
  },
  extraction: async (engine: Engine) => {
    const said = 'A bakery website, first draft by 1 December, done by 14 December 2026.';
    const read = await engine.readProject(asked(said), caller);
    expect(read?.project).toMatchObject({
      name: 'Bakery website',
      dueDate: '2026-12-14',
      milestones: [{ name: 'First draft', dueDate: '2026-12-01' }],
      tags: ['web'],
    });
    return 'answered';
  },
};

type Outcomes = Record<keyof typeof WORK, string | RegExp>;

const all = (outcome: string | RegExp): Outcomes => ({
  reading: outcome,
  chat: outcome,
  extraction: outcome,
});

const UNREADABLE = /^ai_unavailable: The answer of the language model could not be read/;
const BROKE_OFF = /^ai_unavailable: The answer of the language model broke off/;
const BUSY = /^overloaded: The AI service is currently overloaded. Please try again in a few minutes.$/;
const TOO_LONG =
  /^ai_unavailable: The answer is longer than this server lets a model answer.*AI_MAX_OUTPUT_TOKENS/;
const REFUSED = /^ai_unavailable: The language model refused the request.*the name of the model/;
const SILENT = /^ai_unavailable: The language model said nothing for 1 second\./;
const NO_END = /^ai_unavailable: The answer of the language model found no end/;

const EXPECTED: Record<Mode, Outcomes> = {
  fine: all('answered'),
  slow: all('answered'),
  fenced: all('answered'),
  thinking: all('answered'),
  malformed: all('answered'),
  'a word at a time': all('answered'),
  'some invalid': all('answered'),
  'stops midway': { ...all(BROKE_OFF), chat: 'answered' },
  'no structured output': all('answered'),
  'no schema': all('answered'),
  'no tools': all('answered'),
  prose: { ...all(UNREADABLE), chat: 'answered in its own words' },
  empty: all(UNREADABLE),
  'too long': { reading: 'answered', chat: 'answered, and says that it was cut', extraction: TOO_LONG },
  silent: all(SILENT),
  'silent midway': all(SILENT),
  'cut off': all(BROKE_OFF),
  'ends early': all(BROKE_OFF),
  garbled: all(/^ai_unavailable: The answer of the language model (?:could not be read|broke off)/),
  'error event': all(BUSY),
  'not streamed': all(/^ai_unavailable: The answer of the language model (?:could not be read|broke off)/),
  'wrong content type': all(/^ai_unavailable: What answers in the place of the language model is none/),
  redirected: all(/^ai_unavailable: The language model cannot be reached/),
  endless: all(NO_END),
  huge: all(NO_END),
  '400': all(REFUSED),
  '401': all(/^ai_unavailable: The language model refused this server.*the key/),
  '404': all(REFUSED),
  '429': all(BUSY),
  '500': all(/^ai_unavailable: The language model failed on its side/),
  '529': all(BUSY),
};

/** The failure in one word. Fails the test if the message contains secret data. */
function tell(error: unknown): string {
  if (!(error instanceof AppError)) throw error;
  const everything = JSON.stringify([error.message, error.stack, error.details]);
  for (const secret of [KEY, 'ceramicist', 'bakery', server.baseUrl])
    expect(everything).not.toContain(secret);
  return `${error.code}: ${error.message}`;
}

describe.each(PROVIDERS)('a model of %s', (provider) => {
  test.each(provider === PROVIDERS[0] ? MODES : sampled(MODES, 4))('that is: %s', async (mode) => {
    server.mode = mode;
    const kinds = ['reading', 'chat', 'extraction'] as const;
    await Promise.all(
      kinds.map(async (kind) => {
        const came = await WORK[kind](engineFor(provider)).catch(tell);
        const expected = EXPECTED[mode][kind];
        if (typeof expected === 'string') expect({ kind, came }).toEqual({ kind, came: expected });
        else expect(came, kind).toMatch(expected);
      }),
    );
  });

  test('that is busy says for how long, at once', async () => {
    server.mode = '429';
    const engine = engineFor(provider);
    const before = server.asked.length;
    await expect(WORK.chat(engine)).rejects.toMatchObject({
      details: { retryAfterSeconds: RETRY_AFTER_SECONDS },
    });
    expect(server.asked.length - before).toBe(1);
  });

  test('that is asked no more ends its connection', async () => {
    server.mode = 'endless';
    const engine = engineFor(provider, { aiMaxOutputTokens: 100_000_000 });
    const stop = new AbortController();
    const abandoned = server.abandoned;
    const follow = { userId: 'anna', onPiece: () => stop.abort(), signal: stop.signal };
    await expect(engine.answer({ ...asked('Hello'), lookUp: nothingThere }, follow)).rejects.toMatchObject({
      name: 'AbortError',
    });
    await expect.poll(() => server.abandoned).toBe(abandoned + 1);
  });
});
