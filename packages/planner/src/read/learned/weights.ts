import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LinearModel, type PackedModel, unpack } from '@daymark/language/linear';

/**
 * The weights of classifiers as they are kept. They are read when they are needed: an import would hold the text of every
 * language in memory for as long as the thread lives.
 */
export const weightsOf = <Weights>(name: string): Weights =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'weights', `${name}.json`), 'utf8')) as Weights;

const models = new Map<string, LinearModel>();

/** A classifier for every language. */
export const modelOf = (name: 'roles' | 'follows' | 'asks'): LinearModel =>
  models.getOrInsertComputed(name, () => unpack(weightsOf<PackedModel>(name)));
