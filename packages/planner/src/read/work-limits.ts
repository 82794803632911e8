import type { Clause } from './clause.ts';
import type { Times } from './learned/times.ts';
import { words } from './lexicon/lexicon.ts';
import { RECORDED, RECORDING } from './lexicon/own-time.ts';
import { ownTimesIn } from './own-time.ts';
import type { Piece } from './piece.ts';
import { has, type Sense, shown, sure, unsure } from './sense.ts';
import type { Tagged } from './tag.ts';
import { isTimeTalk, saidBeforeReason } from './time-talk.ts';
import { baseOf } from './verbs.ts';

// Days of one kind of work: "I can only film on Wednesdays in January" says nothing of the writing.

/** The verb of the work, and its days. */
interface WorkLimit {
  verb: string;
  times: Pick<Times, 'weekdays' | 'from' | 'until'>;
}

/** Most words of the work between the words of its days: "use the kiln". */
const WORK_PIECES = 4;
const INFINITIVES: Partial<Record<Tagged['language'], RegExp>> = {
  fr: /^\p{L}{2,}(?:er|ir|re)$/u,
  es: /^\p{L}{2,}[aei]r$/u,
};
/** "I can only use the kiln on Fridays": for what, and not which work. */
const USING = words('use access get enter reach be nutzen benutzen utiliser accéder usar acceder');

/** The verb of a work phrase in its base form; null if it has none. */
function verbOf(work: readonly Piece[], { language, lexicon }: Tagged): string | null {
  for (const { text } of work) {
    const base = lexicon.verbs.has(text) ? text : language === 'en' ? baseOf(text, 'ing', lexicon) : null;
    if (base) return base;
    if (INFINITIVES[language]?.test(text) === true) return text;
    if (!lexicon.verbLast) return null;
  }
  return null;
}

/** The days to which a clause limits one kind of work; null if it is about all work, or none. */
function workLimitIn(clause: Clause, tagged: Tagged): WorkLimit | null {
  const { lexicon } = tagged;
  const said = saidBeforeReason(clause.pieces);
  const isLimited = said.some(({ text, token }) =>
    token ? 'cue' in token && token.cue === 'only' : lexicon.only.has(text),
  );
  const at = said.findIndex((piece) => !isTimeTalk(piece, tagged));
  const last = said.findLastIndex((piece) => !isTimeTalk(piece, tagged));
  if (!isLimited || at < 0 || last - at >= WORK_PIECES) return null;
  const verb = verbOf(said.slice(at, last + 1), tagged);
  const times = ownTimesIn([...said.slice(0, at), ...said.slice(last + 1)], tagged);
  const weekdays = [...new Set(times?.groups.flatMap((group) => group.weekdays) ?? [])].toSorted();
  const isPlain = times !== null && times.never.length + times.off.length === 0 && times.week === null;
  return verb && isPlain && weekdays.length > 0 ? { verb, times: { weekdays, ...times.frame } } : null;
}

const STEM = 4;
/** Whether a clause is work of this kind. */
function isOfKind({ pieces, main, handed, infinitive }: Clause, verb: string, { lexicon }: Tagged): boolean {
  const own = [...handed, ...pieces];
  // "Buy paint" is no painting: the verb is first, or last in German.
  const verbs = [...handed, ...main.slice(0, 1), ...(lexicon.verbLast ? main.slice(-1) : [])];
  return (
    [infinitive, ...verbs.map(({ text }) => text)].some(
      (text) => text.slice(0, STEM) === verb.slice(0, STEM),
    ) ||
    (RECORDING.has(verb) &&
      (has(own, RECORDED) ||
        own.some(({ token }) => token?.type === 'count' && isRecorded(token.noun?.text))))
  );
}
const isRecorded = (noun: string | undefined): boolean =>
  (noun ?? '')
    .toLowerCase()
    .split(' ')
    .some((word) => RECORDED.has(word));

/** Days of one kind of work are those of the work that is named; where none is, they are asked about. */
export function readWorkLimits(
  clauses: readonly Clause[],
  senses: Sense[],
  tagged: Tagged,
  name: readonly string[],
): void {
  for (const [at, clause] of clauses.entries()) {
    if (clause.framed || clause.line.role === 'heading' || clause.line.role === 'row') continue;
    const limit = workLimitIn(clause, tagged);
    // Where the whole project is called after the work, they are the days of the project.
    if (!limit || name.includes(limit.verb.slice(0, STEM))) continue;
    const works = clauses.filter(
      (work, place) =>
        senses[place]?.kind === 'task' && work !== clause && isOfKind(work, limit.verb, tagged),
    );
    for (const work of works) Object.assign(work, { weekdays: limit.times.weekdays, within: limit.times });
    if (works.length > 0) senses[at] = sure('note');
    else if (USING.has(limit.verb)) senses[at] = unsure('availability', 'note');
    else {
      Object.assign(clause, { weekdays: limit.times.weekdays, within: limit.times });
      senses[at] = shown('task');
    }
  }
}
