import type { Day } from '@daymark/domain/dates';
import type { StatementKind } from '@daymark/domain/reading';
import type { Clause } from './clause.ts';
import { type Line, stampEnd } from './clean.ts';
import { demandIn } from './demands.ts';
import { CLOSINGS, CORRECTIONS } from './lexicon/framing.ts';
import { words } from './lexicon/lexicon.ts';
import { isDue } from './named.ts';
import type { Piece } from './piece.ts';
import { contentIn, type Sender, type Sense, shown, sure, unsure } from './sense.ts';
import { isOrder, openerOf, orderOf } from './shape.ts';
import { daysOff } from './stated-days.ts';
import { stemsOf } from './statements.ts';
import { holdsPhrase, paddedText, plain, type Tagged } from './tag.ts';

/** The context of a brief. */
export interface Frame {
  name: string;
  start: Day;
  due: Day;
  today: Day;
  /** The author's name, if "Joan (me)" gives it. */
  me: string | null;
  /** Whether somebody else wrote it to the user: then "we" are the others. */
  mail: boolean;
  /** Who signed such a mail. */
  sender: Sender | null;
}

/** A brief whose first words are its goal has at least this many tasks besides. */
const OTHER_TASKS = 2;

/** A message with a greeting or a header, a closing line, and an addressee. */
export function isMail(brief: string, lines: readonly Line[]): boolean {
  const notes = lines.filter(({ role }) => role === 'note').length;
  const spoken = /\b(?:you|your|Sie|Ihnen|Ihr|dir|euch|vous|usted|lei)\b/u.test(brief);
  const chat = lines.filter(
    ({ start, end }) => stampEnd(brief.slice(start, Math.min(end, start + 100))) > 0,
  ).length;
  return spoken && (notes >= 2 || chat >= 2);
}

