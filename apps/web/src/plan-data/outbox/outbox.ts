import { createClient } from '@daymark/contract/client';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { apiOptions } from '../../platform/api.ts';
import { newKey } from '../../platform/once.ts';
import { currentReach, onReached, tryToReach } from '../../platform/reach.ts';
import { onSignedOut, sessionChangedElsewhere, useSession } from '../../platform/session.ts';
import { readToken } from '../../platform/token.ts';
import { writeAnswer } from '../plan-cache.ts';
import { keys, refreshProjects } from '../queries.ts';
import { carryOut, type Outcome } from './carry-out.ts';
import {
  disputedFields,
  withDecision,
  withEntry,
  withoutDiscarded,
  withoutSent,
  withTrouble,
} from './entries.ts';
import type { Entry, Wish } from './entry.ts';
import { over, showOver, showWithout } from './over.ts';
import { readEntries, updateEntries } from './stored.ts';
import { useWaiting } from './waiting.ts';

const FIRST_PAUSE_SECONDS = 2;
const LONGEST_PAUSE_SECONDS = 60;

/** The outbox of this page's user. */
interface Followed {
  userId: string;
  client: QueryClient;
  /** Tells the user's other tabs that the stored entries have changed. */
  tell: () => void;
  stop: () => void;
  /** Whether a sending is asked for that has not begun. */
  isAsked: boolean;
}

let followed: Followed | undefined;
let pauseSeconds = FIRST_PAUSE_SECONDS;
let timer: ReturnType<typeof setTimeout> | undefined;

const waiting = () => useWaiting.getState().entries;

function stopFollowing(): void {
  clearTimeout(timer);
  followed?.stop();
  followed = undefined;
  useWaiting.setState({ entries: [] });
}

// Whose session was refused finds their changes again. Who signs out was asked before.
onSignedOut((reason) => {
  if (followed && reason === 'chosen') void updateEntries(followed.userId, () => []);
  stopFollowing();
});

const troubles = (entries: readonly Entry[]) => entries.filter(({ trouble }) => trouble).length;

/** Takes over what is stored. What another tab has sent comes with its own message that something was saved. */
async function takeIn(outbox: Followed): Promise<void> {
  const entries = await readEntries(outbox.userId);
  if (followed !== outbox) return;
  const hasNewTrouble = troubles(entries) > troubles(waiting());
  useWaiting.setState({ entries });
  showOver(outbox.client, entries);
  if (hasNewTrouble) void refreshProjects(outbox.client);
}

/** Shows a user's entries, keeps up with other tabs, and sends the entries whenever Daymark answers. */
export async function follow(client: QueryClient, userId: string): Promise<void> {
  if (followed?.userId === userId && followed.client === client) return;
  stopFollowing();
  const channel = new BroadcastChannel(`outbox of ${userId}`);
  const ends = [onReached(sendSoon), () => channel.close()];
  const outbox: Followed = {
    userId,
    client,
    isAsked: false,
    tell: () => channel.postMessage('changed'),
    stop: () => {
      for (const end of ends) end();
    },
  };
  followed = outbox;
  channel.addEventListener('message', () => void takeIn(outbox));
  await takeIn(outbox);
  sendSoon();
}

/** Changes the stored entries and tells every tab; undefined if they cannot be stored, or the session has ended. */
async function change(
  outbox: Followed,
  how: (entries: readonly Entry[]) => readonly Entry[],
): Promise<readonly Entry[] | undefined> {
  const entries = followed === outbox ? await updateEntries(outbox.userId, how) : undefined;
  if (!entries || followed !== outbox) return undefined;
  useWaiting.setState({ entries });
  outbox.tell();
  return entries;
}

/**
 * Keeps what the user wants until it can be sent; false if this browser stores nothing. `isSent` says that it was sent
 * without an answer. What it changes is already shown.
 */
export async function keep(client: QueryClient, wishes: readonly Wish[], isSent: boolean): Promise<boolean> {
  const userId = useSession.getState().user?.id;
  if (!userId) return false;
  await follow(client, userId);
  const made = wishes.map((wish): Entry => ({ ...wish, key: newKey(), at: Date.now(), isSent }));
  const kept = followed && (await change(followed, (entries) => made.reduce(withEntry, [...entries])));
  if (!kept) return false;
  if (currentReach() === 'reached') sendSoon();
  else void tryToReach();
  return true;
}

/** What the server answered to a query, with what waits. */
export const shown = <Data>(queryKey: QueryKey, data: Data): Data => over(queryKey, data, waiting());

