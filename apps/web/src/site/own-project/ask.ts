import type { Failure } from '@daymark/contract/errors';
import { visitorPaths } from '@daymark/contract/visitor-paths';
import type { VisitorPlan } from '@daymark/contract/visitor-plans';
import type { Depth } from '@daymark/domain/steps';
import { t } from '@daymark/words/t';
import { browserPlace } from '../../platform/browser-place.ts';

type Answer = { plan: VisitorPlan } | { problem: string };

const addressOf = (endpoint: string): string => `/api${endpoint.split(' ')[1]}`;

function send(endpoint: string, body?: object, signal?: AbortSignal): Promise<Response> {
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  return fetch(addressOf(endpoint), {
    method: 'POST',
    ...(body ? { headers, body: JSON.stringify(body) } : {}),
    ...(signal ? { signal } : {}),
  });
}

async function answerTo(body: object, signal: AbortSignal): Promise<Answer> {
  const response = await send(visitorPaths.show, body, signal);
  const answer: { data?: VisitorPlan } & Partial<Failure> = await response.json().catch(() => ({}));
  if (response.ok && answer.data) return { plan: answer.data };
  return {
    problem: answer.errors?.[0]?.message ?? answer.message ?? t`That did not work. Please try again.`,
  };
}

/** What was answered to the same words: going back to a depth asks for nothing. */
const known = new Map<string, Answer>();
let latest = new AbortController();

/** The plan of some words, or why there is none; `replaced` if a later one was asked for meanwhile. */
export async function askForPlan(brief: string, depth: Depth): Promise<Answer | 'replaced'> {
  latest.abort();
  const own = new AbortController();
  latest = own;
  const key = `${depth} ${brief}`;
  const before = known.get(key);
  if (before) return before;
  try {
    const answer = await answerTo({ brief, depth, ...browserPlace() }, own.signal);
    if ('plan' in answer) known.set(key, answer);
    return own.signal.aborted ? 'replaced' : answer;
  } catch {
    if (own.signal.aborted) return 'replaced';
    return { problem: t`Daymark cannot be reached. Check the connection, and try again.` };
  }
}

/** The planner gets ready while the visitor still types. */
export const prepare = (): void => void send(visitorPaths.prepare).catch(() => {});