const NAME_LINE = /^(?:.{0,40},\s*)?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}.'’-]*){0,2})\s*$/u;
const ASKED =
  /\b(?:(?:could|can|would) you|please|bitte|(?:we|I)(?:['’]d| would) (?:need|like|love)|we need|(?:bräuchten|brauchen|hätten|möchten) wir)\b/giu;
const OWN = /\bI(?:['’](?:ll|m|ve)| will| won['’]t| need| don['’]t| can| am| have)\b|\bich\b/giu;
/** The name below the closing of a mail that asks for more than its writer does: "Thanks so much, Anna". */
export function senderOf(brief: string, lines: readonly Line[]): Sender | null {
  const first = lines.findIndex(({ role }) => role === 'note');
  const from = lines.findIndex(({ role }, at) => at > first && role !== 'note');
  const start = lines[first]?.start ?? 0;
  const signed = (first < 0 || from < 0 ? [] : lines.slice(from)).flatMap(
    ({ role, start: end, end: last }) => {
      const line = brief.slice(end, last);
      const name = role === 'note' ? NAME_LINE.exec(line)?.[1] : undefined;
      return name
        ? [{ name, start, end, closes: CLOSINGS.includes(plain(line).replace(/[\s,.!]+$/u, '')) }]
        : [];
    },
  );
  // "Best" above "Miriam" is no name.
  const found = signed.find(({ closes }) => !closes) ?? signed[0];
  if (!found) return null;
  const { name, end } = found;
  const text = brief.slice(start, end);
  return [...text.matchAll(ASKED)].length > [...text.matchAll(OWN)].length ? { name, start, end } : null;
}

/** "Joan (me)" names the author. */
export function writerOf(brief: string): string | null {
  const found =
    /(\p{Lu}\p{L}{1,20}) \((?:me|that's me|ich|moi|yo|io|eu|ik)[,)]/u.exec(brief) ??
    /\((?:I'm|I am|ich bin) (\p{Lu}\p{L}{1,20})\)/u.exec(brief);
  return found?.[1] ? plain(found[1]) : null;
}

export function nameStems(name: string, { lexicon }: Tagged): string[] {
  return plain(name)
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => (word.length >= 3 && !lexicon.small.has(word) ? [word.slice(0, 4)] : []));
}

/** A lead is no work: "Still to do: …". What follows somebody else's name is theirs. */
export function readLeads(clauses: readonly Clause[], senses: Sense[], { lexicon }: Tagged): void {
  let open = -1;
  for (const [at, clause] of clauses.entries()) {
    const heads = clause.line.role === 'heading' || clauses[at + 1]?.joint === 'colon';
    const said = paddedText(clause.pieces.slice(0, 8));
    // "Still undecided: …" makes what follows uncertain, and "Ideas:" above a list its items.
    if (heads && holdsPhrase(said, lexicon.undecided) && !/ offen | open /.test(said)) {
      senses[at] = sure('note');
      open = clause.line.role === 'heading' ? clause.line.start : clause.sentence;
      continue;
    }
    const below = clause.line.role === 'item' && !heads && open >= 0;
    if (clause.line.role === 'heading' || (!below && clause.sentence !== open)) open = -1;
    else if (senses[at]?.kind === 'task') senses[at] = unsure('task', 'note');
  }
  for (const [at, lead] of clauses.entries()) {
    const next = clauses[at + 1];
    if (next?.joint !== 'colon' || next.sentence !== lead.sentence || senses[at]?.kind !== 'task') continue;
    const { length, asked } = openerOf(lead.main, lexicon);
    // "We need a website: home page, order form, gallery": the whole, whose parts are the work.
    const whole = asked && !isOrder(lead.main.slice(length), lexicon);
    const parts = clauses.filter(
      ({ sentence }, place) => place > at && sentence === lead.sentence && senses[place]?.kind === 'task',
    );
    if (lead.shape === 'noun' || lead.pieces.length <= 2 || (whole && parts.length >= LIST_LENGTH))
      senses[at] = { kind: 'note', sure: true };
  }
}

/** From this number of parts on, a list says all that there is to do. */
const LIST_LENGTH = 3;

/** Verbs of a heading that apply to all its items. */
const HANDED = words(
  'buy order get book pack call ring email fix clean paint print invite bring collect borrow sell wash pick',
);

/** "Clear the plot: mow and dig, only Saturdays": after the subject of a line, days only apply to its work. */
export function readScopes(clauses: readonly Clause[], senses: Sense[], { lexicon }: Tagged): void {
  for (const [at, clause] of clauses.entries()) {
    const said = senses[at]?.times?.[0]?.times;
    if (said?.rule !== 'only' || said.minutes !== null || clause.joint === 'start') continue;
    let from = at;
    while (clauses[from - 1]?.sentence === clause.sentence) from--;
    const scoped = clauses.slice(from, at).some(({ joint }) => joint === 'colon');
    if (!scoped || clause.pieces.some(({ text }) => lexicon.self.has(text))) continue;
    let works = 0;
    for (let back = at - 1; clauses[back]?.sentence === clause.sentence; back--) {
      const work = clauses[back];
      if (work && senses[back]?.kind === 'task') {
        work.weekdays = said.weekdays;
        works++;
      }
    }
    if (works > 0) senses[at] = sure('note');
  }
}

/** "PAT tester – Denise borrows one", "Trapdoor: cut": what follows the name of a thing decides its kind. */
const STATES = new Set<StatementKind>(['theirs', 'done', 'excluded', 'later']);
export function readTopics(clauses: readonly Clause[], senses: Sense[], { brief }: Tagged): void {
  for (const [at, topic] of clauses.entries()) {
    const [next, sense] = [clauses[at + 1], senses[at + 1]];
    if (!next || !sense || senses[at]?.kind !== 'task' || topic.shape !== 'noun') continue;
    if (topic.pieces.some(({ token }) => token?.type === 'count')) continue;
    const gap = brief.slice(topic.end, next.start);
    if (next.sentence !== topic.sentence || !/\s[-–—=]+\s|[:?]/.test(gap)) continue;
    if (STATES.has(sense.kind)) {
      senses[at] = { kind: sense.kind, sure: sense.sure };
      // Further clauses after it give the reason.
      for (let behind = at + 2; clauses[behind]?.sentence === topic.sentence; behind++)
        if (senses[behind]?.kind === 'task' && clauses[behind]?.shape === 'noun')
          senses[behind] = unsure('note', 'task');
    } else if (sense.kind === 'unsure' && sense.likeliest !== 'availability') senses[at] = sense;
  }
}

/** A correction: the preceding clause becomes a question, and so do dates that follow alone. */
export function readCorrections(clauses: readonly Clause[], senses: Sense[], tagged: Tagged): void {
  for (const [at, clause] of clauses.entries()) {
    const said = paddedText(clause.pieces.slice(0, 6));
    const marker = CORRECTIONS.find((one) => said.startsWith(` ${one} `) || said.startsWith(` and ${one} `));
    if (!marker || clause.framed) continue;
    let back = at - 1;
    while (back > 0 && (senses[back]?.kind === 'note' || senses[back]?.kind === 'done')) back--;
    const [wrong, before] = [senses[back], clauses[back]];
    const near = before && clause.sentence - before.sentence <= 1;
    const tokens = clause.pieces.filter(({ token }) => token);
    const only = contentIn(clause.pieces.slice(marker.split(' ').length), tagged).length === 0;
    const [day] = tokens.length === 1 ? daysOff(tokens.flatMap(({ token }) => token ?? [])) : [];
    const [times, ...others] = wrong?.times ?? [];
    if (near && wrong && only && day && times?.times.off.length === 1 && others.length === 0) {
      senses[at] = { ...wrong, times: [{ ...times, times: { ...times.times, off: [day] } }] };
      senses[back] = shown('note');
    } else {
      if (near && wrong && wrong.kind !== 'unsure') senses[back] = unsure(wrong.kind, 'note');
      if (tokens.length > 0 && only)
        senses[at] = unsure('note', wrong?.kind === 'unsure' ? 'task' : (wrong?.kind ?? 'task'));
      else if (tokens.length === 0 && only) senses[at] = sure('note');
    }
  }
}

/** "Buy:" above a list passes its verb on to the items. */
export function handOnHeads(clauses: readonly Clause[], senses: Sense[], tagged: Tagged): void {
  let verb: Piece[] = [];
  for (const [at, clause] of clauses.entries()) {
    if (clause.line.role === 'heading' || clauses[at + 1]?.joint === 'colon') {
      const rest = clause.main.slice(openerOf(clause.main, tagged.lexicon).length);
      const order = orderOf(rest, tagged.lexicon);
      verb = order.length === rest.length && HANDED.has(order[0]?.text ?? '') ? order : [];
      if (verb.length > 0 && senses[at]?.kind === 'task') senses[at] = { kind: 'note', sure: true };
    } else if (clause.line.first && clause.line.role === 'prose' && clause.joint !== 'colon') verb = [];
    else if (verb.length > 0 && clause.shape === 'noun' && senses[at]?.kind === 'task') clause.handed = verb;
  }
}

/** A name of fewer words is no goal that a sentence could say again. */
const LEAST_NAME_STEMS = 2;

/** The overall goal ("Selling dad's records") is no step if there are other steps. */
export function readAim(clauses: readonly Clause[], senses: Sense[], tagged: Tagged, frame: Frame): void {
  const steps = senses.filter(({ kind }) => kind === 'task' || kind === 'repeat').length;
  const name = new Set(nameStems(frame.name, tagged));
  // "Sand the door" of a project called "Door" is work, and not the project again.
  if (name.size < LEAST_NAME_STEMS) return;
  for (const [at, clause] of clauses.entries()) {
    // Only notes may precede the goal.
    const before = clauses[at - 1];
    if (before && senses[at - 1]?.kind !== 'note' && !before.framed) break;
    const sense = senses[at];
    // "I'm making a short film for a festival".
    const doing =
      at === 0 &&
      clause.shape === 'subject' &&
      /^(?:i'm|we're)$/.test(clause.pieces[0]?.text ?? '') &&
      /ing$/.test(clause.pieces[1]?.text ?? '');
    if (doing && sense?.kind === 'unsure' && steps >= OTHER_TASKS) senses[at] = { kind: 'note', sure: true };
    if (
      clause.form !== null ||
      (at > 0 && isDue(clause, tagged)) ||
      hasAmount(clause) ||
      (at === 0 && clause.main[0]?.token?.type === 'count' && clauses[1]?.sentence === clause.sentence) ||
      demandIn(clause, tagged) !== null ||
      sense?.kind !== 'task' ||
      steps < OTHER_TASKS ||
      clause.line.role === 'item' ||
      clause.line.role === 'row'
    )
      continue;
    const stems = stemsOf(clause.main, tagged);
    const common = stems.filter((stem) => name.has(stem)).length;
    const wish =
      clause.shape !== 'verb' ||
      /^(?:i |we )?(?:want|would|wanna|möchte|will|need it|aim)/.test(
        plain(
          clause.pieces
            .slice(0, 2)
            .map(({ text }) => text)
            .join(' '),
        ),
      );
    const whole = name.size > 0 && common >= Math.min(2, name.size) && common >= stems.length / 3;
    const aimed =
      clause.joint === 'start' &&
      (whole || (wish && /ing$/.test(clause.main[0]?.text ?? '')) || (wish && common > 0));
    const listed = clause.shape === 'verb' && !wish && clauses[at + 1]?.sentence === clause.sentence;
    // "Website for Plum & Sons. Home page, prices, order form".
    const next = clauses.find(({ sentence }) => sentence > clause.sentence);
    const heads = clause.shape === 'noun' && clause.joint === 'start' && next?.listed === true;
    if ((heads && !isOnDay(clause)) || (aimed && !listed)) senses[at] = { kind: 'note', sure: true };
    else if (clause.shape === 'noun' && clause.joint === 'start' && clause.line.first && isOnDay(clause))
      senses[at] = { kind: 'event', sure: false };
  }
}

/** "JLPT N4 on 7 Feb" above everything else. */
const isOnDay = ({ pieces }: Clause): boolean =>
  pieces.some(
    ({ token }) => token?.type === 'day' && !token.conflict && (token.cue === null || token.cue === 'on'),
  );

/** An amount of time makes it a step. */
const hasAmount = ({ pieces }: Clause): boolean =>
  pieces.some(({ token }) => token?.type === 'duration' || token?.type === 'each' || token?.type === 'pace');
