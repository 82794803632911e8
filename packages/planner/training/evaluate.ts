import { probabilities, unpack } from '@daymark/language/linear';
import { LANGUAGES } from '@daymark/language/token';
/**
 * How well clauses of authors who are not in the training data are separated and classified: `node training/evaluate.ts
 * [language]`.
 */
import { LABELS } from '../src/read/learned/labels.ts';
import { type Author, authorsOf } from './data.ts';
import { boundaryPlaces, kindExamples } from './examples.ts';
import { fitBoundaries, fitKinds } from './fits.ts';

const CONSTRAINTS = new Set<string>(['availability', 'excluded', 'done', 'wait', 'theirs']);

interface Judged {
  sure: number;
  said: string;
  real: string;
}

function judge(training: readonly Author[], tested: Author) {
  const briefs = training.flatMap(({ prepared }) => prepared);
  const boundaries = unpack(fitBoundaries(briefs));
  const kinds = unpack(fitKinds(briefs));
  let [hit, said, real] = [0, 0, 0];
  const judged: Judged[] = [];
  for (const one of tested.prepared) {
    real += one.clauses.length;
    for (const { features, begins } of boundaryPlaces(one)) {
      if (features.length > 0 && (probabilities(boundaries, features)[1] ?? 0) <= 0.5) continue;
      said++;
      if (begins) hit++;
    }
    for (const { features, answer } of kindExamples(one)) {
      const found = probabilities(kinds, features);
      const best = found.indexOf(Math.max(...found));
      judged.push({ sure: found[best] ?? 0, said: LABELS[best] ?? '', real: LABELS[answer] ?? '' });
    }
  }
  return { boundaries: (2 * hit) / (said + real), judged };
}

const share = (list: readonly Judged[]): number =>
  list.filter(({ said, real }) => said === real).length / list.length;

const language = LANGUAGES.find((one) => one === process.argv[2]) ?? 'en';
const authors = authorsOf(language);
const all: Judged[] = [];
for (const tested of authors) {
  const training = authors.filter((author) => author !== tested && !author.held);
  const { boundaries, judged } = judge(training, tested);
  all.push(...judged);
  console.log(
    `${tested.name}: ${judged.length} clauses, boundaries ${boundaries.toFixed(3)}, kinds ${share(judged).toFixed(3)}`,
  );
}
const sorted = all.toSorted((a, b) => b.sure - a.sure);
let right = 0;
let reach = 0;
let bound = 1;
for (const [at, { said, real, sure }] of sorted.entries()) {
  if (said === real) right++;
  if (right / (at + 1) >= 0.9) [reach, bound] = [(at + 1) / sorted.length, sure];
}
console.log(
  `kinds ${share(all).toFixed(3)}; 0.90 right on the surer ${reach.toFixed(3)} (from ${bound.toFixed(2)})`,
);
for (const least of [0.8, 0.9, 0.95]) {
  const sure = all.filter((one) => CONSTRAINTS.has(one.said) && one.sure >= least);
  console.log(`constraints from ${least}: ${sure.length}, right ${share(sure).toFixed(3)}`);
}
for (const label of LABELS) {
  const said = all.filter((one) => one.said === label);
  const real = all.filter((one) => one.real === label);
  const hits = said.filter((one) => one.real === label).length;
  console.log(
    `  ${label.padEnd(12)} precision ${(hits / said.length).toFixed(2)}, found ${(hits / real.length).toFixed(2)} of ${real.length}`,
  );
}
