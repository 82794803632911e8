import fc from 'fast-check';
import { z } from 'zod';
import { DANGEROUS, STRINGS, VALUES } from './pool.ts';

type Schema = z.core.$ZodType;

/** Marks a field to leave out. */
export const ABSENT = Symbol('absent');

/** Placeholders for ids that are only known at the request: `id:own:milestoneId` is that of the caller. */
const ID_MARKS = ['own', 'own', 'own', 'upper', 'theirs', 'random'];
const SOME_ID = '01910e3c-7a00-7000-8000-000000000001';

/** One path of a schema, with invalid values for it. */
export interface Spot {
  path: readonly (string | number)[];
  wrong: fc.Arbitrary<unknown>;
}

const accepts = (schema: Schema, value: unknown): boolean => z.safeParse(schema, value).success;

const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

/** The schema inside optional, nullable, default and pipe. */
function innermost(schema: Schema): Schema {
  const def = defOf(schema);
  if (def.type === 'pipe') return innermost(def.in);
  return 'innerType' in def ? innermost(def.innerType) : schema;
}

const boundOf = (schema: Schema, which: 'minimum' | 'maximum'): number | undefined => {
  const bound = innermost(schema)._zod.bag[which];
  return typeof bound === 'number' ? bound : undefined;
};

/** Values on both sides of each limit of the schema. */
function aroundBounds(schema: Schema): unknown[] {
  const bounds = [boundOf(schema, 'minimum'), boundOf(schema, 'maximum')].filter((at) => at !== undefined);
  if (defOf(innermost(schema)).type !== 'string')
    return bounds.flatMap((at) => [at, at - 1, at + 1, at + 0.01, String(at), String(at + 1)]);
  return bounds
    .flatMap((at) => [at, at - 1, at + 1])
    .filter((length) => length >= 0 && length <= 50_000)
    .flatMap((length) => ['a'.repeat(length), '👍'.repeat(length / 2), 'Ab1! '.repeat(length / 5)]);
}

function ownValues(schema: Schema): unknown[] {
  const def = defOf(innermost(schema));
  if (def.type === 'enum') return Object.values(def.entries);
  return def.type === 'literal' ? def.values : [];
}

const isFreeText = (schema: Schema): boolean => accepts(schema, 'Tidy the desk') && accepts(schema, '7 ß%');

const oneOf = (values: readonly unknown[]): fc.Arbitrary<unknown>[] =>
  values.length > 0 ? [fc.constantFrom(...values)] : [];

type Leaf = Record<'valid' | 'wrong', fc.Arbitrary<unknown>>;
const leaves = new WeakMap<Schema, Map<readonly unknown[], Map<string, Leaf>>>();

/**
 * A value, with all candidates checked against the schema once, because the schemas of statements occur in many bodies.
 */
function leaf(schema: Schema, key: string, candidates: readonly unknown[]): Leaf {
  const byCandidates = leaves.get(schema) ?? new Map<readonly unknown[], Map<string, Leaf>>();
  leaves.set(schema, byCandidates);
  const byKey = byCandidates.get(candidates) ?? new Map<string, Leaf>();
  byCandidates.set(candidates, byKey);
  const made = byKey.get(key) ?? makeLeaf(schema, key, candidates);
  byKey.set(key, made);
  return made;
}

type Sorted = Record<'accepted' | 'refused', unknown[]>;
const knownSorted = new WeakMap<Schema, Map<readonly unknown[], Sorted>>();

/** The candidates, the values around the limits of the schema and its own, by whether it accepts them. */
function sorted(schema: Schema, candidates: readonly unknown[]): Sorted {
  const known = knownSorted.get(schema) ?? new Map<readonly unknown[], Sorted>();
  knownSorted.set(schema, known);
  const before = known.get(candidates);
  if (before) return before;
  const found: Sorted = { accepted: [], refused: [] };
  for (const value of [...candidates, ...aroundBounds(schema), ...ownValues(schema)])
    found[accepts(schema, value) ? 'accepted' : 'refused'].push(value);
  known.set(candidates, found);
  return found;
}

function makeLeaf(schema: Schema, key: string, candidates: readonly unknown[]): Leaf {
  const { accepted, refused } = sorted(schema, candidates);
  const isDangerous = (value: unknown) => DANGEROUS.some((text) => text === value);
  const kinds = [accepted, accepted.filter(isDangerous)].flatMap(oneOf);
  if (isFreeText(schema))
    kinds.push(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }).filter((text) => accepts(schema, text)),
    );
  else if (accepts(schema, SOME_ID))
    kinds.push(fc.constantFrom(...ID_MARKS).map((mark) => `id:${mark}:${key}`));
  else if (accepts(schema, 'a@example.com')) kinds.push(fc.nat().map((n) => `person${n}@generated.example`));
  return {
    valid: kinds.length > 0 ? fc.oneof(...kinds.toReversed()) : fc.constant(ABSENT),
    wrong: fc.oneof(fc.constantFrom(...refused, ABSENT), ...oneOf(refused.filter(isDangerous))),
  };
}

