import { lagOf } from './amounts.ts';
import type { Clause } from './clause.ts';
import { MINE } from './lexicon/roles.ts';
import { isDone, isWait } from './no-work.ts';
import { contentIn, has, type Sense, type Setup, shown, sure, unsure } from './sense.ts';
import { openerOf } from './shape.ts';
import { paddedText, plain, type Tagged } from './tag.ts';
import { isPointer } from './titles.ts';

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
  if (clause.framed || line.role === 'note' || isPointer(pieces, tagged.lexicon)) return sure('note');
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

/**
 * The kind of a clause by rules: where no classifier knows the language, and for short items. Waits and
 * finished work come before work.
 */
export function senseOf(clause: Clause, tagged: Tagged, brief: Setup): Sense {
  // In a chat, the messages of others are like a mail from them.
  const setup = clause.speaker === 'me' ? { ...brief, mail: false } : brief;
  return (
    placedSense(clause, tagged, setup) ??
    isWait(clause, tagged, setup) ??
    isDone(clause, tagged) ??
    isWork(clause, tagged)
  );
}
