import type { StatementKind } from '@daymark/domain/reading';
import { isDivisible } from '../amounts.ts';
import type { Clause } from '../clause.ts';
import { demandIn } from '../demands.ts';
import { words } from '../lexicon/lexicon.ts';
import { CLOSED, OTHER_PERSONS } from '../lexicon/own-time.ts';
import { ownTimeLimits } from '../own-time-limits.ts';
import { isNotDemanded } from '../passive-demand.ts';
import { isPronoun } from '../people.ts';
import { contentIn, has, isQuestion, type Sense, type Setup, shown, sure, unsure } from '../sense.ts';
import { openerOf } from '../shape.ts';
import { paddedText, type Tagged } from '../tag.ts';
import { saidBeforeReason } from '../time-talk.ts';
import { isForPlanner, isOfSender, isPrice, isRequirement, passiveIn } from '../work-phrase.ts';
import {
  comesAgain,
  hasDay,
  isActivity,
  isDueThen,
  isEvery,
  isOfWorkdays,
  isOrdered,
  isOwnTime,
  isTogether,
  isUndecided,
} from './clause-forms.ts';
import { kindOf } from './labels.ts';
import type { Likelihood } from './learned.ts';
import { timesIn } from './times.ts';

/** The threshold for a sure kind; below `LIKELY` it becomes a question. */
const SURE = 0.75;
const LIKELY = 0.5;
/** A note with this probability of work becomes a question. */
const WORK_ASKED = 0.1;
/** A note is left out of the plan without a word, so it takes more than another kind to be sure of it. */
const NOTE_SURE = 0.9;
/** If the rules say wait, a note needs this probability. */
const SURE_NOTE = 0.95;
/** With this probability of being an open question it becomes one, even if another kind is likelier. */
const OPEN_ASKED = 0.25;
/** Below this probability it is no availability. */
const LIMIT_LEAST = 0.2;
/** Thresholds for availability: sure; shown if availability is likely; shown if it is possible. */
const TIMES_SURE = 0.98;
const TIMES_SHOWN = 0.6;
const TIMES_PLAIN = 0.85;
/** At this probability or more it is certainly about availability, and the likeliest meaning is shown. */
const TIMES_MEANT = 0.9;
/** The least probability of a habit that names an activity. */
const HABIT_LEAST = 0.1;

const WE = words("we we'll we're wir nous nosotros");
const YOU = words('you ihr sie du');

/** A clause with the classifier's result and that of the rules. */
interface Question {
  clause: Clause;
  tagged: Tagged;
  setup: Setup;
  ruled: Sense;
  /** The likeliest kind with its probability, and the second one. */
  kind: StatementKind;
  p: number;
  second: StatementKind;
  /** The probability of each kind. */
  share: (kind: StatementKind) => number;
  open: number;
}

function questionOf(
  labels: readonly Likelihood[],
  clause: Clause,
  tagged: Tagged,
  setup: Setup,
  ruled: Sense,
): Question {
  const shares = new Map<StatementKind, number>();
  for (const { name, p } of labels) shares.set(kindOf(name), (shares.get(kindOf(name)) ?? 0) + p);
  if (isTogether(clause, tagged)) shares.delete('excluded');
  const [first, next] = [...shares].toSorted((a, b) => b[1] - a[1]);
  const share = (kind: StatementKind): number => shares.get(kind) ?? 0;
  const open = labels.find(({ name }) => name === 'open')?.p ?? 0;
  const [kind, p] = first ?? ['note', 0];
  return { clause, tagged, setup, ruled, kind, p, second: next?.[0] ?? 'note', share, open };
}

/** Cases in which a name or the form of the clause decides, and not its words. */
function byForm({ clause, tagged, setup, ruled, kind }: Question): Sense | null {
  const [head] = clause.pieces;
  if (isForPlanner(clause) || isPrice(clause)) return sure('note');
  // "Danach verteile ich die Zimmer".
  const isStated = kind === 'note' || kind === 'availability';
  if (isStated && clause.infinitive !== '' && ruled.kind === 'task') return ruled;
  // "Train Mandy and Jo for an hour on Wednesday 24 February", "deliver Fri 18 Dec".
  if (
    (kind === 'availability' || kind === 'done') &&
    clause.shape === 'verb' &&
    hasDay(clause) &&
    !isPlain(clause, tagged)
  )
    return shown('task');
  // "Joan sets up the tills", where Joan plans.
  if (kind === 'theirs' && setup.me !== null && head?.text === setup.me) return shown('task');
  // "Mel: I do the interviews".
  if (kind === 'task' && clause.speaker === 'other' && has(clause.pieces.slice(0, 2), tagged.lexicon.self))
    return shown('theirs');
  // In somebody else's mail, "we meet on Tuesday" is about them.
  if (kind === 'task' && setup.mail && clause.shape === 'subject' && WE.has(head?.text ?? ''))
    return shown('theirs');
  if (isOfSender(clause, tagged, setup.sender)) {
    // "I know you don't work between Christmas and New Year" is about the reader of the mail.
    if (kind === 'availability' && !has(clause.pieces, YOU)) return shown('note');
    if (kind === 'task' || kind === 'repeat') return shown('theirs');
  }
  if (isRequirement(clause, tagged)) return shown('note');
  // "The dining chairs need stripping".
  if (kind !== 'task' && kind !== 'repeat' && passiveIn(clause, tagged)) return shown('task');
  if (isNotDemanded(clause.main, tagged)) return shown('excluded');
  return kind === 'event' && clause.shape === 'verb' ? shown('task') : null;
}