function objectOf(
  shape: Record<string, Schema>,
  generate: (schema: Schema, key: string) => fc.Arbitrary<unknown>,
) {
  const fields = Object.entries(shape).map(([key, schema]) => {
    const value = generate(schema, key);
    const mayLack = accepts(schema, undefined);
    return [key, mayLack ? fc.oneof({ weight: 2, arbitrary: fc.constant(ABSENT) }, value) : value] as const;
  });
  return fc.record(Object.fromEntries(fields)).map(withoutAbsent);
}

const withoutAbsent = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ABSENT));

/** Values whose every part is valid; `candidates` are the values to choose from. */
export function validFor(
  schema: Schema,
  candidates: readonly unknown[] = VALUES,
  key = '',
): fc.Arbitrary<unknown> {
  const def = defOf(innermost(schema));
  const inner = (of: Schema, name = key) => validFor(of, candidates, name);
  const nullable = accepts(schema, null) ? [fc.constant(null)] : [];
  if (def.type === 'object')
    return fc.oneof({ weight: 9, arbitrary: objectOf(def.shape, inner) }, ...nullable);
  if (def.type === 'array') {
    const maxLength = Math.min(boundOf(schema, 'maximum') ?? 4, 60);
    return fc.oneof(
      { weight: 6, arbitrary: fc.array(inner(def.element), { maxLength: Math.min(maxLength, 4) }) },
      fc.array(inner(def.element), { minLength: maxLength, maxLength }),
      ...nullable,
    );
  }
  if (def.type === 'union') return fc.oneof(...def.options.map((option) => inner(option)));
  return leaf(schema, key, candidates).valid;
}

const ENDLESS = 30_000;

/** Whether it accepts a text or a list of any length. */
export function isEndless(schema: Schema): boolean {
  const def = defOf(innermost(schema));
  if (def.type !== 'array') return ['x', 'Ab1! ', '7'].some((text) => accepts(schema, text.repeat(ENDLESS)));
  const some = [SOME_ID, ...fc.sample(validFor(def.element), 50)];
  const item = some.find((value) => accepts(def.element, value));
  const items = Array.from({ length: ENDLESS }, () => item);
  return accepts(schema, items);
}

/** Whether it accepts text with control characters or bidi controls. */
export function keepsControls(schema: Schema): boolean {
  const kept = ['a\0b', 'a\u202eb'].map((text) => z.safeParse(schema, text).data);
  return kept.some((text) => typeof text === 'string' && /[\0\u202e]/.test(text));
}

/** The paths of a schema for which a condition is true, with dots. */
export function spotsThat(
  isSo: (schema: Schema) => boolean,
  schema: Schema,
  path: readonly (string | number)[] = [],
): string[] {
  const def = defOf(innermost(schema));
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([key, field]) => spotsThat(isSo, field, [...path, key]));
  const here = isSo(schema) ? [path.join('.')] : [];
  return def.type === 'array' ? [...here, ...spotsThat(isSo, def.element, [...path, 0])] : here;
}

/** Every path of a schema with values that it refuses there, each just beyond one rule. */
export function spotsOf(
  schema: Schema,
  candidates: readonly unknown[] = VALUES,
  path: readonly (string | number)[] = [],
): Spot[] {
  const def = defOf(innermost(schema));
  const here = { path, wrong: leaf(schema, '', candidates).wrong };
  if (def.type === 'object')
    return [
      here,
      ...Object.entries(def.shape).flatMap(([key, field]) => spotsOf(field, candidates, [...path, key])),
    ];
  if (def.type !== 'array') return [here];
  const length = (boundOf(schema, 'maximum') ?? ENDLESS) + 1;
  const tooMany = validFor(def.element, STRINGS).map((value) => Array.from({ length }, () => value));
  return [{ path, wrong: fc.oneof(here.wrong, tooMany) }, ...spotsOf(def.element, candidates, [...path, 0])];
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The value with another one at a path. Missing parents are created. */
export function withAt(value: unknown, [key, ...rest]: readonly (string | number)[], put: unknown): unknown {
  if (key === undefined) return put;
  const fields = new Map(Object.entries(isContainer(value) ? value : {}));
  const inner = withAt(fields.get(String(key)), rest, put);
  if (inner === ABSENT) fields.delete(String(key));
  else fields.set(String(key), inner);
  return typeof key === 'number' ? [...fields.values()] : Object.fromEntries(fields);
}
