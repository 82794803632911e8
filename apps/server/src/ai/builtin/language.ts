import type { Turn } from '../engine.ts';
import { wordsOf } from './text.ts';

/** What the built-in assistant speaks. */
export type Language = 'en' | 'de';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

// Without accents, as they are compared. Words that both languages have stand in neither.
const ENGLISH =
  words(`the is are am what's whats what how when which who my me i'm this week today tomorrow yesterday
  next to of on for with and or not do does did done have has had can could would should please add move mark
  project's task tasks projects due overdue behind free time break down start new show list tell about it up plate
  need want going thanks thank hello hey yes no help you your until by from at`);
const GERMAN =
  words(`der das und ich mein meine meinen meiner meinem mir mich wie wann welche welcher welches heute morgen
  gestern diese dieser woche nachste nachsten naechste projekt projekte aufgabe aufgaben fallig uberfallig bitte zum zur
  auf fur mit nicht erledigt erledige fertig verschiebe verschieb verschieben fuge markiere danke hallo kannst du steht
  ist sind habe hab viel viele zeit als ein eine einen einem von bis im den dem des zu wo wer warum ja nein hilfe lauft
  neues neue anlegen zerlege plane planen muss soll mochte will uber noch was gibt ansteht offen`);

const scoreOf = (text: string): number =>
  wordsOf(text).reduce((sum, word) => sum + (GERMAN.has(word) ? 1 : 0) - (ENGLISH.has(word) ? 1 : 0), 0);

/** The language that a person writes in: of the last message that tells it, else of their settings. */
export function languageOf(turns: readonly Turn[], locale: string): Language {
  for (const { sender, content } of turns.toReversed()) {
    if (sender !== 'user') continue;
    const score = scoreOf(content.slice(0, 2_000)) + (/[äöüß]/i.test(content) ? 0.5 : 0);
    if (score !== 0) return score > 0 ? 'de' : 'en';
  }
  return locale.startsWith('de') ? 'de' : 'en';
}
