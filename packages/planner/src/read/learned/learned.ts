import { type LinearModel, type PackedModel, probabilities, unpack } from '@daymark/language/linear';
import type { Language } from '@daymark/language/token';
import type { Piece } from '../piece.ts';
import { contentIn } from '../sense.ts';
import type { Tagged } from '../tag.ts';
import { boundaryFeatures, candidatesIn } from './boundary-features.ts';
import { alwaysBegins, cannotBegin, mustBegin } from './boundary-rules.ts';
import { kindFeatures, type Stretch } from './kind-features.ts';
import { LABELS, type Label } from './labels.ts';
import { weightsOf } from './weights.ts';

/** The two classifiers: for clause boundaries and for kinds. */
type Part = 'boundaries' | 'kinds';
type Kept = Record<Part, PackedModel>;
type Learned = Record<Part, LinearModel>;

const LEARNED: ReadonlySet<Language> = new Set(['en', 'de', 'fr', 'es', 'it', 'nl', 'pt']);
const unpacked = new Map<Language, Learned>();

/** Unpacked when its language is first used. */
function learnedFor(language: Language): Learned | undefined {
  const known = unpacked.get(language);
  if (known || !isLearned(language)) return known;
  const { boundaries, kinds } = weightsOf<Kept>(language);
  const learned = { boundaries: unpack(boundaries), kinds: unpack(kinds) };
  unpacked.set(language, learned);
  return learned;
}

/** The threshold for a clause boundary; if the rules have one too, a much lower one is enough. */
const BEGINS = 0.5;
const BEGINS_RULED = 0.12;
const BEGINS_BARE = 0.8;

/** Whether there is a classifier for the language. */
export const isLearned = (language: Language): boolean => LEARNED.has(language);

/**
 * Languages with good enough classifiers: the surest clauses are right with 0.90, for at least 0.65 of the clauses of
 * authors who are not in the training data.
 */
const PASSING: ReadonlySet<Language> = new Set(['en', 'de', 'fr', 'es']);

/** Whether results in this language are reliable. */
export const passes = (language: Language): boolean => PASSING.has(language);

/** The clause boundaries of a sentence; `ruled` are the boundaries of the rules. */
export function beginsIn(
  tagged: Tagged,
  sentence: readonly Piece[],
  ruled: ReadonlySet<Piece | undefined>,
): number[] {
  const model = learnedFor(tagged.language)?.boundaries;
  if (!model) return [0];
  const candidates = candidatesIn(tagged, sentence);
  return candidates.filter((at, place) => {
    if (at === 0) return true;
    const boundary = { tagged, sentence, at, next: candidates[place + 1] ?? sentence.length };
    if (cannotBegin(boundary)) return false;
    if (alwaysBegins(boundary)) return true;
    const [, begins = 0] = probabilities(model, boundaryFeatures(tagged, sentence, candidates, place));
    if (ruled.has(sentence[at])) return begins > BEGINS_RULED || mustBegin(boundary);
    // "Abt 6 hours" is a detail of the preceding words.
    const part = sentence.slice(at, boundary.next);
    const bare = contentIn(part, tagged).length === 0 && !part.some(({ token }) => token?.type === 'count');
    return begins > (bare ? BEGINS_BARE : BEGINS);
  });
}

/** The classes of a model with their probabilities, the likeliest first. */
function ranked<C extends string>(model: LinearModel, classes: readonly C[], features: readonly string[]) {
  const found = probabilities(model, features);
  return classes.map((name, at) => ({ name, p: found[at] ?? 0 })).toSorted((a, b) => b.p - a.p);
}

/** The probabilities of a clause's kinds, the likeliest first; empty for a language without a classifier. */
export function likelihoods(tagged: Tagged, stretch: Stretch): Likelihood[] | null {
  const model = learnedFor(tagged.language);
  return model ? ranked(model.kinds, LABELS, kindFeatures(tagged, stretch)) : null;
}

export interface Likelihood {
  name: Label;
  p: number;
}