/** Short items have few features: then the rules can overrule the classifier, so that work is not lost as a note. */
function byRules({ clause, tagged, ruled, kind, p }: Question): Sense | null {
  if (tagged.lexicon.pages.has(paddedText(clause.pieces).trim())) return ruled;
  if (kind !== 'note')
    return p < LIKELY && ruled.sure && ruled.kind !== 'note' && ruled.kind !== 'availability' ? ruled : null;
  if (p < SURE_NOTE && ruled.kind === 'wait' && ruled.sure) return ruled;
  const counted = clause.pieces.some(({ token }) => token !== null && isDivisible(token));
  const listed = clause.line.role === 'item' || clause.listed || counted;
  return p < SURE && (ruled.sure ? ruled.kind !== 'note' : listed && ruled.kind === 'task') ? ruled : null;
}

const TIMELY = ['negations', 'only', 'most', 'away', 'free', 'working', 'small', 'self', 'joints'] as const;
/** "Closed 24 to 27 December", "max 3 hrs on Tuesdays": nothing but availability. */
const isPlain = ({ pieces, shape }: Clause, { lexicon }: Tagged): boolean =>
  shape !== 'verb' &&
  pieces.some(({ text, token }) =>
    token
      ? ('cue' in token && (token.cue === 'only' || token.cue === 'not')) ||
        ('bound' in token && token.bound === 'atMost')
      : TIMELY.slice(0, 6).some((list) => lexicon[list].has(text)),
  ) &&
  pieces.every(({ text, token }) => token !== null || TIMELY.some((list) => lexicon[list].has(text)));

/** Whether it is about somebody else, and not the author. */
const isOfOthers = ({ pieces }: Clause, { lexicon }: Tagged): boolean =>
  // "Only got evenings after the kids are in bed": who stands in the reason only gives it.
  saidBeforeReason(pieces)
    .slice(0, 4)
    .some(
      ({ text }, at) =>
        isPronoun(text) ||
        (OTHER_PERSONS.has(text) && !BESIDE_PERSONS.has(pieces[at - 2]?.text ?? '')) ||
        (POINTING.has(text) && at < 2 && lexicon.finite.has(pieces[at + 1]?.text ?? '')),
    ) && !has(pieces, lexicon.self);
const BESIDE_PERSONS = words('with for from mit für von bei avec pour chez con para');
/** "Der kann nur dienstags". */
const POINTING = words('der die das that');

/** "The client is away till 5 January": nothing but when somebody else is not there. */
export const isAbsence = (clause: Clause, tagged: Tagged): boolean =>
  isOfOthers(clause, tagged) &&
  clause.shape !== 'verb' &&
  clause.pieces.length <= MOST_OF_ABSENCE &&
  hasDay(clause) &&
  (has(clause.pieces, tagged.lexicon.away) || has(clause.pieces, CLOSED)) &&
  !has(clause.pieces, tagged.lexicon.conditions);
const MOST_OF_ABSENCE = 8;

const GETTING = words('have get got');
const hasThing = ({ pieces }: Clause, { lexicon }: Tagged): boolean =>
  pieces.some(({ text }, at) => GETTING.has(text) && lexicon.objects.has(pieces[at + 1]?.text ?? ''));

/** Whether a clause about times has words of its own, and none that limit times: "10 minutes of stretching every day". */
const namesActivity = ({ pieces }: Clause, tagged: Tagged): boolean =>
  contentIn(pieces, tagged).some(({ text }) => !tagged.lexicon.working.has(text)) &&
  !pieces.some(({ text, token }) =>
    token
      ? 'bound' in token && token.bound === 'atMost'
      : TIMELY.slice(0, 5).some((list) => tagged.lexicon[list].has(text)),
  );

