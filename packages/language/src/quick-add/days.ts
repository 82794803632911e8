import type { DateCandidate, Trust } from './candidate.ts';
import {
  has,
  isNumbered,
  type Line,
  longest,
  markAt,
  partAt,
  type Read,
  roleAt,
  spanOf,
  standsAlone,
} from './line.ts';
import { type DayForm, type NamedDay, readersOf } from './named-days.ts';
import { weekdayWordAt } from './weekday-words.ts';
import { comingInMonth, dateNumberAt, writtenDateAt } from './written-dates.ts';

type Lead = 'on' | 'by' | 'for' | null;

/** "On the 15th", "am 15.", "le 15", "el 15": a number alone is a day only after a preposition. */
function numberAlone(line: Line, at: number, lead: Lead): Read<NamedDay> | null {
  const number = lead === null ? null : dateNumberAt(line, at);
  if (!number || isNumbered(line, at)) return null;
  // French and Spanish write the number alone, the others "15th" or "15.".
  const isPlain = line.language === 'fr' || line.language === 'es';
  const isWord = line.lexemes[at]?.kind === 'word';
  const behind = line.lexemes[number.next];
  const isAmount =
    has(line, number.next, 'unit') ||
    has(line, number.next, 'clock') ||
    has(line, number.next, 'of') ||
    (behind?.kind === 'mark' &&
      '.:/-%€$'.includes(behind.text) &&
      behind.start === line.lexemes[number.next - 1]?.end);
  const day = comingInMonth(number.date, line.today);
  if (isAmount || isWord || !day || (!number.isOrdinal && !isPlain)) return null;
  return { day, form: 'number', isClear: false, isWeak: false, part: null, next: number.next };
}

function writtenAt(line: Line, at: number, lead: Lead): Read<NamedDay> | null {
  const date = writtenDateAt(line, at, lead !== null);
  if (!date) return null;
  const form: DayForm = date.form === 'open' ? 'open date' : 'date';
  return { day: date.day, form, isClear: date.hasYear, isWeak: date.isWeak, part: null, next: date.next };
}

/** A part of the day behind a day: "Friday evening", "übermorgen Abend", "el viernes por la mañana". */
function withPart(line: Line, read: Read<NamedDay>): Read<NamedDay> {
  const at = markAt(line, read.next, ',') ? read.next + 1 : read.next;
  const part = partAt(line, at);
  if (has(line, at, 'dayEnd') || has(line, at, 'latest')) return { ...read, next: at + 1 };
  // "Demain à midi et demi" is a time.
  if (part === null || (part === 'noon' && has(line, at + 1, 'clockAfter'))) return read;
  return { ...read, part, next: at + 1 };
}

/** In these languages a day may stand anywhere in the sentence, and does not describe the noun after it. */
const isFree = ({ language }: Line): boolean => language !== 'en';

/** A capital in the middle of a text marks a name: "USA Today", "Plácido Domingo". */
const isName = (line: Line, at: number): boolean => at > 0 && line.lexemes[at]?.capital === true;

/** In lower case these are ordinary words: "the sun", "sat down". */
const isOrdinary = (line: Line, at: number): boolean => {
  const lexeme = line.lexemes[at];
  return line.language === 'en' && lexeme?.kind === 'word' && lexeme.text.length === 3 && !lexeme.capital;
};

/** After a day at the start a verb shows that the day is no part of a name: "Friday pay rent", and not "Friday call". */
function isBeforeVerb(line: Line, next: number): boolean {
  const verb = line.lexemes[next];
  if (verb === undefined || !has(line, next, 'imperative')) return false;
  const object = line.lexemes[next + 1];
  if (object === undefined) return false;
  if (!verb.entry?.weak.has('imperative')) return true;
  return (
    has(line, next + 1, 'article') ||
    has(line, next + 1, 'one') ||
    object.capital ||
    object.kind === 'number' ||
    /^(?:my|our|his|her|their|mum|mom|dad|them|him|back)$/.test(object.text)
  );
}

const isSlashed = ({ text, lexemes }: Line, core: number, { next }: { next: number }): boolean =>
  text.slice(lexemes[core]?.start, lexemes[next - 1]?.end).includes('/');

function trustInEnglish(
  line: Line,
  at: number,
  core: number,
  read: Read<NamedDay>,
  lead: Lead,
): Trust | null {
  const { form, isClear, isWeak } = read;
  const isFirst = at === 0;
  if (form === 'relative' || form === 'period' || form === 'distance') {
    if (form === 'relative' && isName(line, core)) return null;
    return lead === 'by' ? 'sure' : 'apart';
  }
  if (form === 'weekday') {
    if (isClear || lead === 'by' || (lead !== null && isFirst)) return 'sure';
    if (lead !== null) return 'last';
    if (isFirst) return isBeforeVerb(line, read.next) ? 'sure' : 'beside';
    return isOrdinary(line, core) ? 'beside' : 'last';
  }
  if (form === 'date') return lead !== null || isClear ? 'sure' : isWeak ? 'last' : 'apart';
  if (form === 'feast' || (form === 'open date' && lead !== null)) return 'sure';
  if (form === 'open date' && isFirst && isBeforeVerb(line, read.next)) return 'sure';
  // "3.12" may be a version, "3/12" at the end is a date.
  return form === 'open date' && !isSlashed(line, core, read) ? 'beside' : 'last';
}

