import type { Effort } from '@daymark/domain/amounts';
import { addDays, type Day } from '@daymark/domain/dates';
import type { EventFields, TaskFields } from '@daymark/domain/reading';
import type { CountToken, Token } from '@daymark/language/token';
import { amountsIn, lagOf, ofEachIn } from './amounts.ts';
import type { Clause } from './clause.ts';
import { isCounts, isSizeAt } from './facts.ts';
import { words } from './lexicon/lexicon.ts';
import type { Piece } from './piece.ts';
import { paddedText, type Tagged, wordsOf } from './tag.ts';
import { capital, titleOf } from './titles.ts';
import { finiteAt } from './verbs.ts';

export const tokensOf = (clause: Clause): Token[] =>
  clause.pieces.flatMap(({ token }) => (token ? [token] : []));

/** A title of the main words, else of all words of the clause. */
export function nameOf(tagged: Tagged, clause: Clause): string {
  const counted = clause.main.find(
    ({ token }) => (token?.type === 'pace' || token?.type === 'count') && token.noun,
  )?.token;
  const noun = counted?.type === 'pace' || counted?.type === 'count' ? counted.noun?.text : undefined;
  // "Editing is about 25 hours" has its subject as its title.
  const mine = /^(?:mine|me|job|bit)$/.test(clause.pieces.at(-1)?.text ?? '');
  const verb =
    clause.shape !== 'subject'
      ? -1
      : mine
        ? clause.main.findLastIndex(({ text }) => tagged.lexicon.finite.has(text))
        : finiteAt(clause.main, tagged.lexicon);
  const subject =
    verb > 0 && (clause.main.some(({ token }) => token?.type === 'duration') || mine)
      ? clause.main.slice(0, verb)
      : clause.main;
  if (tagged.lexicon.pages.has(paddedText(clause.pieces).trim()) || isCounts(clause))
    return capital(tagged.brief.slice(clause.start, clause.end));
  const named =
    titleOf(tagged, subject, clause.handed) || (noun && capital(noun)) || titleOf(tagged, clause.pieces);
  if (named && clause.infinitive) return `${named} ${clause.infinitive}`;
  return (
    named ||
    capital(
      tagged.brief
        .slice(clause.start, clause.end)
        .replace(/\s+/g, ' ')
        .replace(/[()[\]]/g, '')
        .slice(0, 80),
    )
  );
}

/** A task with the fields of its own clause; `doubtful` if its dates are ambiguous. */
export function taskOf(
  tagged: Tagged,
  clause: Clause,
  told: readonly CountToken[],
): { fields: TaskFields; doubtful: boolean } {
  const { doubtful, ...said } = amountsIn(workTokens(clause), told);
  const amounts = { ...said, ...ofEachIn(clause.pieces, said, told) };
  const bounded = boundOf(clause, tagged.lexicon.verbs.size === 0);
  // "On 3 Dec or 10 Dec" is open.
  const open = clause.pieces.some(
    ({ text }, at) =>
      /^(?:or|oder|ou|of)$/.test(text) &&
      clause.pieces[at - 1]?.token?.type === 'day' &&
      clause.pieces[at + 1]?.token?.type === 'day',
  );
  const fields: TaskFields = {
    kind: 'task',
    title: amounts.parts ? withoutCount(tagged, clause) : nameOf(tagged, clause),
    ...amounts,
    ...bounded,
    ...(open && { on: [] }),
    ...(isLongerThanItsDay({ ...amounts, ...bounded }) && { effort: null }),
    apart: apartOf(clause),
    windows: [],
    after: [],
    optional: false,
  };
  return { fields, doubtful: doubtful || open };
}

/** "Departure on 3 April, two weeks" is how long one is away: no day has work of several. */
const isLongerThanItsDay = ({ on, effort }: Partial<TaskFields>): boolean =>
  on?.length === 1 && effort?.unit === 'workdays' && effort.amount > 1;

/** "3 concepts" in three parts has the title "Concepts". */
function withoutCount(tagged: Tagged, clause: Clause): string {
  const title = nameOf(tagged, clause);
  // "2 chairs have broken joints" is said of them.
  if (clause.shape === 'subject' && finiteAt(clause.main, tagged.lexicon) > 0) return title;
  const count = clause.main.find(
    ({ token }) => token?.type === 'count' && token.noun && token.first === null,
  )?.token;
  if (count?.type !== 'count' || !count.noun) return title;
  const number = tagged.brief.slice(count.start, count.noun.start).trim().toLowerCase();
  return number !== '' && title.toLowerCase().startsWith(`${number} `)
    ? capital(title.slice(number.length + 1))
    : title;
}

/**
 * "Pictures before my parents arrive on the 22nd", "costumes for the show on 16 January": the date belongs to something
 * else.
 */
