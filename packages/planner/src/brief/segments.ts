import { type Cut, jointsOf } from './joints.ts';
import { rowOfVerbs } from './phrase.ts';
import type { Tongue } from './tongue.ts';

/** A stretch of the masked text, with where it stands. */
export interface Segment {
  text: string;
  start: number;
  end: number;
}

export interface Clause extends Segment {
  /** Which sentence it stands in, and at which place. */
  sentence: number;
  place: number;
  /** It ended in a colon: it says what the rest is about. */
  leads: boolean;
  /** It is a line of a list. */
  listed: boolean;
  /** The writer ticked it off. */
  ticked: boolean;
  /** The word by which it was cut from the clause before it, in lower case; a comma otherwise. */
  joint: string;
}

export interface Sentence extends Segment {
  listed: boolean;
  ticked: boolean;
  heading: boolean;
}

/** More than this is not planned: nobody reads a plan of so many items. */
const MOST_SENTENCES = 600;

/** Nobody writes longer sentences; what has no full stop is cut between words, so that reading stays quick. */
const LONGEST_SENTENCE = 600;

const ABBREVIATION =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|approx|ca|z\.\s?b|d\.\s?h|bzw|inkl|evtl|ggf|dr|prof|mr|mme|mrs|ms|st|nr|no|vs|tel|incl|excl|resp|fig|vol|dept|ext|hrs?|wks?|mths?|yrs?|mins?|qty|pcs|temp|ref|appt|min|max|std|usw|p\.\s?ej|sr|sra|mme|env|sem|\p{Lu})\.$/iu;