function trustElsewhere(line: Line, core: number, read: Read<NamedDay>, lead: Lead): Trust | null {
  const { form, isClear, isWeak } = read;
  // Spanish writes weekdays in lower case: "Domingo" is a person.
  const isPerson =
    line.language === 'es' && form === 'weekday' && isName(line, core) && lead === null && !isClear;
  if (isPerson) return 'beside';
  if (isWeak && form === 'weekday') {
    if (lead !== null && line.language === 'de') return line.lexemes[core]?.capital ? 'sure' : 'near';
    const isDotted = line.text[line.lexemes[core]?.end ?? 0] === '.';
    return line.isOwn && (isDotted || (line.language === 'de' && line.lexemes[core]?.capital))
      ? 'near'
      : 'beside';
  }
  if (form === 'open date' && lead === null)
    return line.isOwn && isSlashed(line, core, read) ? 'near' : 'beside';
  if (form === 'date' && isWeak && lead === null) return 'beside';
  // "Am 15. Steuer zahlen", but not "am 1. Advent".
  if (form === 'number' && line.language === 'de') return has(line, read.next, 'ordered') ? null : 'sure';
  return form === 'number' ? 'near' : 'sure';
}

/** Whether the day belongs to the noun before it, or is a name: "the notes of Friday", "Black Friday". */
function isTaken(line: Line, at: number, read: Read<NamedDay>, lead: Lead): boolean {
  let before = at - 1;
  while (has(line, before, 'lead') || has(line, before, 'article')) before -= 1;
  if (has(line, before, 'negated')) return true;
  if (lead !== null || !has(line, at - 1, 'belongs')) return false;
  if (line.language !== 'en') return true;
  const isArticle = has(line, at - 1, 'article') || has(line, at - 1, 'one');
  const isDate = read.form === 'date' || read.form === 'open date';
  return read.form !== 'period' && read.form !== 'distance' && !(isArticle && isDate);
}

/** "Friday and Saturday": of several days none is the day. */
function isListed(line: Line, core: number, next: number): boolean {
  const isJoint = (at: number) => has(line, at, 'and') || has(line, at, 'or') || markAt(line, at, '&+/');
  return (
    (isJoint(next) && weekdayWordAt(line, next + 1) !== null) ||
    (isJoint(core - 1) && weekdayWordAt(line, core - 2) !== null)
  );
}

function trustOf(line: Line, at: number, core: number, read: Read<NamedDay>, lead: Lead): Trust | null {
  if (read.form === 'weekday' && isListed(line, core, read.next)) return null;
  if (read.isWeak && read.form === 'relative') return null;
  // "La mañana", "am Morgen" are the morning.
  const word = line.lexemes[core];
  const isMorning = word !== undefined && word.entry?.weak.has('part') === true;
  if (isMorning && (lead === 'on' || has(line, core - 1, 'article'))) return null;
  // Short words of another language than the user's are ordinary words: "mar", "mon", "so".
  if (!line.isOwn && read.isWeak && read.form === 'weekday' && lead === null) return 'beside';
  const trust = isFree(line)
    ? trustElsewhere(line, core, read, lead)
    : trustInEnglish(line, at, core, read, lead);
  if (trust === null || trust === 'sure') return trust;
  // "Friday: get butter"
  const isHeading = at === 0 && markAt(line, read.next, ':') && read.form !== 'open date';
  return isHeading ? 'sure' : trust;
}

function candidateAt(line: Line, at: number, core: number, lead: Lead): DateCandidate | null {
  const read = longest([
    writtenAt(line, core, lead),
    ...readersOf(line, core, lead),
    numberAlone(line, core, lead),
  ]);
  if (!read) return null;
  const whole = withPart(line, read);
  if (!standsAlone(line, at, whole.next)) return null;
  const trust = trustOf(line, at, core, whole, lead);
  if (trust === null) return null;
  const { start, end } = spanOf(line, at, whole.next);
  const colon = at === 0 && line.text[end] === ':' && /^:\s/.test(line.text.slice(end)) ? 1 : 0;
  return {
    kind: 'date',
    start,
    end: end + colon,
    bare: line.lexemes[core]?.start ?? start,
    value: whole.day,
    part: whole.part,
    lead,
    isTaken: isTaken(line, at, whole, lead),
    trust,
    isObject: whole.form !== 'distance' && whole.form !== 'date',
  };
}

const LEADS_MAX = 2;

/** All candidates for a date. */
export function findDates(line: Line): DateCandidate[] {
  const found: DateCandidate[] = [];
  for (let at = 0; at < line.lexemes.length; at++) {
    const bare = candidateAt(line, at, at, null);
    if (bare) found.push(bare);
    let core = at;
    let lead: Lead = null;
    while (core < at + LEADS_MAX && has(line, core, 'lead')) {
      const said = roleAt(line, core, 'lead') ?? 'on';
      lead = lead === 'by' ? 'by' : said;
      core += 1;
      const article = has(line, core, 'article') && !has(line, core, 'relative') ? core + 1 : core;
      const led =
        candidateAt(line, at, core, lead) ?? (article > core ? candidateAt(line, at, article, lead) : null);
      if (led) found.push(led);
    }
  }
  return found;
}
