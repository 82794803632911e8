/** A trained linear classifier in a compact form. Only the hashes of its features are stored. */
export interface PackedModel {
  classes: string[];
  /** The weights are integers: the real ones times this factor. */
  scale: number;
  /** Base64: for each feature in the order of their hashes, the hash (4 bytes, little endian). */
  hashes: string;
  /** Base64: for each feature the number of classes with a weight (1 byte). */
  counts: string;
  /** Base64: for each of those the class and its weight (a byte each, the weight signed). */
  cells: string;
}

/** An unpacked linear classifier. */
export interface LinearModel {
  width: number;
  scale: number;
  hashes: Uint32Array;
  /** The index of each feature's first cell; one more entry than features. */
  starts: Uint32Array;
  cells: Int8Array;
}

/** FNV-1a over UTF-16 units, 32 bits. */
export function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Packs features with their weights by class. Two features with the same hash count as one. */
export function pack(
  classes: readonly string[],
  scale: number,
  weights: ReadonlyMap<string, readonly [number, number][]>,
): PackedModel {
  const rows = new Map([...weights].map(([feature, cells]) => [hashOf(feature), cells]));
  const sorted = [...rows].toSorted((a, b) => a[0] - b[0]);
  const hashes = new Uint8Array(sorted.length * 4);
  const view = new DataView(hashes.buffer);
  for (const [at, [hash]] of sorted.entries()) view.setUint32(at * 4, hash, true);
  const base64 = (numbers: Iterable<number>): string => Uint8Array.from(numbers).toBase64();
  return {
    classes: [...classes],
    scale,
    hashes: hashes.toBase64(),
    counts: base64(sorted.map(([, cells]) => cells.length)),
    cells: base64(sorted.flatMap(([, cells]) => cells.flatMap(([name, weight]) => [name, weight & 0xff]))),
  };
}

export function unpack({ classes, scale, hashes, counts, cells }: PackedModel): LinearModel {
  const bytes = Uint8Array.fromBase64(hashes);
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const sizes = Uint8Array.fromBase64(counts);
  const starts = new Uint32Array(sizes.length + 1);
  for (const [at, size] of sizes.entries()) starts[at + 1] = (starts[at] ?? 0) + size * 2;
  return {
    width: classes.length,
    scale,
    hashes: Uint32Array.from({ length: sizes.length }, (_, at) => view.getUint32(at * 4, true)),
    starts,
    cells: new Int8Array(Uint8Array.fromBase64(cells)),
  };
}

function placeOf(hashes: Uint32Array, hash: number): number {
  let low = 0;
  let high = hashes.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = hashes[middle] ?? 0;
    if (found === hash) return middle;
    if (found < hash) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/**
 * The probability of each class, in the order of `classes`. Features that were not in the training data are ignored.
 */
export function probabilities(
  { width, scale, hashes, starts, cells }: LinearModel,
  features: Iterable<string>,
): number[] {
  const scores = new Float64Array(width);
  for (const feature of features) {
    const place = placeOf(hashes, hashOf(feature));
    if (place < 0) continue;
    for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); at += 2) {
      const number = cells[at] ?? 0;
      scores[number] = (scores[number] ?? 0) + (cells[at + 1] ?? 0);
    }
  }
  const greatest = Math.max(...scores);
  const odds = Array.from(scores, (score) => Math.exp((score - greatest) / scale));
  const sum = odds.reduce((a, b) => a + b, 0);
  return odds.map((one) => one / sum);
}