/** Where pages are not encrypted there are no locks: what two tabs send takes effect once all the same. */
const inOneTab = (userId: string, work: () => Promise<void>): Promise<unknown> =>
  'locks' in navigator ? navigator.locks.request(`outbox of ${userId}`, work) : work();

/** Sends what waits, unless that is already asked for. */
export function sendSoon(): void {
  const outbox = followed;
  clearTimeout(timer);
  if (!outbox || outbox.isAsked) return;
  outbox.isAsked = true;
  void inOneTab(outbox.userId, async () => {
    outbox.isAsked = false;
    if (followed === outbox) await sendInOrder(outbox);
  });
}

function sendAfterPause(seconds: number | undefined): void {
  timer = setTimeout(sendSoon, 1000 * (seconds ?? pauseSeconds));
  pauseSeconds = Math.min(2 * pauseSeconds, LONGEST_PAUSE_SECONDS);
}

/** The token of the user's session. Nothing is sent once another tab has signed somebody else in. */
const tokenOf = (userId: string): string | null =>
  useSession.getState().user?.id === userId && !sessionChangedElsewhere() ? readToken() : null;

/** The next entry that can be sent, marked as sent before it is. */
async function takeNext(outbox: Followed): Promise<Entry | undefined> {
  let next: Entry | undefined;
  await updateEntries(outbox.userId, (entries) => {
    next = entries.find(({ trouble }) => !trouble);
    return entries.map((entry) => (entry === next ? { ...entry, isSent: true } : entry));
  });
  return next;
}

async function sendInOrder(outbox: Followed): Promise<void> {
  let hasChanged = false;
  while (followed === outbox && currentReach() === 'reached') {
    const token = tokenOf(outbox.userId);
    const entry = token && (await takeNext(outbox));
    if (!entry) break;
    const outcome = await carryOut(createClient({ ...apiOptions, token: () => token }), entry);
    if (outcome.kind === 'later') {
      sendAfterPause(outcome.seconds);
      break;
    }
    pauseSeconds = FIRST_PAUSE_SECONDS;
    hasChanged = true;
    await settle(outbox, entry, outcome);
  }
  if (hasChanged && followed === outbox) await refreshProjects(outbox.client);
}

async function settle(
  outbox: Followed,
  entry: Entry,
  outcome: Exclude<Outcome, { kind: 'later' }>,
): Promise<void> {
  if (outcome.kind === 'stuck') {
    await change(outbox, (entries) => withTrouble(entries, entry, outcome.trouble));
    return;
  }
  const { row, project } = outcome;
  const rest = await change(outbox, (entries) => withoutSent(entries, entry, row));
  // Completing a task stops its timer.
  if (row?.status === 'Completed') void outbox.client.invalidateQueries({ queryKey: keys.timer });
  const isLast = rest && !rest.some(({ task }) => task.id === entry.task.id);
  if (isLast && row && project) void writeAnswer(outbox.client, project, [row], [row]);
}

/** Deletes an entry instead of sending it. */
export async function discard(entry: Entry): Promise<void> {
  if (!followed) return;
  const { client } = followed;
  const before = waiting();
  const after = await change(followed, (entries) => withoutDiscarded(entries, entry));
  if (!after) return;
  showWithout(client, entry, before, after);
  if (currentReach() === 'reached') void refreshProjects(client);
  sendSoon();
}

async function sendInstead(entry: Entry, next: Entry): Promise<void> {
  if (!followed) return;
  const { client } = followed;
  const entries = await change(followed, (stored) => withDecision(stored, entry, [next]));
  if (entries) showOver(client, entries);
  sendSoon();
}

/** Sends a refused entry again. */
export const retry = (entry: Entry): Promise<void> => sendInstead(entry, entry);

/** Decides a conflict: for what was done here, or for what was done elsewhere. */
export function decide(entry: Entry, isMine: boolean): Promise<void> {
  if (entry.trouble?.kind !== 'conflict') return Promise.resolve();
  const { theirs } = entry.trouble;
  const onTheirs: Entry = { ...entry, task: theirs };
  if (isMine) return sendInstead(entry, onTheirs);
  if (entry.does !== 'change') return discard(entry);
  const disputed = new Set<string>(disputedFields(entry, theirs));
  const rest = Object.fromEntries(Object.entries(entry.change).filter(([field]) => !disputed.has(field)));
  if (Object.keys(rest).length === 0) return discard(entry);
  return sendInstead(entry, { ...onTheirs, does: 'change', change: rest });
}