function boundOf({ pieces }: Clause, foreign: boolean): Partial<TaskFields> {
  const at = pieces.findIndex(
    ({ token }) =>
      token?.type === 'day' &&
      (token.cue === null || token.cue === 'on' || (foreign && token.cue === 'from')),
  );
  const token = pieces[at]?.token;
  if (token?.type !== 'day' || token.conflict) return {};
  for (let back = at - 1; back > 0 && back >= at - BOUND_REACH && !pieces[back]?.token; back--) {
    const text = pieces[back]?.text ?? '';
    if (BEFORE.has(text)) return { on: [], by: addDays(token.day, -1) };
    // "Map how it works today".
    if (HOW.has(text) && NOW.has(pieces[at]?.text ?? '')) return { on: [] };
    if (FOR.has(text) && at - back > 1) return { on: [], from: null, by: token.day };
  }
  return {};
}
const BOUND_REACH = 6;
const HOW = words('how what where wie was wo comment cómo qué');
const NOW = words("today now heute jetzt aujourd'hui hoy");
const BEFORE = words('before bevor vor antes avant prima voor');
const FOR = words('for für per para pour');

/** From this many minutes on, work continues on another day after a rest. */
const OVERNIGHT = 300;
const WINDOWS = words('last final first next past letzten ersten nächsten derniers últimos ultimi laatste');

/** "In the last ten days", but not "do the design first (2 days)". */
const isWindow = (pieces: readonly Piece[], at: number): boolean => {
  const before = pieces[at - 1];
  return before !== undefined && WINDOWS.has(before.text) && before.end + 1 === pieces[at]?.start;
};

/** Lengths that are no work: the rest between two parts, and "in the last ten days". */
function workTokens({ pieces }: Clause): Token[] {
  const between = pieces.findIndex(({ text }) => BETWEEN.has(text));
  const isRest = (at: number): boolean => between >= 0 && at >= between - 3 && at <= between + 5;
  return pieces.flatMap(({ token }, at) =>
    !token ||
    isSizeAt(pieces, at) ||
    (token.type === 'each' && isRest(at)) ||
    (token.type === 'duration' &&
      (isRest(at) ||
        isWindow(pieces, at) ||
        isOfThing(pieces, at) ||
        isWithin(pieces, at) ||
        (token.unit !== 'minutes' &&
          pieces.slice(Math.max(0, at - 3), at).some(({ text }) => NEEDING.has(text)))))
      ? []
      : [token],
  );
}
/** "Within two weeks": until when, and not how long. */
const isWithin = (pieces: readonly Piece[], at: number): boolean =>
  [pieces[at - 1]?.text, pieces[at]?.text.split(' ', 1)[0]].some((text) => WITHIN.has(text ?? ''));
/** "Within ten days of the checkout" counts from another day than the first. */
const isFromThere = (pieces: readonly Piece[], at: number): boolean =>
  /^(?:of|after|from|nach|von|der|des)$/.test(pieces[at + 1]?.text ?? '');
const WITHIN = words('within innerhalb binnen');

/** The number of days from the start of the project in which it is over, if the clause says so. */
export const deadlineOf = ({ pieces }: Clause): number | null => {
  const at = pieces.findIndex(
    ({ token }, place) =>
      token?.type === 'duration' &&
      token.unit !== 'minutes' &&
      isWithin(pieces, place) &&
      !isFromThere(pieces, place),
  );
  const token = pieces[at]?.token;
  return token?.type === 'duration' ? (lagOf(token)?.days ?? null) : null;
};

/** "A 2 day retreat", "our two week trip": how long the thing itself is, and not how long it takes to prepare. */
function isOfThing(pieces: readonly Piece[], at: number): boolean {
  const [before, piece, next] = [pieces[at - 1], pieces[at], pieces[at + 1]];
  const isNamed =
    next !== undefined && !next.token && next.start - (piece?.end ?? 0) <= 1 && !FOLLOWING.has(next.text);
  // "6m of wall" is how long it is.
  if (/^\d+m$/.test(piece?.text ?? '') && next?.text === 'of') return true;
  const isLong = piece?.token?.type === 'duration' && piece.token.unit !== 'minutes';
  if (isLong && isNamed && before !== undefined && DETERMINING.has(before.text)) return true;
  // "The 40 min full film", "a 5 minute highlight", "a video of 2 minutes".
  const isShown = (from: number, to: number) =>
    pieces.slice(from, to).some(({ text, end }, place) => {
      const behind = pieces[from + place + 1];
      const isLast = !behind || behind.token !== null || FOLLOWING.has(behind.text) || behind.start > end + 1;
      return SHOWN.has(text) && isLast;
    });
  // "Watch a two hour film" takes two hours.
  if (pieces.slice(0, at).some(({ text }) => CONSUMING.has(text))) return false;
  return (isNamed && isShown(at + 1, at + 3)) || (before?.text === 'of' && isShown(at - 3, at - 1));
}
const CONSUMING = words('watch see listen hear attend read take study');
const SHOWN = words(
  'film films video videos highlight highlights trailer teaser clip reel song talk speech episode podcast documentary film kurzfilm vortrag vídeo vidéo',
);
const DETERMINING = words(
  'a an our my the his her their ein eine einen einem einer unser unsere unseren mein meine un une notre mi nuestro',
);
const FOLLOWING = words(
  'of for to each per at and or before after from on in by until later ago apart von für je pro vor nach',
);
/** "Cover art from Jules who needs 10 days": somebody else's days. */
const NEEDING = words('needs takes wants braucht nimmt will');
const BETWEEN = words('between apart dazwischen');

