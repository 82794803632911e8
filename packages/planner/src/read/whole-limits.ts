import { addDays } from '@daymark/domain/dates';
import { type AvailabilityFields, type SilentFields, UNSAID } from '@daymark/domain/reading';
import type { Clause } from './clause.ts';
import { words } from './lexicon/lexicon.ts';
import { whoIn } from './people.ts';
import { has } from './sense.ts';
import { tokensOf } from './statements.ts';
import type { Tagged } from './tag.ts';

/** Words that say of everything that it is finished by a day, and those that say that it begins then. */
const FINISHED = words(`
  need needed needs finished done ready complete completed due deadline live delivered closed over
  brauchen brauche fertig abgabe abgabetermin frist fällig abgeschlossen erledigt
  fini terminé prêt prête livré échéance délai rendre
  listo lista terminado terminada acabado acabada entregado plazo
`);
const BEGUN = words(
  'start begin anfangen beginnen loslegen losgehen starten commencer démarrer empezar comenzar',
);
/** Words that may stand beside them: what is meant is the whole. */
const BESIDE = words(`
  it this that everything all whole thing project must should has have had be been is are to by the a latest absolutely at final
  can can't cannot only not earliest soonest really
  es das alles ganze projekt muss müssen soll sein werden spätestens unbedingt kann können erst frühestens nicht
  ça cela tout il faut que ce soit doit être au plus tard pas avant
  todo esto tiene que debe estar ser a más tardar no antes
`);
const DEADLINE = /^(?:deadline|due|frist|abgabe|échéance|plazo|fecha límite|date limite)/iu;
const NOT_BEFORE = /^(?:not (?:before|until)|nicht vor|frühestens|pas avant|no antes)/iu;

/** The days of the project. */
interface Span {
  start: string;
  due: string;
}

/**
 * "We need it by 4 December", "must be finished by …", "not before Monday 23rd": a sentence about the whole that leaves days of
 * the project free of work. Null if it names anything else, or a day that leaves none.
 */
export function wholeLimitOf(
  clause: Clause,
  { lexicon, brief }: Tagged,
  { start, due }: Span,
  isFirst: boolean,
): AvailabilityFields | SilentFields | null {
  const timed = tokensOf(clause).filter(({ type }) => type !== 'time');
  const [token] = timed;
  // "I want a shop, live by 29 January": behind a comma it is said of the work before, if there is any.
  const isWhole = clause.isEnd || clause.joint === 'start' || (clause.joint === 'comma' && isFirst);
  if (!isWhole || timed.length !== 1 || token?.type !== 'day' || token.conflict) return null;
  const said = clause.pieces.flatMap(({ token: own, text }) => (own ? [] : text));
  const isKnown = (text: string) =>
    FINISHED.has(text) || BEGUN.has(text) || BESIDE.has(text) || lexicon.self.has(text);
  if (!said.every(isKnown)) return null;
  const text = brief.slice(token.start, token.end);
  // A deadline on the last day takes nothing.
  const off = (from: string, to: string): AvailabilityFields | SilentFields | null =>
    from > to
      ? { kind: 'note' }
      : from > start || to < due
        ? { kind: 'availability', ...UNSAID.availability, off: [{ from, to }] }
        : null;
  const { day, cue } = token;
  if (day <= start || day > due) return null;
  if (NOT_BEFORE.test(text) || said.some((one) => BEGUN.has(one)))
    return cue === null || cue === 'by' ? null : off(start, addDays(day, cue === 'after' ? 0 : -1));
  if (!DEADLINE.test(text) && !said.some((one) => FINISHED.has(one))) return null;
  return cue === 'after' || cue === 'from' ? null : off(addDays(day, cue === 'before' ? 0 : 1), due);
}

/** Whether a sentence has a day within the project by which something is due. */
export const isDueInside = (clause: Clause, { start, due }: Span): boolean =>
  tokensOf(clause).some(
    (token) =>
      token.type === 'day' &&
      (token.cue === 'by' || token.cue === 'before' || token.cue === 'until') &&
      token.day > start &&
      token.day < due,
  );

/** "My brother can only help on Saturdays" limits somebody else's days. */
export const isOfOthers = ({ pieces, shape }: Clause, tagged: Tagged): boolean =>
  shape === 'subject' && !has(pieces, tagged.lexicon.self) && whoIn(pieces, tagged, null) !== null;
