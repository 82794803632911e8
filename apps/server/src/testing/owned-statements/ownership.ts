import { loadModule, parseSync } from 'libpg-query';
import { shardGroupOf, shardKeyOf } from '../../db/shard-keys.ts';

await loadModule();

/** A part of the parser's tree: https://github.com/pganalyze/libpg_query, `protobuf/pg_query.proto`. */
type Part = Record<string, unknown>;

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

const partOf = (part: Part, key: string): Part | undefined => {
  const value = part[key];
  return isPart(value) ? value : undefined;
};

/** Every part below, itself included; `into` says where not to go on. */
function* partsOf(value: unknown, into: (part: Part) => boolean = () => true): Generator<Part> {
  if (!isPart(value)) return;
  if (!Array.isArray(value)) yield value;
  if (into(value)) for (const below of Object.values(value)) yield* partsOf(below, into);
}

/** What has tables and a condition of its own. */
const isScope = (part: Part): boolean => 'limitOption' in part || 'relation' in part;

/** Not the catalog, what migrations note, or the queue's tables, which are named with their schema. */
const isOurs = ({ relname, schemaname }: Part): boolean =>
  schemaname === undefined && !/^(?:pg|kysely)_/.test(String(relname));

/** The tables of a scope by the name they have there. */
function tablesOf(scope: Part, commonNames: Set<string>): Map<string, string> {
  const tables = new Map<string, string>();
  const places = [scope.relation, scope.fromClause, scope.usingClause];
  for (const part of places.flatMap((place) => [...partsOf(place, (below) => !isScope(below))])) {
    // The target of an insert, an update or a delete stands there as it is, the others in a wrapper.
    const table = 'relname' in part ? part : undefined;
    if (!table || !isOurs(table) || commonNames.has(String(table.relname))) continue;
    const alias = partOf(table, 'alias')?.aliasname;
    tables.set(String(alias ?? table.relname), String(table.relname));
  }
  return tables;
}

/** The conditions that must all hold: of the where and of the joins, as far as no "or" stands above them. */
function conditionsOf(scope: Part): Part[] {
  const joins = [scope.fromClause, scope.usingClause].flatMap((place) =>
    [...partsOf(place, (below) => !isScope(below))]
      .filter((part) => 'quals' in part)
      .map(({ quals }) => quals),
  );
  const spread = (condition: unknown): Part[] => {
    if (!isPart(condition)) return [];
    const both = partOf(condition, 'BoolExpr');
    if (both?.boolop === 'AND_EXPR' && Array.isArray(both.args)) return both.args.flatMap(spread);
    return [condition];
  };
  return [scope.whereClause, ...joins].flatMap(spread);
}

/** `table.column` or `column`, of a plain reference. */
function columnOf(side: Part): { of: string | undefined; column: string } | undefined {
  const fields = partOf(side, 'ColumnRef')?.fields;
  if (!Array.isArray(fields)) return undefined;
  const names = fields.map((field: Part) => partOf(field, 'String')?.sval);
  const column = names.at(-1);
  if (typeof column !== 'string') return undefined;
  return { of: names.length > 1 ? String(names.at(-2)) : undefined, column };
}

/** Both sides of every equation in a condition; those of rows one by one. */
function equationsOf(condition: Part): [Part, Part][] {
  const equation = partOf(condition, 'A_Expr');
  if (equation?.kind !== 'AEXPR_OP' || JSON.stringify(equation.name) !== '[{"String":{"sval":"="}}]')
    return [];
  const [left, right] = [partOf(equation, 'lexpr'), partOf(equation, 'rexpr')];
  if (!left || !right) return [];
  const [lefts, rights] = [partOf(left, 'RowExpr')?.args, partOf(right, 'RowExpr')?.args];
  if (!Array.isArray(lefts) || !Array.isArray(rights)) return [[left, right]];
  return lefts.map((side: Part, at): [Part, Part] => [side, rights[at]]);
}

/** What a row is tied to: a table of the scope, or something that has been given or is looked at elsewhere. */
const GIVEN = '';

/** The tables of a scope whose shard key no condition ties to what was given. */
function untied(scope: Part, tables: Map<string, string>): string[] {
  const tie = (side: Part): string[] => {
    const column = columnOf(side);
    if (!column) return 'ParamRef' in side || 'TypeCast' in side || 'A_Const' in side ? [GIVEN] : [];
    if (column.of !== undefined && !tables.has(column.of)) return [GIVEN];
    return [...tables]
      .filter(([name, table]) => (column.of ?? name) === name && column.column === shardKeyOf(table))
      .map(([name]) => name);
  };
  const ties = conditionsOf(scope).flatMap((condition) => [
    ...equationsOf(condition).map(([left, right]) => [tie(left), tie(right)] as const),
    ...membershipsOf(condition).map((side) => [tie(side), [GIVEN]] as const),
  ]);
  const tied = new Set([GIVEN]);
  for (let before = 0; before < tied.size; ) {
    before = tied.size;
    for (const [left, right] of ties) {
      if (left.some((name) => tied.has(name))) for (const name of right) tied.add(name);
      if (right.some((name) => tied.has(name))) for (const name of left) tied.add(name);
    }
  }
  return [...tables.keys()].filter((name) => !tied.has(name));
}

/** What is looked for in a query below, which is looked at by itself: `(user_id, id) in (select …)`. */
function membershipsOf(condition: Part): Part[] {
  const link = partOf(condition, 'SubLink');
  const tested = link?.subLinkType === 'ANY_SUBLINK' ? partOf(link, 'testexpr') : undefined;
  if (!tested) return [];
  const row = partOf(tested, 'RowExpr')?.args;
  return Array.isArray(row) ? row : [tested];
}

const isInsert = (scope: Part): boolean => 'override' in scope;

/** An insert says whose its row is; whatever else reads or changes rows ties them to what was given. */
function faultsOfScope(scope: Part, commonNames: Set<string>): string[] {
  const tables = tablesOf(scope, commonNames);
  if (!isInsert(scope)) return untied(scope, tables).map((name) => `${tables.get(name)} of anybody`);
  const columns = [...partsOf(scope.cols)].map(({ name }) => name);
  return [...tables.values()]
    .filter((table) => !columns.includes(shardKeyOf(table)))
    .map((table) => `${table} without ${shardKeyOf(table)}`);
}

/**
 * What a statement does that would need more than one node of a cluster, and could touch another user's rows: tables
 * whose shard key (`user_id`, with few exceptions) is not tied to a given value, and tables of several groups at once.
 */
export function ownershipFaults(text: string): string[] {
  const tree: unknown = parseSync(text);
  const parts = [...partsOf(tree)];
  const commonNames = new Set(parts.flatMap(({ ctename }) => (typeof ctename === 'string' ? [ctename] : [])));
  const scopes = parts.filter(isScope);
  const groups = new Set(
    scopes.flatMap((scope) => [...tablesOf(scope, commonNames).values()].map(shardGroupOf)),
  );
  return [
    ...scopes.flatMap((scope) => faultsOfScope(scope, commonNames)),
    ...(groups.size > 1 ? [`${[...groups].toSorted().join(' and ')} in one statement`] : []),
  ];
}
