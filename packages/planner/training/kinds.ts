/**
 * `npm run train kinds`: fits the weights with which the kind of a project is found, to briefs labelled with their kinds
 * (`kinds/briefs.txt`), and prints them for `library/find-kind.ts` with the share of briefs whose kind comes first.
 */
import { readFileSync } from 'node:fs';
import { FEATURES, featuresOf, type KindFeatures, scoreOf, WEIGHTS } from '../src/library/find-kind.ts';
import { libraryIn } from '../src/library/library.ts';

const ROUNDS = 400;
const STEP = 0.02;
/** How strongly weights are held near those of today. */
const HELD = 0.002;
const MOST_CANDIDATES = 25;
/** How sharply the best candidate stands out. */
const SHARPNESS = 2;

interface Example {
  name: string;
  kinds: ReadonlySet<string>;
  candidates: { id: string; features: KindFeatures }[];
}

/** "kind,other kind | name | description" on each line; `none` where the library has no kind for it. */
function examples(): Example[] {
  const library = libraryIn('en');
  const text = readFileSync(new URL('./kinds/briefs.txt', import.meta.url), 'utf8');
  return text.split('\n').flatMap((line) => {
    const [labels = '', name = '', description = ''] = line.split('|').map((part) => part.trim());
    if (line.startsWith('#') || name === '' || labels === 'none') return [];
    const candidates = [...featuresOf({ name, description, about: '' }, library)]
      .map(([{ id }, features]) => ({ id, features, score: scoreOf(features) }))
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST_CANDIDATES);
    return [{ name, kinds: new Set(labels.split(',')), candidates }];
  });
}

const topOf = ({ candidates }: Example, weights: KindFeatures): string | undefined =>
  candidates.toSorted((a, b) => scoreOf(b.features, weights) - scoreOf(a.features, weights))[0]?.id;

/** One step up the likelihood that a right kind comes first. */
function improved(weights: KindFeatures, all: readonly Example[]): KindFeatures {
  const slope: KindFeatures = { ...weights };
  for (const feature of FEATURES) slope[feature] = HELD * all.length * (weights[feature] - WEIGHTS[feature]);
  for (const { candidates, kinds } of all) {
    const shares = candidates.map(({ features }) => Math.exp(SHARPNESS * scoreOf(features, weights)));
    const isRight = candidates.map(({ id }) => kinds.has(id));
    const whole = shares.reduce((sum, one) => sum + one, 0);
    const right = shares.reduce((sum, one, at) => sum + (isRight[at] ? one : 0), 0);
    if (right === 0) continue;
    for (const [at, { features }] of candidates.entries()) {
      const share = shares[at] ?? 0;
      const over = share / whole - (isRight[at] ? share / right : 0);
      for (const feature of FEATURES) slope[feature] += over * features[feature];
    }
  }
  const next = { ...weights };
  for (const feature of FEATURES) next[feature] -= STEP * slope[feature];
  return next;
}

const all = examples();
let weights: KindFeatures = { ...WEIGHTS };
for (let round = 0; round < ROUNDS; round++) weights = improved(weights, all);
const rightWith = (some: KindFeatures) =>
  all.filter((one) => one.kinds.has(topOf(one, some) ?? '')).length / all.length;
for (const feature of FEATURES) console.log(`${feature}: ${weights[feature].toFixed(2)},`);
console.log(
  `${all.length} briefs: first with the weights of today ${rightWith(WEIGHTS).toFixed(3)}, fitted ${rightWith(weights).toFixed(3)}`,
);
