import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiError, type Client, createClient } from '@daymark/contract/client';
import { PERSON } from '../../testing/accounts.ts';
import { BRIEF } from '../../testing/people.ts';

/** A project without a plan. */
export const PROJECT = {
  name: 'Written down',
  startDate: '2026-11-23',
  dueDate: '2026-12-11',
  description: '',
};
const SUBTASKS_EACH = 200;
const MANY = 5;

/** The acknowledgements that clients have received. */
export interface Journal {
  /** The unique title of each acknowledged subtask, with the last acknowledged status. */
  subtasks: Map<string, { id: string; status: string }>;
  /** The acknowledged plans of projects, with the number of subtasks. */
  plans: Map<string, number>;
  /** The addresses of acknowledged sign-ups. */
  signUps: string[];
  acknowledged: number;
  /** How often an answer was lost or refused for the moment, and answers that must never occur. */
  interruptions: number;
  unavailable: number;
  unexpected: string[];
}

export const emptyJournal = (): Journal => ({
  subtasks: new Map(),
  plans: new Map(),
  signUps: [],
  acknowledged: 0,
  interruptions: 0,
  unavailable: 0,
  unexpected: [],
});

interface Writing {
  journal: Journal;
  api: Client;
  signal: AbortSignal;
}

const isLost = ({ status }: ApiError) => status === 0 || (status >= 200 && status < 300);

/** Repeats a request until it is acknowledged; undefined if there was another answer. */
async function persist<A>({ journal }: Writing, call: () => Promise<A>): Promise<A | undefined> {
  for (;;) {
    try {
      const answer = await call();
      journal.acknowledged++;
      return answer;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { status, failure, retryAfterSeconds } = error;
      // A request whose answer was lost may still be running when it is repeated.
      const isPutOff = (status === 503 || status === 409) && retryAfterSeconds !== undefined;
      if (!isPutOff && !isLost(error)) {
        journal.unexpected.push(`${status} ${failure?.message}`);
        return undefined;
      }
      journal.interruptions++;
      if (isPutOff) journal.unavailable++;
      await pause(30);
    }
  }
}

const makeProjectIn = (writing: Writing) => {
  const idempotencyKey = randomUUID();
  return persist(writing, () => writing.api.projects.create({ body: PROJECT }, { idempotencyKey }));
};

/** Adds one subtask after another, each with its own key. */
async function addSubtasks(writing: Writing): Promise<void> {
  const { api, journal, signal } = writing;
  while (!signal.aborted) {
    const project = (await makeProjectIn(writing))?.data.project;
    for (let n = 0; project && n < SUBTASKS_EACH && !signal.aborted; n++) {
      const [idempotencyKey, title] = [randomUUID(), randomUUID()];
      const call = { params: { projectId: project.id }, body: { title, estimatedHours: 1 } };
      const added = await persist(writing, () => api.subtasks.create(call, { idempotencyKey }));
      if (added) journal.subtasks.set(title, { id: added.data.subtask.id, status: 'Pending' });
    }
  }
}

/** Moves a few subtasks through their statuses, one by one and in bulk. */
async function moveSubtasks(writing: Writing): Promise<void> {
  const { api, journal, signal } = writing;
  const project = (await makeProjectIn(writing))?.data.project;
  if (!project) return;
  const own: { id: string; status: string }[] = [];
  for (let n = 0; n < MANY; n++) {
    const [idempotencyKey, title] = [randomUUID(), randomUUID()];
    const call = { params: { projectId: project.id }, body: { title, estimatedHours: 2 } };
    const added = await persist(writing, () => api.subtasks.create(call, { idempotencyKey }));
    const entry = { id: added?.data.subtask.id ?? '', status: 'Pending' };
    own.push(entry);
    journal.subtasks.set(title, entry);
  }
  for (let turn = 0; !signal.aborted; turn++) {
    const status = (['In Progress', 'Completed', 'Pending'] as const)[turn % 3] ?? 'Pending';
    if (turn % 2) {
      const changes = own.map(({ id }) => ({ id, status }));
      await persist(writing, () =>
        api.subtasks.changeMany({ params: { projectId: project.id }, body: { changes } }),
      );
    } else
      for (const { id } of own)
        await persist(writing, () => api.subtasks.change({ params: { id }, body: { status } }));
    for (const entry of own) entry.status = status;
  }
}

/**
 * Has projects planned. The second of each pair is not repeated if its answer is lost: it must be complete or absent.
 */
async function planProjects(writing: Writing): Promise<void> {
  const { api, journal, signal } = writing;
  const body = { ...PROJECT, name: 'Planned', description: BRIEF, generateAISubtasks: true };
  while (!signal.aborted) {
    const idempotencyKey = randomUUID();
    const planned = await persist(writing, () => api.projects.create({ body }, { idempotencyKey }));
    if (planned) journal.plans.set(planned.data.project.id, planned.data.subtasks.length);
    await api.projects.create({ body }, { idempotencyKey: randomUUID() }).catch(() => pause(30));
  }
}

/** Signs people up, each from a different network. An acknowledged sign-up must be followed by a mail. */
async function signStrangersUp(writing: Writing, baseUrl: string): Promise<void> {
  const { journal, signal } = writing;
  for (let n = 0; !signal.aborted; n++) {
    const email = `stranger${n}@example.com`;
    const from = { 'x-forwarded-for': `10.${n >> 8}.${n & 255}.1` };
    const stranger = createClient({
      baseUrl,
      token: () => null,
      fetch: (address, init) => fetch(address, { ...init, headers: { ...init.headers, ...from } }),
    });
    await persist(writing, async () => {
      try {
        await stranger.auth.signUp({ body: { ...PERSON, email } });
      } catch (error) {
        // The first request was carried out, and its answer was lost.
        if (!(error instanceof ApiError && error.failure?.code === 'resend_too_soon')) throw error;
      }
    });
    journal.signUps.push(email);
    await pause(100);
  }
}

/** A client with a journal that writes in ten loops until it is told to stop, and then finishes what it has begun. */
export function writeUnderLoad(api: Client, baseUrl: string) {
  const journal = emptyJournal();
  const stopping = new AbortController();
  const writing = { journal, api, signal: stopping.signal };
  const done = Promise.all([
    ...Array.from({ length: 4 }, () => addSubtasks(writing)),
    ...Array.from({ length: 4 }, () => moveSubtasks(writing)),
    planProjects(writing),
    signStrangersUp(writing, baseUrl),
  ]);
  return {
    journal,
    /** Resolves when everything that was begun is acknowledged. */
    stop: async () => {
      stopping.abort();
      await done;
    },
  };
}
