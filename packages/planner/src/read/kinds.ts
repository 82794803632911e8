import { lagOf } from './amounts.ts';
import type { Clause } from './clause.ts';
import { timesIn } from './learned/times.ts';
import { COURTESIES, GREETINGS, PLEASANTRIES, WISHES } from './lexicon/framing.ts';
import { words } from './lexicon/lexicon.ts';
import { MINE, OCCASION_ENDS } from './lexicon/roles.ts';
import { isDone, isExcluded, isWait } from './no-work.ts';
import { contentIn, has, isQuestion, type Sense, type Setup, shown, sure, unsure } from './sense.ts';
import { openerOf } from './shape.ts';
import { holdsPhrase, type Piece, paddedText, plain, type Tagged } from './tag.ts';
import { isPointer } from './titles.ts';
import { isHandedOff, isTheirs } from './work-of-others.ts';

const BEING = words("is are was were am ist sind war waren be i'm we're it's that's est sont es son è são");
function isPleasant(clause: Clause, tagged: Tagged): boolean {
  const { pieces } = clause;
  const [head] = pieces;
  if (!head || (clause.shape === 'verb' && !PLEASANTRIES.has(head.text))) return false;
  if (pieces.length <= 12 && pieces.every((piece) => PLEASANTRIES.has(piece.text))) return true;
  if (
    clause.joint === 'start' &&
    GREETINGS.has(head.text) &&
    pieces.length <= 3 &&
    contentIn(pieces.slice(1), tagged).length <= 1
  )
    return true;
  const timed = pieces.some(({ token }) => token !== null && token.type !== 'range');
  const said = paddedText(pieces.slice(0, 6)).replace(/^ (?:so|very|really) /, ' ');
  return clause.joint === 'start' && !timed && COURTESIES.some((opening) => said.startsWith(` ${opening} `));
}

function isEvent(clause: Clause, tagged: Tagged): Sense | null {
  const { lexicon } = tagged;
  const { pieces, main } = clause;
  const days = pieces.filter(
    ({ token }) =>
      (token?.type === 'day' &&
        !token.conflict &&
        !token.vague &&
        (token.cue === null || token.cue === 'on')) ||
      (token?.type === 'range' && token.period === 'days' && (token.cue === null || token.cue === 'on')),
  );
  const timed =
    days.length === 0 && clause.joint === 'comma' && pieces.some(({ token }) => token?.type === 'time');
  if ((days.length !== 1 && !timed) || clause.shape === 'verb' || clause.shape === 'cue') return null;
  const first = days[0];
  const front = first ? main.filter((piece) => piece.end <= first.start) : [];
  const head = front.length > 0 ? front : main;
  const phrase = head.findIndex((piece, at) => at > 0 && !piece.token && lexicon.modifiers.has(piece.text));
  const named = phrase < 0 ? head : head.slice(0, phrase);
  const occasion =
    named.some(({ text }) => lexicon.occasions.has(text) || lexicon.occasions.has(text.replace(/s$/, ''))) ||
    (lexicon.verbLast &&
      named.some(({ text, token }) => !token && OCCASION_ENDS.some((end) => text.endsWith(end))));
  const happens = head.some(
    ({ text }, at) => at > 0 && lexicon.happening.has(text) && !BEING.has(text) && text !== 'on',
  );
  if (has(pieces, lexicon.negations) || has(pieces, lexicon.conditions)) return null;
  const at = first ? pieces.indexOf(first) : -1;
  const dated =
    at > 0 &&
    /^(?:is|are|ist|sind|on)$/.test(pieces[at - 1]?.text ?? '') &&
    pieces.some(({ text }) => /^(?:is|are|ist|sind)$/.test(text)) &&
    contentIn(pieces.slice(at), tagged).length === 0 &&
    contentIn(pieces, tagged).length <= 4;
  if (occasion || happens) return sure('event');
  return dated && !has(pieces.slice(0, 1), lexicon.self) ? shown('event') : null;
}

/** "Raj moves the servers" has an agent, "the form goes live" has none. */
const hasObject = (next: Piece | undefined, { lexicon }: Tagged): boolean =>
  next !== undefined &&
  !next.token &&
  !lexicon.particles.has(next.text) &&
  !lexicon.modifiers.has(next.text) &&
  !/^(?:live|place|statt|the|to)$/.test(next.text) &&
  !lexicon.small.has(next.text);

/** "Maisie turns 6 on Sunday", "the theory test is booked, 17 December": an event on its day. */
const isHappening = (clause: Clause, tagged: Tagged): Sense | null => {
  const named = clause.main
    .slice(0, 6)
    .some(
      ({ text }, at, all) =>
        (tagged.lexicon.happening.has(text) && !BEING.has(text) && !hasObject(all[at + 1], tagged)) ||
        tagged.lexicon.finished.has(text),
    );
  return clause.shape !== 'verb' && named && !has(clause.pieces.slice(0, 1), tagged.lexicon.self)
    ? isEvent(clause, tagged)
    : null;
};

