import type { Language } from '@daymark/language/token';
import { type LinearModel, probabilities, unpack } from '../read/learned/linear.ts';
import packed from '../read/learned/weights/asks.json' with { type: 'json' };
import { askFeatures } from './ask-features.ts';
import { ASK_KINDS } from './ask-kinds.ts';
import type { MailClause, Ruled } from './mail-clause.ts';
import { SAME_SHARE } from './ruled-kind.ts';

/** From this probability on, a clause asks for something. Where the rules say so too, a lower one is enough. */
const ASKS = 0.65;
const ASKS_RULED = 0.2;

/** The languages of the marked mails. */
const LEARNED: ReadonlySet<Language> = new Set(['en', 'fr', 'es']);

let model: LinearModel | undefined;

/**
 * What a clause of a mail asks for: by the classifier, which knows what the rules say; by the rules alone in other
 * languages and where a language model read the mail.
 */
export function askedKind(clauses: readonly MailClause[], at: number, language: Language): Ruled {
  const clause = clauses[at];
  if (!clause) return null;
  const { ruled, statement, stems, isPointing, about } = clause;
  if (statement.statedBy !== 'reader' || !LEARNED.has(language)) return ruled;
  // "We don't need the prices page": work of the brief by its own words.
  if (ruled === 'dropped' && about.share >= SAME_SHARE) return ruled;
  if (stems === 0 && !isPointing) return null;
  model ??= unpack(packed);
  const [none = 1, ...kinds] = probabilities(model, askFeatures(clauses, at, language));
  if (1 - none < (ruled === null ? ASKS : ASKS_RULED)) return null;
  if (ruled === 'due') return ruled;
  return ASK_KINDS[kinds.indexOf(Math.max(...kinds))] ?? null;
}
