import type { Wait } from '@daymark/contract/waits';
import type { Day } from '@daymark/domain/dates';
import { durationText } from '@daymark/domain/durations';
import { plateOf } from '@daymark/domain/plate';
import { plural, t } from '@daymark/words/t';
import { findUnseenNotes, type UnseenNote } from '../client-links/note-store.ts';
import type { Block } from '../mail/html.ts';
import type { Replanning } from '../replans/placing.ts';
import { previewReplan } from '../replans/service.ts';
import { runningWaits } from '../waits/service.ts';
import { dayText } from './day-text.ts';
import { type DigestTask, findDigestTasks } from './digest-store.ts';

const TASKS_MAX_COUNT = 20;
const MOVES_MAX_COUNT = 8;
const NOTES_MAX_COUNT = 10;
const NOTE_MAX_LENGTH = 200;

/** What a person needs to know in the morning. */
export interface Digest {
  today: Day;
  next: DigestTask | null;
  due: DigestTask[];
  waits: Wait[];
  notes: UnseenNote[];
  notesCount: number;
  slipped: DigestTask[];
  slippedCount: number;
  moves: { title: string; from: Day | null; to: Day }[];
  movesCount: number;
}

/** The digest of a day; undefined if there is nothing to say. */
export async function digestOf(context: Replanning): Promise<Digest | undefined> {
  const { db, userId, today } = context;
  const tasks = await findDigestTasks(db, { userId, today, count: TASKS_MAX_COUNT });
  const waits = await runningWaits(context);
  const { notes, notesCount } = await findUnseenNotes(db, { userId, count: NOTES_MAX_COUNT });
  const { due, slipped, slippedCount } = tasks;
  if (due.length + waits.length + slippedCount + notesCount === 0) return undefined;
  // Nothing moves by itself while nothing is late.
  const moves =
    slippedCount === 0 ? [] : (await previewReplan(context, { projectId: null, staying: [] })).moves;
  return {
    today,
    next: plateOf(due, today)[0] ?? slipped[0] ?? null,
    due,
    waits,
    notes,
    notesCount,
    slipped,
    slippedCount,
    moves: moves.slice(0, MOVES_MAX_COUNT),
    movesCount: moves.length,
  };
}

const andMore = (shown: readonly unknown[], count: number): string[] =>
  count > shown.length ? [t`And ${count - shown.length} more`] : [];

function taskLine({ title, dueTime, estimatedHours, projectId }: DigestTask): string {
  const details = [projectId.name, ...(estimatedHours ? [durationText(estimatedHours)] : [])].join(', ');
  return dueTime ? `${dueTime} ${title} (${details})` : `${title} (${details})`;
}

/** "Mara signs off the design: Mara has had it for 5 days, since Mon, Nov 23. “Build the gallery” follows." */
export function waitLine({ title, who, sentOn, days: count, next, project }: Wait, locale: string): string {
  const day = dayText(sentOn, locale);
  if (next === null)
    return who
      ? t`${title}: ${who} has had it for ${plural(count, '# day')}, since ${day} (${project.name}).`
      : t`${title}: waiting for ${plural(count, '# day')}, since ${day} (${project.name}).`;
  return who
    ? t`${title}: ${who} has had it for ${plural(count, '# day')}, since ${day}. “${next}” follows (${project.name}).`
    : t`${title}: waiting for ${plural(count, '# day')}, since ${day}. “${next}” follows (${project.name}).`;
}

/** A client's note, cut where it is long: the whole is on the project's page. */
function noteLine({ text, answers, projectName }: UnseenNote): string {
  const flat = text.replaceAll(/\s+/g, ' ');
  const words = flat.length > NOTE_MAX_LENGTH ? `${flat.slice(0, NOTE_MAX_LENGTH).toWellFormed()}…` : flat;
  if (answers === null) return `${words} (${projectName})`;
  const answered = t`Answered: ${answers} (${projectName})`;
  return words === '' ? answered : `${answered}. ${words}`;
}

type Section = { heading: string; items: readonly string[] };

const shown = ({ heading, items }: Section): Block[] => (items.length === 0 ? [] : [{ heading }, { items }]);

/** A digest in a few short sentences. */
export function digestLines({ next, due, waits, slippedCount, notesCount }: Digest): string[] {
  return [
    ...(next ? [t`Next step: ${next.title}`] : []),
    ...(due.length > 0 ? [t`${plural(due.length, '# task')} due today`] : []),
    ...(slippedCount > 0 ? [t`${plural(slippedCount, '# task')} slipped`] : []),
    ...(notesCount > 0 ? [t`Your clients wrote ${plural(notesCount, '# note')}`] : []),
    ...(waits.length > 0 ? [t`You are waiting for ${plural(waits.length, '# answer')}`] : []),
  ];
}

/** The text of a digest. */
export function digestBlocks(
  digest: Digest,
  { locale, publicUrl }: { locale: string; publicUrl: string },
): Block[] {
  const { next, due, waits, notes, notesCount, slipped, slippedCount, moves, movesCount } = digest;
  const dayOf = (day: Day) => dayText(day, locale);
  return [
    ...shown({ heading: t`Next step`, items: next ? [taskLine(next)] : [] }),
    ...shown({ heading: t`Today`, items: due.map(taskLine) }),
    ...shown({
      heading: t`From your clients`,
      items: [...notes.map(noteLine), ...andMore(notes, notesCount)],
    }),
    ...shown({ heading: t`Waiting`, items: waits.map((wait) => waitLine(wait, locale)) }),
    ...shown({
      heading: t`Slipped`,
      items: [
        ...slipped.map((task) => t`${taskLine(task)}: was due ${dayOf(task.dueDate)}`),
        ...andMore(slipped, slippedCount),
      ],
    }),
    ...shown({
      heading: t`What would move`,
      items: [
        ...moves.map(({ title, from, to }) =>
          from ? `${title}: ${dayOf(from)} → ${dayOf(to)}` : `${title}: → ${dayOf(to)}`,
        ),
        ...andMore(moves, movesCount),
      ],
    }),
    ...(movesCount > 0 ? [{ link: `${publicUrl}/replan`, label: t`See what would move` }] : []),
    { link: `${publicUrl}/dashboard`, label: t`Open Daymark` },
  ];
}