/** "Want it off my desk by 29 January", "everything up by then": the overall goal. */
const isWish = (clause: Clause): Sense | null => {
  const said = paddedText(clause.pieces.slice(0, 5));
  return WISHES.some((wish) => said.startsWith(` ${wish} `)) ? shown('note') : null;
};

function isRepeat(clause: Clause, tagged: Tagged): Sense | null {
  const { pieces } = clause;
  if (clause.shape === 'cue' || clause.shape === 'cond' || has(pieces, tagged.lexicon.negations)) return null;
  const often = pieces.some(
    ({ token }) => token?.type === 'frequency' || (token?.type === 'weekdays' && token.every),
  );
  const minutes = pieces.some(
    ({ token }) => (token?.type === 'duration' || token?.type === 'each') && token.unit === 'minutes',
  );
  const weekly = pieces.some(
    ({ token }) =>
      token?.type === 'weekdays' && token.recurring && token.cue !== 'only' && token.cue !== 'not',
  );
  const paced =
    pieces.some(({ token }) => token?.type === 'pace' && token.per === 'week' && token.count <= 7) &&
    (minutes || weekly || pieces.some(({ token }) => token?.type === 'weekdays'));
  const daily =
    !has(pieces, tagged.lexicon.most) &&
    pieces.some(({ token }) => token?.type === 'time-per' && token.per === 'day' && token.unit === 'minutes');
  if (!often && !paced && !daily && !(weekly && minutes)) return null;
  if (
    contentIn(pieces, tagged).length === 0 &&
    !paced &&
    !pieces.some(({ token }) => token?.type === 'count' && token.noun)
  )
    return null;
  // "20 minutes for a month" has one length per day, and one of the whole.
  const lengths = pieces.filter(({ token }) => token?.type === 'duration' && token.unit === 'minutes').length;
  if (clause.shape !== 'subject') return lengths > 1 ? shown('repeat') : sure('repeat');
  return has(pieces.slice(0, 2), tagged.lexicon.self)
    ? unsure('availability', 'repeat')
    : unsure('note', 'repeat');
}

/** Questions that ask for work: "could we see first designs by Friday?" */
const isRequest = (clause: Clause, tagged: Tagged): boolean =>
  clause.shape === 'verb' && openerOf(clause.pieces, tagged.lexicon).asked;

function isOpen(clause: Clause, tagged: Tagged): Sense | null {
  const text = paddedText(clause.pieces.slice(0, 60));
  const { lexicon } = tagged;
  const { pieces } = clause;
  if (
    (pieces.length > 1 && pieces.at(-1)?.text === 'later') ||
    holdsPhrase(text, lexicon.later) ||
    / (?:in feb|in the new year) .{0,30}not now /.test(text)
  )
    return sure('later');
  if (holdsPhrase(text, lexicon.undecided)) return unsure('task', 'note');
  if (clause.shape === 'cond') return unsure('note', 'task');
  return isQuestion(tagged, clause) &&
    !/^ (?:can|could|would|will) (?:you|we) /.test(text) &&
    !isRequest(clause, tagged)
    ? unsure('task', 'note')
    : null;
}

const NEEDING = /^(?:needs?|must|should|muss|müssen|sollte|braucht)$/;

