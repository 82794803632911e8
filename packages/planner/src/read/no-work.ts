import { lagOf, PASSING_MINUTES } from './amounts.ts';
import type { Clause } from './clause.ts';
import { type Lexicon, words } from './lexicon/lexicon.ts';
import { NOT_YET } from './lexicon/roles.ts';
import type { Piece } from './piece.ts';
import { contentIn, has, isQuestion, type Sense, type Setup, shown, sure, unsure } from './sense.ts';
import { openerOf } from './shape.ts';
import type { Tagged } from './tag.ts';
import { finiteAt } from './verbs.ts';

// Clauses that are not the author's work: somebody else's, finished, waited for, excluded. Each only if the whole
// clause was parsed.

const OUT_OF_PLACE = new Set(['except', 'apart', 'unless', 'außer', 'until', 'unless', 'bis']);

/** "Angezahlt", "abgeholt", "geklärt": the regular form of German participles. */
const PARTICIPLE =
  /^(?:ab|an|auf|aus|bei|ein|fest|her|hin|mit|nach|um|vor|weg|zu|zurück|zusammen)?ge\p{L}{2,}(?:t|en)$/u;
const isFinished = ({ text, token, capital }: Piece, { finished, verbLast, verbs }: Lexicon): boolean =>
  !token && (finished.has(text) || (verbLast && !capital && PARTICIPLE.test(text) && !verbs.has(text)));

