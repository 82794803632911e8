import { countIn, takeEffort } from './amounts.ts';
import type { Count, Item, Language, Series } from './brief.ts';
import type { Findings } from './findings.ts';
import { PLAIN } from './mode.ts';
import { ownWorkOf } from './own-work.ts';
import { splitVerbs } from './phrase.ts';
import { leftOf } from './rest-told.ts';
import type { Clause, Sentence } from './segments.ts';
import { takeFrequency } from './series.ts';
import { firstDayIn, launchIn, stagesIn } from './stages.ts';
import { sameNoun, stemsOf } from './words.ts';
import { weekdaysIn } from './working-time.ts';

/** Reads a sentence about what is done with each of the things counted before, or when each goes out; false when it is neither. */
export function noteProduction(findings: Findings, sentence: Sentence): boolean {
  const { tongue, context, memory } = findings;
  const effort = takeEffort(sentence.text, tongue);
  const last = findings.found.items.at(-1);
  if (effort?.value.each && effort.rest === '' && last?.count && last.each === null && last.hours === null) {
    last.each = effort.value.hours;
    return true;
  }
  const text = sentence.text
    .replace(/[.!]+$/, '')
    .replace(/(?<!\p{L})an? hour and a half(?!\p{L})/iu, '1.5 hours')
    .trim();
  const repeated = findings.found.items.flatMap(({ series, count, object }) =>
    series && !series.first ? [{ n: count?.n ?? 1, noun: count?.noun ?? object.replace(/^.* /, '') }] : [],
  );
  const stages = stagesIn(text, tongue, [...memory.counted.filter(({ done }) => !done), ...repeated]);
  if (stages) {
    const known = dropWhole(
      findings,
      stages.of,
      stages.stages.map(({ verb }) => verb),
    );
    for (const { verb, hours } of stages.stages)
      add(findings, sentence, stages.of, {
        verb,
        each: hours,
        known: known?.count ?? leftOf(findings, stages.of.noun.split(' ')[0] ?? '') ?? null,
        series: known?.series,
      });
    return true;
  }
  const launch = launchIn(text, tongue, context, memory.counted);
  if (!launch) return false;
  add(findings, sentence, launch.of, { verb: launch.verb, series: launch.series });
  return true;
}

/** Hours that it takes to put one out. */
const PUBLISHING = 0.5;

interface Done {
  verb: string;
  each?: number;
  series?: Series | null | undefined;
  known?: Count | null;
}

function add(
  findings: Findings,
  sentence: Sentence,
  { n, noun }: Pick<Count, 'n' | 'noun'>,
  { verb, each, series, known }: Done,
): void {
  const span = findings.spanOf(sentence);
  const item = findings.itemFrom(`${n} ${noun}`, span);
  const count: Count = { n, noun, sessions: null, ...(known?.within ? known : {}), role: 'each' };
  if (item)
    findings.keep(
      {
        ...item,
        verbs: [verb],
        count,
        each: each ?? null,
        series: series ?? null,
        ...(each === undefined ? { usual: { hours: PUBLISHING * n, each: PUBLISHING } } : {}),
      },
      PLAIN,
    );
}

/** "6 episodes" says nothing more once what is done for each episode is listed. */
export function dropBare({ found: { items } }: Findings, noun: string): void {
  const at = items.findLastIndex(
    (item) => item.verbs.length === 0 && item.count !== null && sameNoun(item.count.noun, noun),
  );
  if (at >= 0) items.splice(at, 1);
}

/** "6 episodes" says nothing more once it is said what is done with each; what was said of their number stays known. */
function dropWhole(
  findings: Findings,
  { n, noun }: Pick<Count, 'n' | 'noun'>,
  verbs: readonly string[],
): Item | undefined {
  const { items } = findings.found;
  const at = items.findLastIndex(
    (item: Item) =>
      item.series?.first == null &&
      (item.count?.within?.total ?? item.count?.n ?? 1) === n &&
      sameNoun(item.count?.noun ?? item.object.replace(/^.* /, ''), noun) &&
      item.verbs.every((verb) => verbs.includes(verb)),
  );
  const [whole] = at >= 0 ? items.splice(at, 1) : [];
  return whole;
}

const DO: Record<Language, string> = {
  en: 'do',
  de: 'machen',
  fr: 'faire',
  es: 'hacer',
  pt: 'fazer',
  other: 'do',
};
const LONG = /(?<!\p{L})(?:long|lang|longue|larg[oa]|tirada|longão)/iu;
const LONG_HOURS = 2;
/** No session of what was said before, but something of its own. */
const OTHER =
  /(?<!\p{L})(?:swim|yoga|gym|strength|pilates|cycl|bike|schwimm|kraft|rad|natation|piscine|muscu|vélo|natación|gimnasio|bici|natação|ginásio|musculação)/iu;

