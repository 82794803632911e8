import type { Replan, WayOut } from '@daymark/contract/replans';
import type { Day } from '@daymark/domain/dates';
import { durationText } from '@daymark/domain/durations';
import { t } from '@daymark/words/t';
import { AppError } from '../http/errors.ts';
import type { Replanning } from '../replans/placing.ts';
import { previewReplan } from '../replans/service.ts';
import { effectTexts } from './effect-texts.ts';
import { dayText, type EffectLocale, quoted } from './effect-words.ts';

const MOVES_LISTED = 6;

/** What a remedy changes before days are moved. */
function wayText(way: WayOut, project: string, locale: EffectLocale): string {
  switch (way.kind) {
    case 'later-due-date':
      return t`Move the due date of ${project} to ${dayText(way.date, locale)}, and its tasks so that they fit.`;
    case 'more-hours':
      return t`Work up to ${durationText(way.hoursPerDay)} a day on ${project}, and move its tasks so that they fit.`;
    case 'move-milestone':
      return t`Move the milestone ${quoted(way.name)} of ${project} to ${dayText(way.date, locale)}, and the tasks so that they fit.`;
    case 'leave-out':
      return t`Leave out ${way.titles.map((title) => quoted(title)).join(', ')} of ${project} (${durationText(way.hours)}), and move the other tasks so that they fit. What is left out is moved to the trash.`;
  }
}

/** The moves of a preview in words, the first of them by name; empty if there is nothing to say. */
export function movesText(
  { moves, unplaced }: Replan,
  project: string | undefined,
  locale: EffectLocale,
): string {
  const day = (one: Day) => dayText(one, locale);
  const listed = moves
    .slice(0, MOVES_LISTED)
    .map(({ title, from, to }) => effectTexts.move(quoted(title), from ? day(from) : undefined, day(to)));
  const more = moves.length - listed.length;
  const all = [...listed, ...(more > 0 ? [effectTexts.more(more)] : [])].join('; ');
  return [
    ...(moves.length > 0 ? [effectTexts.moves(moves.length, all, project)] : []),
    ...(unplaced.length > 0 ? [effectTexts.fitNowhere(unplaced.length)] : []),
  ].join(' ');
}

/** The effect of a replan now, with its stamp; undefined if it has none. */
export async function replanEffect(
  context: Replanning,
  { projectId, wayOut }: { projectId: string | null; wayOut: string | null },
  name: string | undefined,
  locale: EffectLocale,
): Promise<{ effect: string; stamp: string } | undefined> {
  const project = name === undefined ? undefined : quoted(name);
  try {
    const replan = await previewReplan(context, { projectId, staying: [] });
    const { stamp } = replan;
    if (wayOut === null)
      return replan.moves.length === 0 ? undefined : { effect: movesText(replan, project, locale), stamp };
    const way = replan.waysOut.find(({ key }) => key === wayOut);
    return way && project ? { effect: wayText(way, project, locale), stamp } : undefined;
  } catch (error) {
    // A busy planner must not lose the answer.
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
