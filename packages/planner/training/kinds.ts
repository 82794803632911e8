/**
 * `npm run train kinds`: fits the weights with which the kind of a project is found, to briefs labelled with their kinds
 * (`kinds/briefs.txt`), and how sure the first one is. Prints both for `library/find-kind.ts`, with the share of briefs whose kind
 * comes first, and how often what was so sure was right: each fifth of the briefs with weights of the others.
 */
import { readFileSync } from 'node:fs';
import type { ProjectKind } from '../src/library/entries.ts';
import {
  FEATURES,
  type FoundKind,
  featuresOf,
  type KindFeatures,
  SURE,
  type SureTerms,
  scoreOf,
  surenessOf,
  termsOf,
  WEIGHTS,
} from '../src/library/find-kind.ts';
import { libraryIn } from '../src/library/library.ts';

const ROUNDS = 600;
const STEP = 1.5;
/** How strongly weights are held near those of today. */
const HELD = 0.002;
const MOST_CANDIDATES = 60;
/** How sharply the best candidate stands out. */
const SHARPNESS = 2;
const FOLDS = 5;
/** Sureness is printed for so many equal shares of the briefs. */
const BINS = 8;

interface Candidate {
  kind: ProjectKind;
  features: KindFeatures;
}

interface Example {
  kinds: ReadonlySet<string>;
  candidates: Candidate[];
}

/** "kind,other kind | name | description" on each line; `none` where the library has no kind for it. */
function examples(): Example[] {
  const library = libraryIn('en');
  const text = readFileSync(new URL('./kinds/briefs.txt', import.meta.url), 'utf8');
  return text.split('\n').flatMap((line) => {
    const [labels = '', name = '', description = ''] = line.split('|').map((part) => part.trim());
    if (line.startsWith('#') || name === '') return [];
    const candidates = [...featuresOf({ name, description, about: '' }, library)]
      .filter(([kind]) => !kind.isFamily)
      .map(([kind, features]) => ({ kind, features, score: scoreOf(features) }))
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST_CANDIDATES);
    return [{ kinds: new Set(labels === 'none' ? [] : labels.split(',')), candidates }];
  });
}

const rankedBy = ({ candidates }: Example, weights: KindFeatures): FoundKind[] =>
  candidates
    .map(({ kind, features }) => ({ kind, score: scoreOf(features, weights) }))
    .sort((a, b) => b.score - a.score);

const isRight = (example: Example, weights: KindFeatures): boolean =>
  example.kinds.has(rankedBy(example, weights)[0]?.kind.id ?? '');

/** One step up the likelihood that a right kind comes first. */
function improved(weights: KindFeatures, all: readonly Example[]): KindFeatures {
  const slope: KindFeatures = { ...weights };
  for (const feature of FEATURES) slope[feature] = HELD * all.length * (weights[feature] - WEIGHTS[feature]);
  for (const { candidates, kinds } of all) {
    const shares = candidates.map(({ features }) => Math.exp(SHARPNESS * scoreOf(features, weights)));
    const whole = shares.reduce((sum, one) => sum + one, 0);
    const right = shares.reduce(
      (sum, one, at) => sum + (kinds.has(candidates[at]?.kind.id ?? '') ? one : 0),
      0,
    );
    if (right === 0) continue;
    for (const [at, { kind, features }] of candidates.entries()) {
      const share = shares[at] ?? 0;
      const over = share / whole - (kinds.has(kind.id) ? share / right : 0);
      for (const feature of FEATURES) slope[feature] += over * features[feature];
    }
  }
  const next = { ...weights };
  for (const feature of FEATURES) next[feature] -= (STEP / all.length) * slope[feature];
  return next;
}

function fitted(all: readonly Example[]): KindFeatures {
  let weights: KindFeatures = { ...WEIGHTS };
  for (let round = 0; round < ROUNDS; round++) weights = improved(weights, all);
  return weights;
}

/** How the first of the kinds was found, and whether it was right. */
interface Judged {
  found: FoundKind[];
  right: boolean;
}

const SURE_ROUNDS = 20_000;
const SURE_STEP = 0.05;

/** The terms of the logistic curve of `surenessOf`. */
function fittedSureness(judged: readonly Judged[]): SureTerms {
  let sure: SureTerms = { ...SURE };
  for (let round = 0; round < SURE_ROUNDS; round++) {
    const slope = { score: 0, lead: 0, apart: 0, least: 0 };
    for (const { found, right } of judged) {
      const over = surenessOf(found, sure) - (right ? 1 : 0);
      const [score, lead, apart] = termsOf(found);
      slope.score += over * score;
      slope.lead += over * lead;
      slope.apart += over * apart;
      slope.least += over;
    }
    const stepped = (term: keyof SureTerms) => sure[term] - (SURE_STEP / judged.length) * slope[term];
    sure = {
      ...{ score: stepped('score'), lead: stepped('lead') },
      ...{ apart: stepped('apart'), least: stepped('least') },
    };
  }
  return sure;
}

const all = examples();
const known = all.filter(({ kinds }) => kinds.size > 0);
const shareRight = (list: readonly Example[], weights: KindFeatures) =>
  (list.filter((one) => isRight(one, weights)).length / list.length).toFixed(3);
const judged = Array.from({ length: FOLDS }, (_, fold): Judged[] => {
  const isOf = (_one: Example, at: number) => Math.floor((at * FOLDS) / all.length) === fold;
  const weights = fitted(all.filter((one, at) => !isOf(one, at) && one.kinds.size > 0));
  return all.filter(isOf).map((one) => ({ found: rankedBy(one, weights), right: isRight(one, weights) }));
}).flat();
const weights = fitted(known);
const sure = fittedSureness(judged);
for (const feature of FEATURES) console.log(`${feature}: ${weights[feature].toFixed(2)},`);
console.log(
  `SURE: score ${sure.score.toFixed(2)}, lead ${sure.lead.toFixed(2)}, apart ${sure.apart.toFixed(2)}, least ${sure.least.toFixed(2)}`,
);
const unseen = judged.filter((_, at) => (all[at]?.kinds.size ?? 0) > 0);
console.log(
  `${known.length} briefs with a kind: first with the weights of today ${shareRight(known, WEIGHTS)}, fitted ${shareRight(known, weights)}, unseen ${(unseen.filter(({ right }) => right).length / unseen.length).toFixed(3)}`,
);
const bySureness = judged
  .map(({ found, right }) => ({ right, sureness: surenessOf(found, sure) }))
  .sort((a, b) => a.sureness - b.sureness);
for (let bin = 0; bin < BINS; bin++) {
  const from = Math.floor((bin * bySureness.length) / BINS);
  const own = bySureness.slice(from, Math.floor(((bin + 1) * bySureness.length) / BINS));
  const right = own.filter((one) => one.right).length;
  console.log(`sure from ${own[0]?.sureness.toFixed(2)}: ${right} of ${own.length} right`);
}
