import type { ProjectKind } from '../src/library/entries.ts';
import {
  FEATURES,
  type FoundKind,
  featuresOf,
  type KindFeatures,
  SURE,
  type SureTerms,
  scoreOf,
  sureBy,
  termsOf,
} from '../src/library/find-kind.ts';
import type { Library } from '../src/library/library.ts';
import type { LabelledBrief } from './labelled-briefs.ts';

const ROUNDS = 600;
const STEP = 1.5;
/** How strongly weights are held near those that they begin with. */
const HELD = 0.002;
const MOST_CANDIDATES = 60;
/** How sharply the best candidate stands out. */
const SHARPNESS = 2;

interface Candidate {
  kind: ProjectKind;
  features: KindFeatures;
}

/** A labelled brief with the kinds that may be meant. */
export interface KindExample extends LabelledBrief {
  candidates: Candidate[];
}

export const exampleOf = (brief: LabelledBrief, library: Library): KindExample => ({
  ...brief,
  candidates: [...featuresOf({ ...brief, about: '' }, library)]
    .flatMap(([at, features]) => {
      const kind = library.kinds[at];
      return kind && !kind.isFamily ? [{ kind, features, score: scoreOf(features) }] : [];
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_CANDIDATES),
});

export const rankedBy = ({ candidates }: KindExample, weights: KindFeatures): FoundKind[] =>
  candidates
    .map(({ kind, features }) => ({ kind, score: scoreOf(features, weights) }))
    .sort((a, b) => b.score - a.score);

/** The features of an example's candidates in a row, and which of them are right. */
interface Rows {
  values: Float64Array;
  right: readonly boolean[];
}

const rowsOf = ({ candidates, kinds }: KindExample): Rows => ({
  values: Float64Array.from(
    candidates.flatMap(({ features }) => FEATURES.map((feature) => features[feature])),
  ),
  right: candidates.map(({ kind }) => kinds.has(kind.id)),
});

const WIDTH = FEATURES.length;
const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** Adds to the slope of the likelihood that a right kind comes first. */
function addSlope(slope: Float64Array, { values, right }: Rows, weights: Float64Array): void {
  const shares = right.map((_, at) => {
    let score = 0;
    for (let one = 0; one < WIDTH; one++) score += (values[at * WIDTH + one] ?? 0) * (weights[one] ?? 0);
    return Math.exp(SHARPNESS * score);
  });
  const whole = total(shares);
  const ofRight = total(shares.map((share, at) => (right[at] ? share : 0)));
  if (ofRight === 0) return;
  for (const [at, share] of shares.entries()) {
    const over = share / whole - (right[at] ? share / ofRight : 0);
    for (let one = 0; one < WIDTH; one++)
      slope[one] = (slope[one] ?? 0) + over * (values[at * WIDTH + one] ?? 0);
  }
}

/** The weights that find the kinds of the examples, beginning with others. */
export function fittedWeights(all: readonly KindExample[], from: KindFeatures): KindFeatures {
  const known = all.filter(({ kinds }) => kinds.size > 0).map(rowsOf);
  const first = Float64Array.from(FEATURES.map((feature) => from[feature]));
  let weights = first;
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((weight, one) => HELD * known.length * (weight - (first[one] ?? 0)));
    for (const rows of known) addSlope(slope, rows, weights);
    weights = weights.map((weight, one) => weight - (STEP / known.length) * (slope[one] ?? 0));
  }
  const fitted = { ...from };
  for (const [one, feature] of FEATURES.entries()) fitted[feature] = weights[one] ?? 0;
  return fitted;
}

/** How the first of the kinds was found, and whether it was right. */
export interface Judged {
  brief: LabelledBrief;
  found: FoundKind[];
  right: boolean;
}

export function judged(example: KindExample, weights: KindFeatures): Judged {
  const found = rankedBy(example, weights);
  return { brief: example, found, right: example.kinds.has(found[0]?.kind.id ?? '') };
}

const SURE_ROUNDS = 20_000;
const SURE_STEP = 0.05;

/** The terms of the logistic curve of `surenessOf`. */
export function fittedSureness(all: readonly Judged[]): SureTerms {
  const rows = all.map(({ found, right }) => ({ terms: termsOf(found), answer: right ? 1 : 0 }));
  let { score, lead, apart, least } = SURE;
  const step = SURE_STEP / all.length;
  for (let round = 0; round < SURE_ROUNDS; round++) {
    const slope = [0, 0, 0, 0] as [number, number, number, number];
    for (const { terms, answer } of rows) {
      const over = sureBy(terms, { score, lead, apart, least }) - answer;
      for (const at of [0, 1, 2] as const) slope[at] += over * terms[at];
      slope[3] += over;
    }
    score -= step * slope[0];
    lead -= step * slope[1];
    apart -= step * slope[2];
    least -= step * slope[3];
  }
  return { score, lead, apart, least };
}