/** Cuts a segment's own edges of blanks and marks. */
export function trimmed(text: string, start: number, end: number): Segment {
  let [from, to] = [start, end];
  while (from < to && /[\s\p{P}\p{S}]/u.test(text[from] ?? '') && !/["“„«(€$£§#+]/u.test(text[from] ?? ''))
    from++;
  while (to > from && /[\s,;:.!?¡¿。،–—-]/u.test(text[to - 1] ?? '')) to--;
  return { text: text.slice(from, to), start: from, end: to };
}

/** The sentences of a text: lines of a list, and what ends in a full stop, but not in an ordinal or an abbreviation. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  const notes = isNotes(text);
  for (const line of text.matchAll(/[^\n]+/g)) {
    const marker = /^\s*(?:[-–—•·◦+]\s+|\d{1,2}[.)]\s+|[a-z]\)\s+|#{1,6}\s+)?(\[[ xX✓✔]?\]\s*)?/u.exec(
      line[0],
    );
    const offset = marker?.[0].length ?? 0;
    const lead = marker?.[0] ?? '';
    // Among notes a line with a full stop is a sentence.
    const told = lead.trim() === '' && / .*[.!?]$/.test(line[0].slice(-80).trimEnd());
    const listed = (notes && !told) || /[-–—•·◦+\d)[]/u.test(lead);
    const ticked = /\[[xX✓✔]\]/u.test(lead);
    for (const [at, [from, to]] of cutsOf(line[0], offset).entries()) {
      const segment = trimmed(text, line.index + from, line.index + to);
      if (segment.text.length < 2) continue;
      const heads = lead.trim() === '' && headsList(text, line.index, line[0]);
      sentences.push({
        ...segment,
        listed: listed && (at === 0 || (notes && !told)),
        ticked,
        heading: heads || lead.includes('#'),
      });
      if (sentences.length === MOST_SENTENCES) return sentences;
    }
  }
  return sentences;
}

const LONGEST_HEADING = 48;

/** "Phase 1 - shell", right above the lines of a list, says what they are about. */
function headsList(text: string, at: number, line: string): boolean {
  const below = text.slice(at + line.length).replace(/^\n/, '');
  const above = text.slice(0, at).trimEnd().split('\n').at(-1) ?? '';
  const first = above === '';
  return (
    !first &&
    line.trim().length <= LONGEST_HEADING &&
    !/[.!?,;:]\s*$|\d{4}/.test(line) &&
    /^[ \t]*[-–—•·◦+*][ \t]+\S/u.test(below)
  );
}

/** Fewer lines are no list. */
const FEWEST_NOTES = 4;
const LONGEST_NOTE = 60;

/** Short lines without full stops are a list, also where nobody put a mark before them. */
function isNotes(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const short = lines.filter((line) => line.trim().length <= LONGEST_NOTE && !/[.!?]\s*$/.test(line));
  const letters = (list: readonly string[]): number => list.reduce((sum, line) => sum + line.length, 0);
  return (
    lines.length >= FEWEST_NOTES && short.length >= lines.length * 0.7 && letters(short) >= letters(lines) / 2
  );
}

/** "Order by dec 1. Paint …": where the month stands first, the day is no ordinal. */
const MONTH_FIRST =
  /(?<!\p{L})(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)(?:\p{Ll}{2,6})?\.? \d{1,2}\.$/iu;

/** A full stop, or where the writer goes on to tell of their own time: "…, and I have about 12 hours a week". */
const ENDS =
  /[.!?;؟](?=\s|$)|[。！？；]|,(?= (?:and|but|und|aber|et|mais|y|pero|e|mas) (?:i|we|ich|wir|je|j['’]|nous|on|yo|eu) ?(?:only |just )?(?:have|can|work|got|am|are|habe|haben|kann|arbeite|arbeiten|ai|a|avons|peux|travaille|tengo|tenemos|puedo|trabajo|tenho|temos|posso|trabalho) [^,.;\n]{0,40}\d{1,2} ?(?:h|hours?|hrs?|stunden|std|heures?|horas?)(?!\p{L})[^,.;\n]{0,6} ?(?:a|an|per|each|every|pro|am|die|in der|par|por|al|a la|à|ao|\/) ?(?:day|week|evening|tag|woche|abend|jour|semaine|soir|día|semana|dia))/giu;

function cutsOf(line: string, offset: number): [number, number][] {
  const cuts: [number, number][] = [];
  let from = offset;
  for (const mark of line.slice(offset).matchAll(ENDS)) {
    const at = offset + mark.index;
    const before = line.slice(from, at + 1);
    const after = line.slice(at + 1).trimStart();
    if (
      mark[0] === '.' &&
      !MONTH_FIRST.test(before) &&
      ((ABBREVIATION.test(before) &&
        !(/\d ?(?:min|mins|std|hrs?|wks?)\.$/i.test(before) && /^\p{Lu}{2}/u.test(after)) &&
        !(/\d ?h\.$/.test(before) && /^\p{Lu}\p{Ll}/u.test(after))) ||
        (/(?:^|\D)\d{1,2}\.$/.test(before) &&
          !/(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)\p{L}* \d{1,2}\.$/iu.test(before) &&
          /^(?:\p{Ll}|(?:Jan|Jän|Feb|Mär|Mar|Apr|Mai|May|Jun|Jul|Aug|Sep|Okt|Oct|Nov|Dez|Dec)\p{Ll}*)/u.test(
            after,
          )))
    )
      continue;
    cuts.push([from, at]);
    from = at + 1;
  }
  cuts.push([from, line.length]);
  return cuts.flatMap((cut) => shortened(line, cut));
}

function shortened(line: string, [from, to]: [number, number]): [number, number][] {
  const cuts: [number, number][] = [];
  let start = from;
  while (to - start > LONGEST_SENTENCE) {
    const blank = line.lastIndexOf(' ', start + LONGEST_SENTENCE);
    const end = blank > start ? blank : start + LONGEST_SENTENCE;
    cuts.push([start, end]);
    start = end;
  }
  cuts.push([start, to]);
  return cuts;
}

/** Cuts a sentence into the things it lists. */
export function clausesOf(sentence: Sentence, number: number, tongue: Tongue): Clause[] {
  const { text, start } = sentence;
  const colon = colonOf(text);
  const clauses: Clause[] = [];
  const add = (from: number, to: number, leads: boolean, joint: string) => {
    const segment = trimmed(text, from, to);
    if (segment.text.length < 2) return;
    clauses.push({
      text: segment.text,
      start: start + segment.start,
      end: start + segment.end,
      sentence: number,
      place: clauses.length,
      leads,
      listed: sentence.listed,
      ticked: sentence.ticked,
      joint,
    });
  };
  const listed = colon > 0 ? topLevelCommas(text.slice(0, colon), 0, tongue) : [];
  // "6 episodes, a logo, guests: Paul, Lea": only what follows the last comma leads.
  const before = listed.length > 1 ? listed : [];
  before.forEach((cut, at) => {
    const last = before[at - 1];
    add(last ? last.at + last.length : 0, cut.at, false, at === 0 ? '' : ',');
  });
  const end = before.at(-1);
  if (colon > 0) add(end ? end.at + end.length : 0, colon, true, '');
  let [from, joint] = [colon > 0 ? colon + 1 : 0, ''];
  const listing = topLevelCommas(text, from, tongue).length > 0;
  const asked = text.slice(from).trimStart();
  const words = asked.split(' ');
  const row = words.slice(0, rowOfVerbs(words, tongue)).join(' ').length;
  const undivided = row > 0 ? text.length - asked.length + row : 0;
  for (const cut of [...topLevelCommas(text, from, tongue), ...jointsOf(text, from, tongue, listing)].sort(
    (a, b) => a.at - b.at,
  )) {
    if (cut.at < Math.max(from, undivided)) continue;
    add(from, cut.at, false, joint);
    [from, joint] = [cut.at + cut.length, cut.word];
  }
  add(from, text.length, false, joint);
  return clauses;
}

/** The colon after which a list begins; not the one of a time of day. */
function colonOf(text: string): number {
  const at = text.search(/:(?=\s)/);
  return at > 0 && at < 90 && at < text.length - 2 ? at : -1;
}

const BECAUSE = /^ (?:[–—-]|because|since she|since he|weil|denn|porque) /i;
/** The French "car" is a vehicle elsewhere. */
const BECAUSE_FRENCH = /^ (?:[–—-]|parce que|car|puis que) /i;

function topLevelCommas(text: string, from: number, tongue: Tongue): Cut[] {
  const cuts: Cut[] = [];
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const letter = text[at] ?? '';
    if ('([“„«'.includes(letter)) depth++;
    if (')]”»'.includes(letter)) depth = Math.max(0, depth - 1);
    if (letter === '“' && text.slice(0, at).includes('„')) depth = Math.max(0, depth - 2);
    if (
      depth === 0 &&
      letter === ' ' &&
      (tongue.language === 'fr' ? BECAUSE_FRENCH : BECAUSE).test(text.slice(at, at + 14))
    ) {
      const length = /^ (?:[–—-]|\p{L}+(?: que)?) /u.exec(text.slice(at))?.[0].length ?? 1;
      cuts.push({ at, length: length - 1, word: 'because' });
      continue;
    }
    if (depth > 0 || !',،、，'.includes(letter)) continue;
    if (/\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? '')) continue;
    if (belongsToDate(text.slice(0, at), text.slice(at + 1), tongue)) continue;
    cuts.push({ at, length: 1, word: ',' });
  }
  return cuts;
}

/** "Saturday, 12 December" and "December 12, 2026" are one date. */
function belongsToDate(before: string, after: string, tongue: Tongue): boolean {
  const { months, weekdays } = tongue.vocabulary;
  if (
    tongue.pattern(`\\b(?:${months.join('|')})\\.? \\d{1,2}(?:st|nd|rd|th)?$`).test(before) &&
    /^ ?\d{4}/.test(after)
  )
    return true;
  return (
    tongue.pattern(`\\b(?:${weekdays.join('|')})$`).test(before) &&
    /^ ?(?:the |den |dem |le |el )?\d{1,2}[. ]/i.test(after)
  );
}