/** The availability that follows from the roles of the days and lengths, if there is one. */
function asTimes({ clause, tagged, setup, kind, p, second, share }: Question): Sense | null {
  const plain = isPlain(clause, tagged);
  // "No running from 24 to 27 December" leaves nothing out but days.
  const isNegated = hasDay(clause) && tagged.lexicon.negations.has(clause.pieces[0]?.text ?? '');
  const free = plain ? 1 : share('availability') + (isNegated ? share('excluded') : 0);
  // "He can only do Mondays".
  if (isAbsence(clause, tagged)) return shown('note');
  if (isOfOthers(clause, tagged)) return kind === 'availability' ? shown('note') : null;
  const own = ownTimeLimits(clause, tagged);
  if (own) return { kind: 'availability', ...own };
  // "40 minutes every day except Saturdays" is a habit, and so is "half an hour for the emails every Wednesday".
  const habit = share('task') + share('repeat');
  if (isEvery(clause) && habit > free) return null;
  if (isEvery(clause) && habit >= HABIT_LEAST && namesActivity(clause, tagged)) return shown('repeat');
  // "I'm training the girls, an hour each, on the 28th and 29th" is work.
  if (clause.pieces.some(({ token }) => token?.type === 'each') && hasDay(clause)) return shown('task');
  // "I won't have them until 8 February" is about a thing.
  if (hasThing(clause, tagged)) return kind === 'availability' ? unsure('note', 'availability') : null;
  const times = timesIn(clause.pieces, tagged, setup.span);
  const understood = times.length > 0 ? Math.min(...times.map((one) => one.p)) : 0;
  if (free >= LIKELY && understood >= (plain ? TIMES_PLAIN : TIMES_SURE))
    return { kind: 'availability', sure: true, times };
  // "Photos at weekends" is work, if that is the likeliest.
  if (kind === 'task' && p >= LIKELY && namesActivity(clause, tagged)) return null;
  const least = free >= TIMES_MEANT ? LIKELY : kind === 'availability' ? TIMES_SHOWN : TIMES_PLAIN;
  if (free >= LIMIT_LEAST && understood >= least) return { kind: 'availability', sure: false, times };
  // Only times and "only", "off", "free": no work, even if the times contradict each other.
  if (plain) return unsure('availability', 'note');
  if (kind !== 'availability') return null;
  // "Every Sunday add it up", "sonntags nur wiederholen".
  if (comesAgain(clause) && isOrdered(clause, tagged)) return shown('repeat');
  return isEvery(clause) && p < SURE && (second === 'task' || second === 'repeat')
    ? shown('repeat')
    : unsure('availability', second);
}

function asWork({ clause, kind, p, share }: Question): Sense {
  const often = comesAgain(clause);
  if (kind === 'repeat' && !often) return unsure('repeat', 'task');
  if (kind === 'task' && often && isEvery(clause)) return shown('repeat');
  return share('task') + share('repeat') >= LIKELY ? { kind, sure: p >= SURE } : shown('task');
}

/** "And want to do three or four runs a week": a habit that one wants to have. */
function isWantedOften({ pieces }: Clause, { lexicon }: Tagged): boolean {
  const said = lexicon.joints.has(pieces[0]?.text ?? '') ? pieces.slice(1) : pieces;
  const isCounted = said.some(({ token }) => token?.type === 'pace' && token.per === 'week');
  return isCounted && openerOf(said, lexicon).asked;
}

function asNote({ clause, tagged, p, share }: Question): Sense {
  // "Finally the name on the stern".
  const isNext = tagged.lexicon.next.has(clause.pieces[0]?.text ?? '');
  if (isNext && clause.shape !== 'subject' && contentIn(clause.pieces, tagged).length > 1)
    return shown('task');
  if (share('task') + share('repeat') >= WORK_ASKED) return unsure('note', 'task');
  return p >= NOTE_SURE ? sure('note') : shown('note');
}

/** The kind of a clause by its likeliest labels. A limit of the plan only counts if it was parsed completely. */
export function decide(
  found: readonly Likelihood[],
  clause: Clause,
  tagged: Tagged,
  setup: Setup,
  ruled: Sense,
): Sense {
  const question = questionOf(found, clause, tagged, setup, ruled);
  const { kind, p, second } = question;
  const before = byForm(question) ?? asTimes(question);
  if (before) return before;
  if (kind === 'task' && isOfWorkdays(clause)) return shown('wait');
  if ((kind === 'wait' || kind === 'note' || ruled.kind === 'wait') && isActivity(clause, tagged))
    return shown('task');
  // "Table lights?"
  const isAsked = clause.shape !== 'verb' && kind === 'task' && isQuestion(tagged, clause);
  if (question.open >= OPEN_ASKED || isAsked || isUndecided(clause, tagged)) return unsure('task', 'note');
  const demand = ['task', 'wait', 'note', 'theirs'].includes(kind) ? demandIn(clause, tagged) : null;
  if (demand && !demand.isKnown) return shown('task');
  if (demand && kind === 'wait') return unsure('task', 'note');
  if (kind === 'note' && isWantedOften(clause, tagged)) return shown('repeat');
  const heard = byRules(question);
  if (heard) return heard;
  if (kind === 'task' || kind === 'repeat') return asWork(question);
  if (kind === 'note') return asNote(question);
  if (kind === 'wait' && (isOwnTime(clause, tagged) || isDueThen(clause))) return shown('task');
  // "The table plan isn't needed until the 22nd" means that it is needed then.
  if (kind === 'excluded' && hasDay(clause)) return unsure('note', 'excluded');
  if (p < LIKELY) return unsure(kind, second);
  const isAgreed = ruled.sure && ruled.kind === kind;
  return p >= SURE || isAgreed ? sure(kind) : shown(kind);
}
