import { type Phrase, type PhraseState, phrasesOf } from '@daymark/domain/brief-phrases';
import type { ClientLinkField } from '@daymark/domain/client-links';
import type { Day } from '@daymark/domain/dates';
import { localeIn } from '@daymark/words/languages';
import type { LinkContents } from '../auth/client-link-store.ts';
import type { RequestContext } from '../http/context.ts';
import { dayIn } from '../http/today.ts';
import { type SeenProject, seeProject } from '../projects/service.ts';
import { statementsKept } from '../readings/service.ts';
import { findUser } from '../users/store.ts';
import { listWaits } from '../waits/service.ts';
import { listNotes } from './note-store.ts';

/** What is shown to whom: of a link, or of a preview, which has no id. */
export interface ShownLink extends LinkContents {
  userId: string;
  id: string | null;
  expires_at: Date;
}

interface ShownWait {
  key: string;
  title: string;
  who: string | null;
  since: Day;
  /** When it was answered with this link. */
  answeredOn: Day | null;
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
function shownState(state: PhraseState | null, shows: Shows): PhraseState | null {
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
      return { ...state, by: shows('days') ? state.by : null };
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
  const waits = (await listWaits({ db, userId, today }, project.id)).filter((one) => one.answeredOn === null);
  const work = subtasks.map(({ statement, source, status, due_date: dueDate }) => ({
    ...{ statement, source, status, dueDate },
  }));
  const running = new Map(
    waits.flatMap(({ statement, who }): [string, string | null][] => (statement ? [[statement, who]] : [])),
  );
  const phrases = () =>
    phrasesOf(project.description, statementsKept(seen), work, running).map(({ text, state }) => ({
      text,
      state: shownState(state, shows),
    }));
  const answeredOn = (title: string, since: Day): Day | null => {
    const note = notes.find(({ answers }) => answers === title);
    return note && dayOf(note.created_at) >= since ? dayOf(note.created_at) : null;
  };
  const done = subtasks.filter((one) => !isOpen(one));
  return {
    project: project.name,
    today,
    validUntil: dayOf(link.expires_at),
    locale: localeIn(language, user.locale),
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
      ? waits.map(({ id: key, title, who, sentOn: since }) => ({
          ...{ key, title, who, since },
          answeredOn: answeredOn(title, since),
        }))
      : null,
    notes: notes.map(({ text, answers, created_at }) => ({ text, answers, on: dayOf(created_at) })),
  };
}
