/** A text that has a label, by what tells of it. */
interface Example {
  label: string;
  features: readonly string[];
}

/** A label with the likelihood that it is that of a text. */
export interface Likely {
  label: string;
  sure: number;
}

const ROUNDS = 10;
/** A smaller error changes nothing. */
const LEAST_ERROR = 0.001;
const FIRST_STEP = 1;

/** The likelihoods of all labels where these features are present. */
function shares(
  weights: Float32Array,
  present: readonly number[],
  scale: number,
  labels: number,
): Float32Array {
  const sums = new Float32Array(labels);
  for (const feature of present)
    for (let label = 0; label < labels; label++)
      sums[label] = (sums[label] ?? 0) + (weights[feature * labels + label] ?? 0) * scale;
  const most = sums.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const whole = powers.reduce((one, other) => one + other, 0);
  return powers.map((power) => power / whole);
}

/** Each time in another order, and always in the same. */
function mixed<T>(all: readonly T[], round: number): T[] {
  let seed = round + 1;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed;
  };
  return all
    .map((one) => ({ one, place: next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ one }) => one);
}

/**
 * Learns from examples which label a text has: a softmax regression whose steps become shorter for each weight the more often it
 * was changed. Features that no example has make every label less sure.
 */
export function learned(examples: readonly Example[]): (features: readonly string[]) => Likely[] {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const places = new Map(
    [...new Set(examples.flatMap(({ features }) => features))].map((one, at) => [one, at]),
  );
  const [weights, changes] = [1, 2].map(() => new Float32Array(places.size * labels.length));
  if (!weights || !changes) return () => [];
  changes.fill(0.1);
  const presentIn = (features: readonly string[]) => features.flatMap((one) => places.get(one) ?? []);
  const data = examples.map(({ label, features }) => ({
    ...{ own: labels.indexOf(label), present: presentIn(features) },
    scale: 1 / Math.sqrt(features.length),
  }));
  for (let round = 0; round < ROUNDS; round++)
    for (const { own, present, scale } of mixed(data, round)) {
      const likely = shares(weights, present, scale, labels.length);
      for (const [label, share] of likely.entries()) {
        const error = share - Number(label === own);
        if (Math.abs(error) < LEAST_ERROR) continue;
        for (const feature of present) {
          const at = feature * labels.length + label;
          const slope = error * scale;
          changes[at] = (changes[at] ?? 0) + slope * slope;
          weights[at] = (weights[at] ?? 0) - (FIRST_STEP * slope) / Math.sqrt(changes[at] ?? 1);
        }
      }
    }
  return (features) => {
    const likely = shares(weights, presentIn(features), 1 / Math.sqrt(features.length), labels.length);
    return labels.map((label, at) => ({ label, sure: likely[at] ?? 0 }));
  };
}
