import { probabilities } from '@daymark/language/linear';
import type { Language } from '@daymark/language/token';
import { modelOf } from '../read/learned/weights.ts';
import { askFeatures } from './ask-features.ts';
import { ASK_KINDS, type LearnedKind } from './ask-kinds.ts';
import { cuesOf } from './cues/cues.ts';
import type { MailClause, Ruled } from './mail-clause.ts';
import { NAMED_SHARE, SAME_SHARE } from './ruled-kind.ts';

/** From this probability on, a clause asks for something. Where the rules say so too, a lower one is enough. */
const ASKS = 0.75;
const ASKS_RULED = 0.4;
/** "Could you move the shed, plant two trees": where a request goes on. */
const ASKS_MORE = 0.25;
/** Where it hears nothing in a whole mail, a clause that the rules hear is one from this probability on. */
const ASKS_ALONE = 0.15;
/** A day for all of the work is seldom told without a reason. */
const ASKS_DAY = 0.3;

/** The languages of the marked mails. */
const LEARNED: ReadonlySet<Language> = new Set(['en', 'de', 'fr', 'es']);

const likeliest = (kinds: readonly number[]): LearnedKind | null =>
  ASK_KINDS[kinds.indexOf(Math.max(...kinds))] ?? null;

/** The probabilities of no ask, and of each kind of ask. */
function chancesOf(
  clauses: readonly MailClause[],
  at: number,
  language: Language,
): { none: number; kinds: number[] } {
  const [none = 1, ...kinds] = probabilities(modelOf('asks'), askFeatures(clauses, at, language));
  return { none, kinds };
}

/**
 * What each clause of a mail asks for. Where the classifier hears nothing in the whole mail, the rules say: "Could you also paint the
 * garage?" is all that somebody wrote, and silence would be the worst answer.
 */
export function askedKinds(clauses: readonly MailClause[], language: Language): Ruled[] {
  const kinds = clauses.map((_, at) => askedKind(clauses, at, language));
  if (kinds.some((kind) => kind !== null)) return kinds;
  const { polite, others } = cuesOf(language);
  return clauses.map(({ ruled, stems, said }, at) =>
    stems === 0 ||
    polite.test(said) ||
    others.test(said) ||
    1 - chancesOf(clauses, at, language).none < ASKS_ALONE
      ? null
      : ruled,
  );
}

/** What a clause of a mail asks for: by the classifier, which knows what the rules say; by these alone in other languages. */
function askedKind(clauses: readonly MailClause[], at: number, language: Language): Ruled {
  const clause = clauses[at];
  if (!clause) return null;
  const { statement, ruled, said, asks, day, stems, isPointing, isEndMoved, about } = clause;
  if (stems === 0 && !isPointing && ruled !== 'due') return null;
  if (!LEARNED.has(language)) return ruled;
  // "We don't need the prices page", "No need to deliver, we will pick it up": work of the brief by its own words.
  const isOut = statement.kind === 'excluded' && statement.sure;
  if (ruled === 'dropped' && (isOut || about.isWhole || about.share >= SAME_SHARE)) return ruled;
  const cues = cuesOf(language);
  // A plain wish for a day, and what others do, are not what the classifier was trained on.
  if (ruled === 'wait' || (ruled === 'due' && (asks || isEndMoved || said.endsWith('?')))) return ruled;
  if (ruled === null && (cues.polite.test(said) || cues.others.test(said))) return null;
  const { none, kinds } = chancesOf(clauses, at, language);
  // "If it all could be up by 18 December": a day for everything.
  const isOfAll = day !== null && cues.whole.test(said) && (ruled === 'due' || about.share < NAMED_SHARE);
  const isMore = asks && ruled !== null && !cues.asked.test(said);
  const least = isOfAll ? ASKS_DAY : isMore ? ASKS_MORE : ruled === null ? ASKS : ASKS_RULED;
  if (1 - none < least) return null;
  const kind = likeliest(kinds);
  return ruled === 'due' || (isOfAll && kind === 'changed') ? 'due' : kind;
}
