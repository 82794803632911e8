import { DAYS_OFF_OF_ABSENCE_MAX, type ProposedAction } from '@daymark/contract/proposals';
import type { Replan } from '@daymark/contract/replans';
import { durationText } from '@daymark/domain/durations';
import { sumHours } from '@daymark/domain/load';
import type { PlanningDay } from '../calendars/planning-days.ts';
import { planningDays } from '../calendars/service.ts';
import { AppError } from '../http/errors.ts';
import type { Replanning } from '../replans/placing.ts';
import { asAbsence, previewReplan } from '../replans/service.ts';
import { effectTexts } from './effect-texts.ts';
import { dayText, type EffectLocale, quoted } from './effect-words.ts';
import { movesText } from './replan-effects.ts';

type Absence = Extract<ProposedAction, { kind: 'add-day-off' }>;
type DayOff = Absence['dayOff'];

export const daysOffOf = ({ dayOff, also }: Absence): [DayOff, ...DayOff[]] => [dayOff, ...also];

/** One proposal for all days off of an answer: their moves hold only together. */
export function joinedAbsences(actions: readonly ProposedAction[]): ProposedAction[] {
  const isAbsence = (action: ProposedAction): action is Absence => action.kind === 'add-day-off';
  const [first, ...rest] = actions.filter(isAbsence);
  if (!first) return [...actions];
  const also = [...first.also, ...rest.flatMap(daysOffOf)].slice(0, DAYS_OFF_OF_ABSENCE_MAX - 1);
  const joined = { ...first, also };
  return actions.flatMap((action) => (action === first ? joined : isAbsence(action) ? [] : action));
}

export const daysOffText = (days: readonly DayOff[], locale: EffectLocale): string =>
  days
    .map(({ firstDay, lastDay, hoursOff }) => {
      const [first, last] = [dayText(firstDay, locale), dayText(lastDay, locale)];
      if (hoursOff !== null) return effectTexts.hoursOfDay(durationText(hoursOff), first);
      return firstDay === lastDay ? first : effectTexts.days(first, last);
    })
    .join(', ');

/** The moves that the absence needs; undefined if the planner has no time for it. */
async function movesFor(context: Replanning, days: readonly DayOff[]): Promise<Replan | undefined> {
  try {
    return await previewReplan(context, { projectId: null, staying: [], away: asAbsence(days) });
  } catch (error) {
    // A busy planner must not lose the answer. Without its moves, the days off can still be added.
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

const isWithin = (date: string | null, days: readonly DayOff[]): boolean =>
  date !== null && days.some(({ firstDay, lastDay }) => date >= firstDay && date <= lastDay);

/** The hours of work that have no time in the absence, and that the preview does not move. */
function hoursStaying(
  usual: readonly PlanningDay[],
  days: readonly DayOff[],
  moves: Replan['moves'],
): number {
  const away = usual.filter(({ date }) => isWithin(date, days));
  return sumHours(
    away.map(({ date, takenHours, hours }) => {
      const moved = moves.flatMap((move) => (move.from === date ? -move.hours : []));
      return Math.max(0, sumHours([takenHours, ...moved, -hours]));
    }),
  );
}

/** Days off with what they move, unless other proposals move it; undefined if all of them are days off already. */
export async function absenceEffect(
  context: Replanning,
  action: Absence,
  locale: EffectLocale,
  isMovedBeside: boolean,
): Promise<{ effect: string; action: Absence; moves: string[] } | undefined> {
  const { db, userId } = context;
  const all = daysOffOf(action);
  const from = all.map(({ firstDay }) => firstDay).reduce((a, b) => (a < b ? a : b));
  const to = all.map(({ lastDay }) => lastDay).reduce((a, b) => (a > b ? a : b));
  const [{ usual }, { usual: away }] = await Promise.all([
    planningDays(db, { userId, from, to }, []),
    planningDays(db, { userId, from, to, away: all }, []),
  ]);
  const [dayOff, ...also] = all.filter((one) =>
    usual.some(({ date, why }) => isWithin(date, [one]) && why !== 'day-off'),
  );
  if (!dayOff) return undefined;
  const days = [dayOff, ...also];
  const names = [...new Set(days.map(({ name }) => quoted(name)))].join(', ');
  const replan = await movesFor(context, days);
  const hours = hoursStaying(away, days, replan?.moves ?? []);
  const effect = [
    effectTexts.dayOff(daysOffText(days, locale), names),
    ...(replan ? [movesText(replan, undefined, locale)] : []).filter((text) => text !== ''),
    ...(hours > 0 && !isMovedBeside ? [effectTexts.staysThen(durationText(hours))] : []),
  ].join(' ');
  return {
    effect,
    action: { ...action, dayOff, also, stamp: replan?.stamp ?? '' },
    moves: replan?.moves.map(({ id }) => id) ?? [],
  };
}