/** "4 runs a week, long run on Sunday": one of them has its weekday. */
function noteSitting(findings: Findings, clause: Clause): boolean {
  const { tongue, found } = findings;
  const last = found.items.at(-1);
  const sessions = last?.series?.sessions ?? 0;
  const [weekday, ...others] = /\d/.test(clause.text) ? [] : (weekdaysIn(clause.text, tongue) ?? []);
  if (!last?.series || sessions < 2 || weekday === undefined || others.length > 0) return false;
  const { prepositions, weekdays } = tongue.vocabulary;
  const short = `(?:(?:always|immer|toujours|siempre|sempre|the|le|la|el|los?|os?|às?|aos?|every|each|jeden|chaque|cada|${prepositions}) )*`;
  const names = `(?:${weekdays.join('|')}|sonntags|samstags|montags|dienstags|mittwochs|donnerstags|freitags)`;
  const object = clause.text
    .replace(tongue.pattern(`(?<!\\w)${short}${names}(?!\\w)`, 'giu'), ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,:–-]+|[\s,:–-]+$/g, '')
    .replace(/^(?:the|le|la|el|der|die|das|o|a) /i, '');
  const span = findings.spanOf(clause);
  const item = /\p{L}{3}/u.test(object) ? findings.itemFrom(object, span) : undefined;
  if (!item || object.split(' ').length > 4) return false;
  const alike = stemsOf(object).some((stem) => stemsOf(last.object).includes(stem));
  if (!alike && takeFrequency(clause.text, tongue)) return false;
  if (alike || !OTHER.test(object)) last.series = { ...last.series, sessions: sessions - 1 };
  const thing = tongue.language === 'de' ? object.replace(/^(\p{L}+)er (?=\p{Lu})/u, '$1en ') : object;
  findings.keep(
    {
      ...item,
      object: thing,
      verbs:
        item.verbs.length > 0 && item.verbs[0] !== thing.split(' ')[0] ? item.verbs : [DO[tongue.language]],
      on: null,
      deadline: null,
      count: null,
      usual: { hours: LONG.test(object) ? LONG_HOURS : 1, each: null },
      series: { unit: 'week', every: 1, sessions: 1, weekday, first: null },
    },
    PLAIN,
  );
  return true;
}

/** "12 lessons; I film 3 a week": with what is done at that pace, the whole gets its verb. */
export function notePace(findings: Findings, clause: Clause): boolean {
  const { tongue, found } = findings;
  const taken = findings.beginsWithVerb(clause.text) ? undefined : takeFrequency(clause.text, tongue);
  const own = taken ? ownWorkOf(taken.rest, tongue) : undefined;
  const { verbs, rest } = own ? splitVerbs(own, tongue) : { verbs: [], rest: '' };
  const noun = countIn(rest, tongue)?.noun ?? '';
  const whole = found.items.findLast(
    ({ count, series }) =>
      count !== null && series === null && sameNoun(count.noun.split(' ')[0] ?? '', noun),
  );
  if (!whole || verbs.length === 0 || noun === '') return false;
  if (whole.verbs.length === 0) whole.verbs = verbs;
  return true;
}

/** "…, the first on 11 January": the day from which a series is counted. */
function noteFirst(findings: Findings, clause: Clause): boolean {
  const { tongue, context, found } = findings;
  const last = found.items.at(-1);
  const day = last?.series && !last.series.first ? firstDayIn(clause.text, tongue, context) : undefined;
  if (!last?.series || !day) return false;
  last.series = { ...last.series, first: day };
  return true;
}

/** "Strength training twice a week, swimming on Wednesdays, 45 minutes each": all of them take that long. */
function noteHoursOfSeries(findings: Findings, clause: Clause): boolean {
  const effort = takeEffort(clause.text, findings.tongue);
  if (!effort?.value.each || /\p{L}{3}/u.test(effort.rest)) return false;
  const { per, units } = findings.tongue.vocabulary;
  const noun = findings.tongue.pattern(`(?:${per}) ?(\\p{L}{3,})$`).exec(clause.text.trim())?.[1];
  const ofOne = noun && !findings.tongue.pattern(`^(?:${Object.values(units).join('|')})$`).test(noun);
  const repeated = findings.found.items.filter(
    (item) =>
      item.series &&
      item.each === null &&
      item.hours === null &&
      (!ofOne || (item.count?.noun ?? item.object).split(' ').some((word) => sameNoun(word, noun))),
  );
  for (const item of repeated) item.each = effort.value.hours;
  return repeated.length > 0;
}

/** Whether a clause only says more of what comes back: its weekday, its first day, how long it takes. */
export const tellsOfSeries = (findings: Findings, clause: Clause): boolean =>
  noteSitting(findings, clause) || noteFirst(findings, clause) || noteHoursOfSeries(findings, clause);
