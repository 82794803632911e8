import { randomUUID } from 'node:crypto';
import type { Route } from '@daymark/contract/route';
import fc from 'fast-check';
import type { Attempt } from '../authorization-row.ts';
import { STRINGS, UNKNOWN, UNKNOWN_FIELDS } from './pool.ts';
import { RAW_BODIES, RAW_HEADERS, RAW_QUERIES, RAW_SEGMENTS, type RawBody } from './raw.ts';
import { ABSENT, type Spot, spotsOf, validFor, withAt } from './schemas.ts';

/** A value for one path of the input, or raw text in place of the whole. */
type Change = { spot: readonly (string | number)[]; value: unknown };

/** How a request deviates from the one that its owner would send. */
export interface Recipe {
  /** Fields in addition to the owner's own, or replacing them. */
  query: Record<string, unknown>;
  body: Record<string, unknown>;
  departure:
    | { of: 'nothing' }
    | { of: 'query' | 'body'; change: Change }
    | { of: 'address'; name: string; segment: string }
    | { of: 'rawQuery'; text: string }
    | { of: 'rawBody'; raw: RawBody }
    | { of: 'unknownField'; field: string }
    | { of: 'headers'; headers: Record<string, string> }
    | { of: 'nobody' };
  network: string;
}

export type Departure = Recipe['departure'];

const namesIn = ({ endpoint }: Route): string[] =>
  [...endpoint.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const changeAt = (spots: readonly Spot[]) =>
  fc.constantFrom(...spots).chain(({ path, wrong }) => fc.record({ spot: fc.constant(path), value: wrong }));

/** A few of the fields; the others keep the owner's values. */
const someOf = (fields: fc.Arbitrary<unknown>, isWhole: boolean) =>
  fc.tuple(fields, fc.infiniteStream(fc.nat({ max: 2 }))).map(([value, dice]) => {
    if (!isFields(value)) return {};
    return isWhole ? value : Object.fromEntries(Object.entries(value).filter(() => dice.next().value === 0));
  });

type Weighted = fc.WeightedArbitrary<Departure>;

const anywhere: Weighted[] = [
  { weight: 28, arbitrary: fc.constant({ of: 'nothing' }) },
  { weight: 1, arbitrary: fc.constant({ of: 'nobody' }) },
  { weight: 3, arbitrary: fc.constantFrom(...RAW_HEADERS).map((headers) => ({ of: 'headers', headers })) },
  { weight: 2, arbitrary: fc.constantFrom(...RAW_QUERIES).map((text) => ({ of: 'rawQuery', text })) },
];

const inBody: Weighted[] = [
  { weight: 3, arbitrary: fc.constantFrom(...RAW_BODIES).map((raw) => ({ of: 'rawBody', raw })) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...UNKNOWN_FIELDS).map((field) => ({ of: 'unknownField', field })),
  },
];

function inAddress(names: readonly string[]): Weighted[] {
  if (names.length === 0) return [];
  const segment = fc.oneof(
    { weight: 3, arbitrary: fc.constant('id:theirs:') },
    fc.constantFrom('id:random:', 'id:upper:'),
    { weight: 3, arbitrary: fc.constantFrom(...RAW_SEGMENTS) },
  );
  const address = fc.record({ name: fc.constantFrom(...names), segment });
  return [{ weight: 8, arbitrary: address.map((part) => ({ of: 'address', ...part })) }];
}

const inFields = (of: 'query' | 'body', weight: number, spots: readonly Spot[]): Weighted[] =>
  spots.length > 0 ? [{ weight, arbitrary: changeAt(spots).map((change) => ({ of, change })) }] : [];

const departures = (route: Route): fc.Arbitrary<Departure> =>
  fc.oneof(
    ...anywhere,
    ...(route.endpoint.startsWith('GET ') ? [] : inBody),
    ...inAddress(namesIn(route)),
    ...inFields('query', 8, route.query ? spotsOf(route.query, STRINGS) : []),
    ...inFields('body', 12, route.body ? spotsOf(route.body) : []),
  );

/** All kinds of requests for an operation. About half of them are valid by its schemas. */
export function recipesFor(route: Route, hasOwnBody: boolean): fc.Arbitrary<Recipe> {
  return fc.record({
    query: route.query ? someOf(validFor(route.query, STRINGS), false) : fc.constant({}),
    body: route.body ? someOf(validFor(route.body), !hasOwnBody) : fc.constant({}),
    departure: departures(route),
    network: fc.oneof(fc.ipV4(), fc.ipV6()),
  });
}