/** "In the last ten days": the number of days before the end of the project. */
export const windowOf = ({ pieces }: Clause): number | null => {
  const at = pieces.findIndex(
    ({ token }, place) =>
      token?.type === 'duration' && /^(?:last|final|letzten)$/.test(pieces[place - 1]?.text ?? ''),
  );
  const token = pieces[at]?.token;
  return token?.type === 'duration' ? (lagOf(token)?.days ?? null) : null;
};

/** "Two coats with 24 h between coats": the wait between two parts. */
function apartOf({ pieces }: Clause): TaskFields['apart'] {
  const between = pieces.findIndex(({ text }) => BETWEEN.has(text));
  if (between < 0) return null;
  const lengths = pieces
    .slice(Math.max(0, between - 3), between + 5)
    .flatMap(({ token }) => (token?.type === 'duration' || token?.type === 'each' ? [token] : []));
  const [length] = lengths;
  if (!length) return null;
  return lagOf(length) ?? (length.max >= OVERNIGHT ? { days: 1, unit: 'calendar' } : null);
}

const SHORTEST = 15;
const OF_OTHERS = /^(?:her|his|their|ihre?|seine?|sein|son|sa|su|suo|sua) /i;
/** The default duration of an appointment. */
const APPOINTMENT: Effort = { amount: 60, unit: 'minutes', per: 'whole', said: false };

const timeAt = (title: string, { lexicon }: Tagged): Effort | null =>
  !OF_OTHERS.test(title) &&
  title
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => lexicon.appointments.has(word))
    ? APPOINTMENT
    : null;

/** "Shows 11 12 13 March": the last of days that follow each other, or null. */
function lastOf(days: readonly Token[], first: Token): Day | null {
  let last: Day | null = first.type === 'day' ? first.day : null;
  for (const day of days.slice(days.indexOf(first) + 1))
    if (last !== null && day.type === 'day' && day.day === addDays(last, 1)) last = day.day;
  return first.type === 'day' && last !== first.day ? last : null;
}

export function eventOf(tagged: Tagged, clause: Clause, last: Day | null): EventFields | null {
  const tokens = tokensOf(clause);
  // "Christmas market, Sat 12 December": the first of two days belongs to the name.
  const days = tokens.filter((token) => token.type === 'day' || token.type === 'range');
  // "Tickets for April go on sale on 10 March": a month belongs to the name, too.
  const isMonth = days[0]?.type === 'range' && days[0].period === 'month';
  const isOfName = days.length > 1 && (clause.pieces[0]?.token === days[0] || isMonth);
  const day = isOfName ? days[1] : days[0];
  if (day?.type !== 'day' && day?.type !== 'range')
    return last
      ? { kind: 'event', title: nameOf(tagged, clause), on: last, until: null, effort: null }
      : null;
  // "Tuesday 22 March" that is a Monday is asked.
  if (day.conflict) return null;
  const [on, until] = day.type === 'day' ? [day.day, lastOf(days, day)] : [day.from, day.to];
  const { effort } = amountsIn(tokens.filter((token) => token.type === 'duration'));
  const title = nameOf(tagged, clause);
  // "About 6 minutes long" is no time to plan, and "departure on 3 April, two weeks" is how long one is away.
  const long = effort?.unit === 'minutes' && effort.amount >= SHORTEST ? effort : null;
  return {
    kind: 'event',
    title,
    on,
    until,
    effort: long ?? (clause.kept ? APPOINTMENT : timeAt(title, tagged)),
  };
}

const STEM = 4;
/** Beginnings of the content words, for comparing two clauses. */
export const stemsOf = (pieces: readonly Piece[], { lexicon }: Tagged): string[] =>
  wordsOf(pieces).flatMap((word) =>
    word.length >= 3 && !lexicon.small.has(word) ? [word.slice(0, STEM)] : [],
  );
