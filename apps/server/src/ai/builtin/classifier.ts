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

/** Puts the likelihoods of all labels where these features are present into `into`. */
function share(
  into: Float32Array,
  weights: Float32Array,
  { present, scale }: { present: readonly number[]; scale: number },
): void {
  const count = into.length;
  into.fill(0);
  for (const feature of present)
    for (let label = 0, at = feature * count; label < count; label++, at++)
      into[label] = (into[label] as number) + (weights[at] as number) * scale;
  let most = Number.NEGATIVE_INFINITY;
  for (let label = 0; label < count; label++) most = Math.max(most, into[label] as number);
  let whole = 0;
  for (let label = 0; label < count; label++) {
    const power = Math.exp((into[label] as number) - most);
    into[label] = power;
    whole += power;
  }
  for (let label = 0; label < count; label++) into[label] = (into[label] as number) / whole;
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

/** The likelihoods of all labels of a text, by what tells of it. */
export type Classifier = (features: readonly string[]) => Likely[];

/**
 * Learns from examples which label a text has: a softmax regression whose steps become shorter for each weight the more often it
 * was changed. Features that no example has make every label less sure. It takes a second of the processor, in which others would
 * wait: it may be left off after each step.
 */
export function* learning(examples: readonly Example[]): Generator<void, Classifier> {
  const places = new Map<string, number>();
  for (const { features } of examples) {
    for (const one of features) if (!places.has(one)) places.set(one, places.size);
    yield;
  }
  const labels = [...new Set(examples.map(({ label }) => label))];
  const count = labels.length;
  const weights = new Float32Array(places.size * count);
  const changes = new Float32Array(places.size * count).fill(0.1);
  const presentIn = (features: readonly string[]) => ({
    present: features.flatMap((one) => places.get(one) ?? []),
    scale: 1 / Math.sqrt(features.length),
  });
  const data: (ReturnType<typeof presentIn> & { own: number })[] = [];
  for (const { label, features } of examples) {
    data.push({ own: labels.indexOf(label), ...presentIn(features) });
    yield;
  }
  const shares = new Float32Array(count);
  const learn = ({ own, present, scale }: (typeof data)[number]): void => {
    share(shares, weights, { present, scale });
    for (let label = 0; label < count; label++) {
      const error = (shares[label] as number) - Number(label === own);
      if (Math.abs(error) < LEAST_ERROR) continue;
      const slope = error * scale;
      for (const feature of present) {
        const at = feature * count + label;
        const changed = (changes[at] as number) + slope * slope;
        changes[at] = changed;
        weights[at] = (weights[at] as number) - (FIRST_STEP * slope) / Math.sqrt(changed);
      }
    }
  };
  for (let round = 0; round < ROUNDS; round++)
    for (const one of mixed(data, round)) {
      learn(one);
      yield;
    }
  return (features) => {
    const own = new Float32Array(count);
    share(own, weights, presentIn(features));
    return labels.map((label, at) => ({ label, sure: own[at] as number }));
  };
}