export function isDone(clause: Clause, tagged: Tagged): Sense | null {
  const { lexicon } = tagged;
  const { pieces } = clause;
  const finished = pieces.findLastIndex((piece) => isFinished(piece, lexicon));
  const already = has(pieces, lexicon.already);
  if (finished < 0 && !already) return null;
  // "Book kitchen (done)".
  const last = pieces.at(-1);
  // "Deposit: paid".
  if (pieces.length === 1 && finished === 0 && clause.joint !== 'start' && clause.shape !== 'verb')
    return sure('done');
  const marked =
    last && pieces.length > 1 && /^(?:done|erledigt|fertig|booked|ordered|paid|sent)$/.test(last.text);
  if (marked && /[([–—-]\s?$/.test(tagged.brief.slice(pieces.at(-2)?.end ?? last.start, last.start)))
    return sure('done');
  // "I've got 2 evenings a week" is about what the author has.
  if (/^(?:got|found)$/.test(pieces[finished]?.text ?? '') && pieces.some(({ token }) => token !== null))
    return null;
  if (clause.line.ticked) return sure('done');
  const isStatement =
    finiteAt(pieces, lexicon, 0) >= 0 ||
    pieces.some(({ text }) => /\p{L}'(?:s|ve)$/u.test(text) && text !== "let's");
  const modal = has(pieces, NOT_YET);
  const turned =
    has(pieces, lexicon.negations) ||
    pieces.some(
      ({ text }) =>
        OUT_OF_PLACE.has(text) ||
        /^(?:but|yet|almost|nearly|half|partly|fast|teilweise|noch|sauf|pero|mais|still)$/.test(text),
    );
  const ends =
    finished >= 0 &&
    pieces.slice(finished + 1).every((piece) => piece.token !== null || lexicon.small.has(piece.text));
  if (finished < 0)
    return isStatement && !modal && !turned && clause.shape === 'subject' ? shown('done') : null;
  if (modal || turned) return clause.shape === 'verb' || !isStatement ? null : unsure('note', 'done');
  const future = pieces.some(
    ({ token }) =>
      token?.type === 'day' && (token.cue === 'by' || token.cue === 'before' || token.cue === 'from'),
  );
  if (future) return unsure('task', 'done');
  if (already || isStatement) return clause.shape === 'verb' && !already ? null : sure('done');
  // "Yarn bought": an object with its participle.
  return ends &&
    finished > 0 &&
    (clause.shape === 'noun' || pieces[0]?.token?.type === 'count') &&
    !clause.pieces.some(({ token }) => token !== null && token.type !== 'count')
    ? sure('done')
    : null;
}

const isPassing = ({ token }: Piece): boolean =>
  (token?.type === 'anchor' && token.side === 'after' && !token.within) ||
  ((token?.type === 'duration' || token?.type === 'each') &&
    lagOf(token) !== null &&
    (token.unit !== 'minutes' || token.max >= PASSING_MINUTES));
const isDay = ({ token }: Piece): boolean =>
  token?.type === 'day' && token.cue !== 'by' && token.cue !== 'before' && token.cue !== 'until';

/** "Testing by client's staff for 5 days". */
const isBySomebody = (pieces: readonly Piece[], lexicon: Lexicon): boolean =>
  pieces.some(
    ({ text }, at) =>
      (text === 'by' || text === 'durch') &&
      pieces.slice(at + 1, at + 4).some((piece) => lexicon.others.has(piece.text.replace(/'s$/, ''))),
  );

const WINDOW = /^(?:last|final|first|next|past|letzten|ersten|nächsten)$/;
/** Processes without work: a thing that "has to dry 48 h". */
const RESTING = words(
  'dry cure rest set soak prove chill ferment settle harden cool steep trocknen aushärten ruhen abkühlen quellen ziehen lassen warten',
);

/** Most content words of a wait: its subject and the person. */
const WAIT_WORDS = 7;

/** "Mum and I will need about 3 days", written by somebody else. */
const NEEDING = words('need needs take takes brauchen braucht benötigen');

export function isWait(clause: Clause, tagged: Tagged, setup: Setup): Sense | null {
  const { lexicon } = tagged;
  const { pieces } = clause;
  const lengths = pieces.filter((piece, at) => isPassing(piece) && !WINDOW.test(pieces[at - 1]?.text ?? ''));
  const days = pieces.filter(isDay);
  const waits = has(pieces, lexicon.waiting);
  const arrives = has(pieces, lexicon.arriving);
  const rest = pieces.slice(openerOf(pieces, lexicon).length);
  const ordered =
    clause.shape === 'verb' &&
    !/^(?:wait|allow|let|leave|give)$/.test(rest[0]?.text ?? '') &&
    !(lengths.length === 1 && RESTING.has(rest[0]?.text ?? '')) &&
    !/^(?:trocknen|lassen|aushärten|ruhen|warten)$/.test(rest.at(-1)?.text ?? '');
  const relative = pieces.findIndex(
    ({ text }) => text === 'who' || text === 'which' || text === 'that' || text === 'die' || text === 'der',
  );
  // "I get them on 9 December".
  const gets =
    (has(pieces.slice(0, 3), lexicon.self) || /^you/.test(pieces[0]?.text ?? '')) &&
    pieces
      .slice(0, 4)
      .some(({ text }) => /^(?:get|gets|receive|bekomme|bekommen|kriege|kriegen)$/.test(text)) &&
    (clause.shape === 'subject' || /^you/.test(pieces[0]?.text ?? ''));
  if (gets && days.length === 1 && lengths.length === 0 && !has(pieces, lexicon.negations))
    return sure('wait');
  const theirs =
    (setup.mail && has(pieces.slice(0, 5), NEEDING)) ||
    (relative > 0 && has(pieces.slice(relative + 1, relative + 2), NEEDING));
  if (pieces.some(({ text }) => /^(?:between|apart|dazwischen)$/.test(text))) return null;
  if (!theirs && (ordered || has(pieces.slice(0, 3), lexicon.self))) return null;
  const open = contentIn(pieces, tagged).filter(
    (piece) => !lexicon.waiting.has(piece.text) && !lexicon.arriving.has(piece.text),
  );
  const whole =
    open.length <= WAIT_WORDS &&
    !has(pieces, lexicon.conditions) &&
    !has(pieces, lexicon.negations) &&
    !isQuestion(tagged, clause);
  const restless = pieces.filter(({ token }) => token !== null && token.type !== 'count').length > 2;
  if (
    lengths.length === 1 &&
    (waits || isBySomebody(pieces, lexicon)) &&
    (theirs || clause.shape !== 'verb' || !ordered)
  ) {
    const demanded = /^(?:wants?|before|ahead|vorher)$/;
    if (pieces.some(({ text, token }) => demanded.test(text) || token?.type === 'anchor'))
      return unsure('wait', 'note');
    const known = lexicon.verbs.size > 0 || open.length <= 3;
    return whole && !restless && days.length === 0 && known ? sure('wait') : unsure('wait', 'task');
  }
  if (days.length === 1 && arrives && lengths.length === 0)
    return whole && !restless ? sure('wait') : unsure('wait', 'event');
  return null;
}