function isWork(clause: Clause, tagged: Tagged): Sense {
  const { pieces, line, shape } = clause;
  const content = contentIn(clause.main, tagged);
  const hasTime = pieces.some(({ token }) => token !== null && token.type !== 'count');
  const language = tagged.language === 'en' || tagged.language === 'de';
  const aim = /^ (?:be|feel|have everything|get everything|have it|get it) /.test(
    paddedText(pieces.slice(openerOf(pieces, tagged.lexicon).length)),
  );
  if (aim) return shown('note');
  if (shape === 'verb' || clause.handed.length > 0) {
    const doubted = pieces.some(({ text }) => /^(?:not|nicht|instead|already|schon)$/.test(text));
    return content.length === 0 && clause.main.length < 2 && !clause.main[0]?.token
      ? shown('task')
      : { kind: 'task', sure: !doubted };
  }
  const offered = pieces.some(({ token }) => token?.type === 'duration' && token.unit === 'minutes');
  if (shape === 'subject' && offered && /^ there(?:'s| is| are) /.test(paddedText(pieces.slice(0, 3))))
    return shown('task');
  // "The hatch needs a new seal" may be work.
  if (shape === 'subject' && !hasTime && pieces.some(({ text }) => NEEDING.test(text)))
    return unsure('task', 'note');
  if (
    shape === 'subject' &&
    offered &&
    !has(pieces.slice(0, 2), tagged.lexicon.self) &&
    !has(pieces, tagged.lexicon.negations) &&
    pieces.some(({ text }) => /^(?:is|are|takes?|dauert)$/.test(text)) &&
    !has(pieces, tagged.lexicon.others)
  )
    return shown('task');
  // "The letters to the banks are mine".
  if (shape === 'subject' && MINE.some((one) => paddedText(pieces).endsWith(` ${one} `))) return sure('task');
  // An item of a list is work, even if it is a full sentence.
  if (shape === 'subject' && line.role === 'item' && clause.joint === 'start') return unsure('task', 'note');
  if (shape === 'subject') return hasTime ? unsure('note', 'task') : shown('note');
  if (tagged.language !== 'en' && tagged.language !== 'de' && has(pieces, tagged.lexicon.negations))
    return unsure('task', 'excluded');
  if (shape === 'sub' || shape === 'mod') {
    const timely =
      pieces.some(({ token }) => token?.type === 'weekdays') ||
      has(pieces, tagged.lexicon.negations) ||
      pieces.some(({ token }) => token && 'cue' in token && token.cue === 'not');
    if (hasTime && timely) return unsure('availability', 'note');
    return hasTime && content.length > 0 ? unsure('note', 'task') : shown('note');
  }
  if (shape === 'cue') return unsure('note', hasTime ? 'availability' : 'excluded');
  const isPage = tagged.lexicon.pages.has(paddedText(pieces).trim());
  if (
    content.length === 0 &&
    !isPage &&
    !clause.main.some(({ token }) => token?.type === 'count' && token.noun)
  )
    return shown('note');
  return { kind: 'task', sure: language && (clause.listed || line.role === 'item' || line.role === 'row') };
}

/** "Book the kitchen (done)". */
function isMarkedDone({ pieces }: Clause, { brief, lexicon }: Tagged): boolean {
  const [before, last] = pieces.slice(-2);
  return (
    before !== undefined &&
    last !== undefined &&
    !last.token &&
    lexicon.finished.has(last.text) &&
    brief.slice(before.end, last.start).includes('(')
  );
}

/**
 * The kind of a clause by its position alone: frames, ticked boxes, table columns, names in front of a line, headings.
 */
export function placedSense(clause: Clause, tagged: Tagged, setup: Setup): Sense | null {
  const { line, pieces } = clause;
  if (clause.framed || line.role === 'note' || isPointer(pieces)) return sure('note');
  if (line.ticked || isMarkedDone(clause, tagged)) return sure('done');
  if (line.role === 'row' && clause.speaker === 'other')
    return pieces.some(({ token }) => token?.type === 'duration' && lagOf(token) !== null)
      ? sure('wait')
      : (isDone(clause, tagged) ?? sure('theirs'));
  if (
    clause.owner !== null &&
    setup.me !== null &&
    !has(pieces.slice(0, 2), tagged.lexicon.self) &&
    !plain(clause.owner).includes(setup.me)
  )
    return isWait(clause, tagged, setup) ?? sure('theirs');
  if (
    line.role === 'heading' &&
    (clause.shape === 'noun' ||
      clause.shape === 'mod' ||
      tagged.brief.slice(clause.end, clause.end + 2).includes(':'))
  )
    return sure('note');
  return null;
}

/** The threshold for availability in a language whose kinds have no classifier. */
const TIMES_SURE = 0.8;

/** The kind of a clause by itself. The first match counts: limits and exclusions come before work. */
export function senseOf(clause: Clause, tagged: Tagged, brief: Setup): Sense {
  // In a chat, the messages of others are like a mail from them.
  const setup = clause.speaker === 'me' ? { ...brief, mail: false } : brief;
  const { pieces } = clause;
  const placed = placedSense(clause, tagged, setup);
  if (placed) return placed;
  if (isPleasant(clause, tagged)) return sure('note');
  if (isHandedOff(paddedText(pieces.slice(0, 40)))) return sure('theirs');
  const times = clause.shape === 'verb' ? [] : timesIn(pieces, tagged, setup.span);
  if (times.some(({ p }) => p >= TIMES_SURE)) return { kind: 'availability', sure: false, times };
  const open = isOpen(clause, tagged);
  if (open) return open;
  if (holdsPhrase(paddedText(pieces.slice(0, 40)), tagged.lexicon.optional) && clause.shape === 'verb')
    return isWork(clause, tagged);
  return (
    isWish(clause) ??
    isExcluded(clause, tagged) ??
    isWait(clause, tagged, setup) ??
    isHappening(clause, tagged) ??
    isTheirs(clause, tagged, setup) ??
    isDone(clause, tagged) ??
    isRepeat(clause, tagged) ??
    isEvent(clause, tagged) ??
    isWork(clause, tagged)
  );
}
