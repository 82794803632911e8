import type { Wait } from '@daymark/contract/waits';
import { type Phrase, type PhraseState, phrasesOf } from '@daymark/domain/brief-phrases';
import type { ClientLinkField } from '@daymark/domain/client-links';
import type { Day } from '@daymark/domain/dates';
import { localeForReaders } from '@daymark/words/languages';
import type { LinkContents } from '../auth/client-link-store.ts';
import type { RequestContext } from '../http/context.ts';
import { dayIn } from '../http/today.ts';
import { type SeenProject, seeProject } from '../projects/service.ts';
import { statementsKept } from '../readings/service.ts';
import { findUser } from '../users/store.ts';
import { listWaits } from '../waits/service.ts';
import { clientMeant } from '../waits/settling.ts';
import { type ClientOfProject, findClientOf } from '../waits/store.ts';
import { listNotes } from './note-store.ts';

/** What is shown to whom: of a link, or of a preview, which has no id. */
export interface ShownLink extends LinkContents {
  userId: string;
  id: string | null;
  expires_at: Date;
}

interface ShownWait {
  id: string;
  title: string;
  /** Null for the client, and for time to pass. */
  who: string | null;
  /** Whether the client may say that they have answered. */
  isForClient: boolean;
  since: Day;
  expectedOn: Day | null;
}

interface ShownMilestone {
  name: string;
  dueDate: Day;
  isDone: boolean;
}

interface ShownNote {
  text: string;
  answers: string | null;
  on: Day;
}

/** All that a client's page has on it. What was not chosen is null, or not in it. */
export interface ClientPage {
  project: string;
  today: Day;
  validUntil: Day;
  /** How days are written. */
  locale: string;
  name: string | null;
  progress: number | null;
  phrases: Phrase[] | null;
  days: { from: Day; lastDay: Day | null; dueDate: Day } | null;
  hours: { planned: number; done: number } | null;
  milestones: ShownMilestone[] | null;
  waits: ShownWait[] | null;
  notes: ShownNote[];
}

type Shows = (field: ClientLinkField) => boolean;

/** A phrase's state without what was not chosen. */
function shownState(
  state: PhraseState | null,
  shows: Shows,
  client: ClientOfProject | undefined,
): PhraseState | null {
  const planned = { kind: 'planned' as const, day: null, done: 0, total: 1 };
  switch (state?.kind) {
    case 'done':
      return shows('progress') ? state : planned;
    case 'planned':
      return {
        ...state,
        day: shows('days') ? state.day : null,
        ...(shows('progress') ? {} : { done: 0 }),
      };
    case 'waiting':
      return shows('waits') ? state : null;
    case 'theirs':
      return {
        ...state,
        who: client && clientMeant(state.who, client) ? null : state.who,
        by: shows('days') ? state.by : null,
      };
    default:
      return state ?? null;
  }
}

const isOpen = ({ status }: { status: string }): boolean => status !== 'Completed';

function milestonesOf({ milestones, subtasks }: SeenProject, shows: Shows): ShownMilestone[] {
  return milestones.map(({ id, name, due_date: dueDate }) => {
    const work = subtasks.filter((one) => one.milestone_id === id);
    return { name, dueDate, isDone: shows('progress') && work.length > 0 && !work.some(isOpen) };
  });
}

const sumOf = (hours: readonly (number | null)[]): number =>
  hours.reduce<number>((sum, one) => sum + (one ?? 0), 0);

const isForClient = ({ who, clientId }: Wait, { project }: SeenProject): boolean =>
  clientId === null ? who !== null : clientId === project.client_id;

/** Nobody is named to the client that the project is for. */
const whoOf = ({ who, clientId }: Wait, { project }: SeenProject): string | null =>
  clientId !== null && clientId === project.client_id ? null : who;

function daysOf({ project, subtasks }: SeenProject): ClientPage['days'] {
  const open = subtasks.filter(isOpen).flatMap(({ due_date }) => due_date ?? []);
  return {
    from: project.start_date,
    lastDay: open.toSorted().at(-1) ?? null,
    dueDate: project.due_date,
  };
}

/** What a client's page shows. Undefined if its user is gone; throws `not_found` if the project is. */
export async function contentOf(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  link: ShownLink,
): Promise<ClientPage | undefined> {
  const { userId, id, shows: chosen, language } = link;
  const user = await findUser(db, userId);
  if (!user || user.disabled_at !== null) return undefined;
  const seen = await seeProject({ db, userId }, link.project_id);
  const notes = id === null ? [] : await listNotes(db, { userId, linkId: id });
  const shows: Shows = (field) => chosen.includes(field);
  const { project, subtasks } = seen;
  const dayOf = (at: Date): Day => dayIn(user.timezone, at);
  const today = dayOf(now());
  const running = (await listWaits({ db, userId, today }, link.project_id)).filter(
    ({ answeredOn }) => answeredOn === null,
  );
  const work = subtasks.map(({ statement, source, status, due_date: dueDate }) => ({
    statement,
    source,
    status,
    dueDate,
  }));
  const waits = new Map(
    running
      .filter(({ who, clientId }) => who !== null || clientId !== null)
      .flatMap((wait) => (wait.statement === null ? [] : [[wait.statement, whoOf(wait, seen)]])),
  );
  const client = await findClientOf(db, { userId, projectId: link.project_id });
  const phrases = () =>
    phrasesOf(project.description, statementsKept(seen), work, waits).map(({ text, state }) => ({
      text,
      state: shownState(state, shows, client),
    }));
  const done = subtasks.filter((one) => !isOpen(one));
  return {
    project: project.name,
    today,
    validUntil: dayOf(link.expires_at),
    locale: localeForReaders(language, user.locale),
    name: shows('name') ? `${user.firstname} ${user.lastname}`.trim() : null,
    progress: shows('progress') ? project.progress : null,
    phrases: shows('brief') ? phrases() : null,
    days: shows('days') ? daysOf(seen) : null,
    hours: shows('hours')
      ? {
          planned: sumOf(subtasks.map(({ estimated_hours }) => estimated_hours)),
          done: sumOf(done.map(({ estimated_hours }) => estimated_hours)),
        }
      : null,
    milestones: shows('milestones') ? milestonesOf(seen, shows) : null,
    waits: shows('waits')
      ? running.map((wait) => ({
          id: wait.id,
          title: wait.title,
          who: whoOf(wait, seen),
          isForClient: isForClient(wait, seen),
          since: wait.sentOn,
          expectedOn: wait.expectedOn,
        }))
      : null,
    notes: notes.map(({ text, answers, created_at }) => ({ text, answers, on: dayOf(created_at) })),
  };
}