/** A first request, which succeeds: the one that its owner would send, or one that is valid by its schemas. */
export function openingFor(route: Route, hasOwnBody: boolean): Recipe {
  const body = route.body && !hasOwnBody ? someOf(validFor(route.body), true) : fc.constant({});
  const departure = fc.constant<Departure>({ of: 'nothing' });
  const [opening] = fc.sample(fc.record({ query: fc.constant({}), body, departure, network: fc.ipV4() }), 1);
  if (!opening) throw new Error('fast-check made no request');
  return opening;
}

/** The caller, and the values for the placeholders in a recipe. */
export interface Caller {
  token: string | undefined;
  /** The caller's own ids, by their names in the contract. */
  own: Record<string, string>;
  /** Those of another user. */
  theirs: Record<string, string>;
}

export interface AskedFor {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
}

function idFor(mark: string, { own, theirs }: Caller): string {
  const [, kind, name = ''] = mark.split(':');
  if (kind === 'random') return randomUUID();
  const ids = kind === 'theirs' ? theirs : own;
  const id = ids[name] ?? Object.values(ids)[0] ?? randomUUID();
  return kind === 'upper' ? id.toUpperCase() : id;
}

/** The value with ids in place of their placeholders. */
function filled(value: unknown, caller: Caller): unknown {
  if (typeof value === 'string') return value.startsWith('id:') ? idFor(value, caller) : value;
  if (Array.isArray(value)) return value.map((item) => filled(item, caller));
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item, caller)]));
}

function addressOf(
  path: string,
  params: Record<string, string>,
  { departure }: Recipe,
  caller: Caller,
): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name] ?? '';
    if (departure.of !== 'address' || departure.name !== name) return encodeURIComponent(value);
    if (!departure.segment.startsWith('id:')) return departure.segment;
    const [kept] = Object.entries(caller.own).find(([, id]) => id === value) ?? [];
    return idFor(`${departure.segment}${kept ?? ''}`, caller);
  });
}

/** JSON with an additional field of any name, even `__proto__`. */
const withUnknown = (json: string, field: string): string =>
  json.replace(/^\{/, `{${JSON.stringify(field)}:${JSON.stringify(UNKNOWN)}${json === '{}' ? '' : ','}`);

async function sentAs(form: FormData): Promise<RawBody> {
  const response = new Response(form);
  const type = response.headers.get('content-type') ?? '';
  return { bytes: Buffer.from(await response.arrayBuffer()), headers: { 'content-type': type } };
}

async function bodyOf(
  route: Route,
  own: unknown,
  { body, departure }: Recipe,
  caller: Caller,
): Promise<RawBody | undefined> {
  if (departure.of === 'rawBody') return departure.raw;
  const isUnknown = departure.of === 'unknownField';
  if (own instanceof FormData && !isUnknown) return sentAs(own);
  if (!route.body && own === undefined && !isUnknown) return undefined;
  const base = own === undefined || isFields(own) ? { ...own, ...body } : own;
  const changed =
    departure.of === 'body' ? withAt(base, departure.change.spot, departure.change.value) : base;
  if (changed === ABSENT) return undefined;
  const json = JSON.stringify(filled(changed, caller));
  return {
    bytes: isUnknown ? withUnknown(json, departure.field) : json,
    headers: { 'content-type': 'application/json' },
  };
}

function searchOf(own: Attempt['query'], { query, departure }: Recipe, caller: Caller): string {
  if (departure.of === 'rawQuery') return `?${departure.text}`;
  const fields = { ...own, ...query };
  const changed =
    departure.of === 'query' ? withAt(fields, departure.change.spot, departure.change.value) : fields;
  const values = filled(changed, caller);
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(isFields(values) ? values : {}))
    search.append(name, String(value));
  return search.size > 0 ? `?${search}` : '';
}

/** The request that a recipe makes of the caller's own one. */
export async function requestFrom(
  route: Route,
  attempt: Attempt,
  recipe: Recipe,
  caller: Caller,
): Promise<AskedFor> {
  const { departure } = recipe;
  const [method = 'GET', path = '/'] = route.endpoint.split(' ');
  const address = addressOf(path, attempt.params ?? {}, recipe, caller);
  const sent = method === 'GET' ? undefined : await bodyOf(route, attempt.body, recipe, caller);
  const { token } = caller;
  return {
    method,
    path: `/api${address}${searchOf(attempt.query, recipe, caller)}`,
    headers: {
      'x-forwarded-for': recipe.network,
      ...(token && departure.of !== 'nobody' ? { authorization: `Bearer ${token}` } : {}),
      ...sent?.headers,
      ...(departure.of === 'headers' ? departure.headers : {}),
    },
    body: sent?.bytes,
  };
}
