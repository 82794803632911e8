import { type CalibrationGroup, calibrate, groupFor } from '@daymark/domain/calibration';
import { answerWords } from './answers/answer-words.ts';
import { answered, asking, yesNoAsk } from './answers/asks.ts';
import { namesFor } from './answers/names.ts';
import type { Draft } from './breakdown/draft.ts';
import { quarters } from './breakdown/estimate.ts';
import type { Language } from './brief/brief.ts';
import type { PlanRequest, Remark } from './shape.ts';

/** A task is a day's work at most. */
export const LONGEST_HOURS = 8;
/** Of what estimates the assumptions tell: the sorts with most of the plan. */
const MOST_TOLD = 2;
const EXAMPLE_HOURS = 2;

const hoursIn = (hours: number): string => {
  const minutes = Math.round((hours * 60) / 5) * 5;
  const rest = minutes % 60;
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${String(rest).padStart(2, '0')}`;
};

/** What is told of a sort of work: from so many hours to so many, by so many tasks. */
const TOLD: Record<Language, (sort: string, from: string, to: string, tasks: number) => string> = {
  en: (sort, from, to, tasks) =>
    `Hours follow your own history: what you call ${from}${sort && ` of “${sort}”`} usually takes ${to} (${tasks} tasks).`,
  de: (sort, from, to, tasks) =>
    `Stunden nach Ihrer eigenen Erfahrung: was mit ${from}${sort && ` („${sort}“)`} geschätzt war, dauerte meist ${to} (${tasks} Aufgaben).`,
  fr: (sort, from, to, tasks) =>
    `Heures selon votre expérience : ce que vous estimez à ${from}${sort && ` (« ${sort} »)`} prend d’habitude ${to} (${tasks} tâches).`,
  es: (sort, from, to, tasks) =>
    `Horas según su propia experiencia: lo que estima en ${from}${sort && ` («${sort}»)`} suele llevar ${to} (${tasks} tareas).`,
  pt: (sort, from, to, tasks) =>
    `Horas segundo a sua experiência: o que estima em ${from}${sort && ` («${sort}»)`} costuma levar ${to} (${tasks} tarefas).`,
  other: (sort, from, to, tasks) => `${from}${sort && ` “${sort}”`} → ${to} (${tasks})`,
};

const nameOf = ({ kind, name }: CalibrationGroup): string =>
  namesFor('history', [`${kind} ${name}`])[0] ?? 'history';

function toldOf(group: CalibrationGroup, request: PlanRequest, language: Language): Remark {
  const { kind, name, ratio, tasks } = group;
  const [from, to] = [hoursIn(EXAMPLE_HOURS), hoursIn(EXAMPLE_HOURS * ratio)];
  const text = TOLD[language](kind === 'all' ? '' : name, from, to, tasks);
  const remark = asking(request, nameOf(group), text, yesNoAsk(true));
  return remark.answer === false ? { ...remark, text: answerWords(language).usualHours } : remark;
}

/**
 * Estimates as the person's own history has them turn out: the hours that the brief states stay, and so does what an
 * earlier proposal settled. What was multiplied, and by what, stays with the draft.
 */
export function calibrated(
  drafts: readonly Draft[],
  request: PlanRequest,
  language: Language,
): { drafts: Draft[]; told: Remark[] } {
  const { history = [], category } = request;
  const groups = calibrate(history);
  const used = new Map<CalibrationGroup, number>();
  const result = drafts.map((draft) => {
    const group =
      draft.stated || draft.factor !== undefined ? undefined : groupFor(groups, { ...draft, category });
    if (!group) return draft;
    used.set(group, (used.get(group) ?? 0) + 1);
    if (answered<'yes-no'>(request, nameOf(group), yesNoAsk(true)) === false) return draft;
    const hours = quarters(draft.hours * group.factor);
    const most = Math.max(LONGEST_HOURS, draft.hours);
    return { ...draft, hours: Math.min(hours, most), factor: group.factor };
  });
  const most = [...used].toSorted(([, a], [, b]) => b - a).slice(0, MOST_TOLD);
  return { drafts: result, told: most.map(([group]) => toldOf(group, request, language)) };
}
