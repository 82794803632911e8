import { type PackedModel, pack } from '@daymark/language/linear';

export interface Example {
  features: string[];
  /** Number of its class. */
  answer: number;
}

interface Settings {
  passes: number;
  /** Strength of the pull towards zero. */
  decay: number;
  rate: number;
  /** A feature has to be seen in so many examples. */
  least: number;
  /** From this pass on, the weights after each are averaged: with few examples they depend on their last order. */
  averageFrom?: number;
}

/** Numbers from 0 to 1, the same ones every time (mulberry32). */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const SCALE = 20;
/** Smaller weights are left out. */
const LEAST = 3;
/** Greater ones are cut: a weight is kept in a byte. */
const MOST = 127;

/** Multinomial logistic regression by AdaGrad; the same weights from the same examples. */
export function logisticRegression(
  examples: readonly Example[],
  classes: readonly string[],
  settings: Settings,
): PackedModel {
  const seen = new Map<string, number>();
  for (const { features } of examples) for (const one of features) seen.set(one, (seen.get(one) ?? 0) + 1);
  const numbers = new Map<string, number>();
  for (const [feature, times] of seen) if (times >= settings.least) numbers.set(feature, numbers.size);
  const width = classes.length;
  const weights = new Float64Array(numbers.size * width);
  const squares = new Float64Array(numbers.size * width);
  const rows = examples.map(({ features, answer }) => ({
    answer,
    at: Int32Array.from(features.flatMap((one) => numbers.get(one) ?? [])),
  }));
  const chance = chances(7);
  const order = rows.map((_, at) => at);
  const scores = new Float64Array(width);
  const { averageFrom = settings.passes - 1 } = settings;
  const sums = new Float64Array(weights.length);
  for (let pass = 0; pass < settings.passes; pass++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(chance() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const place of order) {
      const row = rows[place];
      if (!row) continue;
      scores.fill(0);
      for (const feature of row.at)
        for (let k = 0; k < width; k++) scores[k] = (scores[k] ?? 0) + (weights[feature * width + k] ?? 0);
      const greatest = Math.max(...scores);
      let sum = 0;
      for (let k = 0; k < width; k++) sum += scores[k] = Math.exp((scores[k] ?? 0) - greatest);
      for (let k = 0; k < width; k++) scores[k] = (scores[k] ?? 0) / sum - (k === row.answer ? 1 : 0);
      for (const feature of row.at)
        for (let k = 0; k < width; k++) {
          const cell = feature * width + k;
          const slope = (scores[k] ?? 0) + settings.decay * (weights[cell] ?? 0);
          squares[cell] = (squares[cell] ?? 0) + slope * slope;
          weights[cell] =
            (weights[cell] ?? 0) - (settings.rate * slope) / (Math.sqrt(squares[cell] ?? 0) + 1e-6);
        }
    }
    if (pass >= averageFrom)
      for (const [cell, weight] of weights.entries()) sums[cell] = (sums[cell] ?? 0) + weight;
  }
  const means = sums.map((sum) => sum / (settings.passes - averageFrom));
  const kept = new Map<string, [number, number][]>();
  for (const [feature, number] of numbers) {
    const cells = classes.flatMap((_, k): [number, number][] => {
      const weight = Math.round((means[number * width + k] ?? 0) * SCALE);
      return Math.abs(weight) < LEAST ? [] : [[k, Math.max(-MOST, Math.min(MOST, weight))]];
    });
    if (cells.length > 0) kept.set(feature, cells);
  }
  return pack(classes, SCALE, kept);
}
