import { type Language, languageOfLocale } from '../ai/locale.ts';
import { type EffectLocale, plural } from './effect-words.ts';

/** The effects of proposals in one language. Names and days are already formatted for a sentence. */
interface EffectTexts {
  fromTo: (from: string, to: string) => string;
  priority: (priority: string) => string;
  category: (category: string) => string;
  tags: (tags: string) => string;
  workedOn: (weekdays: string) => string;
  aDay: (hours: string) => string;
  milestones: (milestones: string) => string;
  thenPlanned: string;
  createProject: (name: string, facts: string) => string;
  changeProject: (name: string, changes: string) => string;
  due: (day: string, time: string | null | undefined) => string;
  undated: string;
  status: (status: string) => string;
  notBefore: (day: string) => string;
  pinned: string;
  milestone: (name: string) => string;
  waitsFor: (names: string) => string;
  addSubtask: (title: string, project: string, facts: string) => string;
  changeSubtask: (title: string, project: string, changes: string) => string;
  breakDown: (name: string) => string;
  /** Planned subtasks that the user has not changed. */
  givesWay: (count: number) => string;
  dayOff: (days: string, name: string) => string;
  /** Work that stays on days off, such as that of days that the user set. */
  staysThen: (hours: string) => string;
  /** Moves of a replan, already in words; `project` is quoted. */
  moves: (count: number, moves: string, project: string | undefined) => string;
  move: (title: string, from: string | undefined, to: string) => string;
  more: (count: number) => string;
  fitNowhere: (count: number) => string;
  days: (from: string, to: string) => string;
}

const TEXTS: Readonly<Record<Language, EffectTexts>> = {
  en: {
    fromTo: (from, to) => `from ${from} to ${to}`,
    priority: (priority) => `priority ${priority}`,
    category: (category) => `category ${category}`,
    tags: (tags) => `tags ${tags}`,
    workedOn: (weekdays) => `worked at on ${weekdays}`,
    aDay: (hours) => `${hours} a day`,
    milestones: (milestones) => `milestones ${milestones}`,
    thenPlanned: 'It is then broken down into dated tasks.',
    createProject: (name, facts) => `Create the project ${name}: ${facts}.`,
    changeProject: (name, changes) => `Change the project ${name}: ${changes}.`,
    due: (day, time) => `due ${day}${time ? ` at ${time}` : ''}`,
    undated: 'without a due date',
    status: (status) => `status ${status}`,
    notBefore: (day) => `not before ${day}`,
    pinned: 'pinned',
    milestone: (name) => `milestone ${name}`,
    waitsFor: (names) => `it waits for ${names}`,
    addSubtask: (title, project, facts) => `Add the task ${title} to ${project}: ${facts}.`,
    changeSubtask: (title, project, changes) => `Change ${title} in ${project}: ${changes}.`,
    breakDown: (name) => `Break ${name} down into dated tasks.`,
    givesWay: (count) =>
      `${plural(count, 'planned task')} that you have not touched ${count === 1 ? 'gives' : 'give'} way; what you added, edited, pinned, started or completed stays.`,
    dayOff: (days, name) => `Take ${days} off: ${name}.`,
    staysThen: (hours) => `${hours} of work on these days are not moved.`,
    moves: (count, moves, project) =>
      `Move ${plural(count, 'task')}${project === undefined ? '' : ` of ${project}`}: ${moves}.`,
    move: (title, from, to) => `${title} ${from === undefined ? '' : `from ${from} `}to ${to}`,
    more: (count) => `${count} more`,
    fitNowhere: (count) => `${plural(count, 'task')} ${count === 1 ? 'does' : 'do'} not fit on any day.`,
    days: (from, to) => `${from} to ${to}`,
  },
  de: {
    fromTo: (from, to) => `von ${from} bis ${to}`,
    priority: (priority) => `Priorität ${priority}`,
    category: (category) => `Kategorie ${category}`,
    tags: (tags) => `Schlagwörter ${tags}`,
    workedOn: (weekdays) => `bearbeitet am ${weekdays}`,
    aDay: (hours) => `${hours} am Tag`,
    milestones: (milestones) => `Meilensteine ${milestones}`,
    thenPlanned: 'Es wird dann in Aufgaben mit Terminen zerlegt.',
    createProject: (name, facts) => `Das Projekt ${name} anlegen: ${facts}.`,
    changeProject: (name, changes) => `Das Projekt ${name} ändern: ${changes}.`,
    due: (day, time) => `fällig ${day}${time ? ` um ${time}` : ''}`,
    undated: 'ohne Termin',
    status: (status) => `Status ${status}`,
    notBefore: (day) => `nicht vor ${day}`,
    pinned: 'festgehalten',
    milestone: (name) => `Meilenstein ${name}`,
    waitsFor: (names) => `wartet auf ${names}`,
    addSubtask: (title, project, facts) => `Die Aufgabe ${title} zu ${project} hinzufügen: ${facts}.`,
    changeSubtask: (title, project, changes) => `${title} in ${project} ändern: ${changes}.`,
    breakDown: (name) => `${name} in Aufgaben mit Terminen zerlegen.`,
    givesWay: (count) =>
      count === 1
        ? 'Eine geplante Aufgabe, die du nicht angefasst hast, weicht; was du hinzugefügt, geändert, festgehalten, begonnen oder erledigt hast, bleibt.'
        : `${count} geplante Aufgaben, die du nicht angefasst hast, weichen; was du hinzugefügt, geändert, festgehalten, begonnen oder erledigt hast, bleibt.`,
    dayOff: (days, name) => `${days} freinehmen: ${name}.`,
    staysThen: (hours) => `${hours} Arbeit an diesen Tagen werden nicht verschoben.`,
    moves: (count, moves, project) =>
      `${count === 1 ? 'Eine Aufgabe' : `${count} Aufgaben`}${project === undefined ? '' : ` von ${project}`} verschieben: ${moves}.`,
    move: (title, from, to) => `${title} ${from === undefined ? '' : `von ${from} `}auf ${to}`,
    more: (count) => (count === 1 ? 'eine weitere' : `${count} weitere`),
    fitNowhere: (count) =>
      count === 1 ? 'Eine Aufgabe passt auf keinen Tag.' : `${count} Aufgaben passen auf keinen Tag.`,
    days: (from, to) => `${from} bis ${to}`,
  },
};

export const textsIn = (locale: EffectLocale): EffectTexts => TEXTS[languageOfLocale(locale)];
