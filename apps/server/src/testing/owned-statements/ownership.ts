import { loadModule, parseSync } from 'libpg-query';
import { nodeGroupOf, ownerKeyOf } from '../../db/shard-keys.ts';

await loadModule();

/** A node of the parser's tree: https://github.com/pganalyze/libpg_query, `protobuf/pg_query.proto`. */
type Part = Record<string, unknown>;

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

const partOf = (part: Part, key: string): Part | undefined => {
  const value = part[key];
  return isPart(value) ? value : undefined;
};

/** All descendants of a node, and the node itself; `into` decides whether to descend. */
function* partsOf(value: unknown, into: (part: Part) => boolean = () => true): Generator<Part> {
  if (!isPart(value)) return;
  if (!Array.isArray(value)) yield value;
  if (into(value)) for (const below of Object.values(value)) yield* partsOf(below, into);
}

/** A node with its own tables and conditions. */
const isScope = (part: Part): boolean => 'limitOption' in part || 'relation' in part;

/** Not a catalog, the table of migrations, or the queue's tables, which have a schema name. */
const isOurs = ({ relname, schemaname }: Part): boolean =>
  schemaname === undefined && !/^(?:pg|kysely|citus)_/.test(String(relname));

/** The tables of a scope by their alias. */
function tablesOf(scope: Part, commonNames: Set<string>): Map<string, string> {
  const tables = new Map<string, string>();
  const places = [scope.relation, scope.fromClause, scope.usingClause];
  for (const part of places.flatMap((place) => [...partsOf(place, (below) => !isScope(below))])) {
    // The target of an insert, an update or a delete is unwrapped, the others are wrapped.
    const table = 'relname' in part ? part : undefined;
    if (!table || !isOurs(table) || commonNames.has(String(table.relname))) continue;
    const alias = partOf(table, 'alias')?.aliasname;
    tables.set(String(alias ?? table.relname), String(table.relname));
  }
  return tables;
}

/** The conditions that must all be true: of the where and of the joins, except below an "or". */
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

/** `table.column` or `column`, for a plain reference. */
function columnOf(side: Part): { of: string | undefined; column: string } | undefined {
  const fields = partOf(side, 'ColumnRef')?.fields;
  if (!Array.isArray(fields)) return undefined;
  const names = fields.map((field: Part) => partOf(field, 'String')?.sval);
  const column = names.at(-1);
  if (typeof column !== 'string') return undefined;
  return { of: names.length > 1 ? String(names.at(-2)) : undefined, column };
}

/** Both sides of every equation in a condition; row comparisons column by column. */
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

/** The marker for a given value: a parameter or a constant. */
const GIVEN = '';

const isGiven = (side: Part): boolean => 'ParamRef' in side || 'TypeCast' in side || 'A_Const' in side;

/**
 * The tables of a scope whose shard key is not equal to a given value by any condition of that scope. A column of an
 * outer query, or of a CTE, is no given value: when a cluster chooses the node it does not know its value, and asks
 * all.
 */
function untied(scope: Part, tables: Map<string, string>): string[] {
  const tie = (side: Part): string[] => {
    const column = columnOf(side);
    if (!column) return isGiven(side) ? [GIVEN] : [];
    return [...tables]
      .filter(([name, table]) => (column.of ?? name) === name && column.column === ownerKeyOf(table))
      .map(([name]) => name);
  };
  const ties = conditionsOf(scope)
    .flatMap(equationsOf)
    .map(([left, right]) => [tie(left), tie(right)] as const);
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

const isInsert = (scope: Part): boolean => 'override' in scope;

/** An insert names its user; any other read or change must be limited to given values. */
function faultsOfScope(scope: Part, commonNames: Set<string>): string[] {
  const tables = tablesOf(scope, commonNames);
  if (!isInsert(scope)) return untied(scope, tables).map((name) => `${tables.get(name)} of anybody`);
  const columns = [...partsOf(scope.cols)].map(({ name }) => name);
  return [...tables.values()]
    .filter((table) => !columns.includes(ownerKeyOf(table)))
    .map((table) => `${table} without ${ownerKeyOf(table)}`);
}

/** Functions whose result may differ by day or setting. */
const CHANGING = new Set(
  `age array_to_string clock_timestamp concat concat_ws date_trunc format gen_random_uuid json_agg json_build_array
  json_build_object jsonb_agg jsonb_build_array jsonb_build_object now random row_to_json to_char to_json to_jsonb uuidv7`.split(
    /\s+/,
  ),
);

const changingIn = (places: unknown[]): string[] =>
  [...partsOf(places, (below) => !isScope(below))].flatMap(({ funcname }) => {
    const name = Array.isArray(funcname) ? partOf(funcname.at(-1), 'String')?.sval : undefined;
    return typeof name === 'string' && CHANGING.has(name) ? [`${name} where rows are changed`] : [];
  });

const isInterval = (side: Part): boolean =>
  JSON.stringify(partOf(partOf(side, 'TypeCast') ?? {}, 'typeName')?.names ?? '').includes('"interval"') ||
  JSON.stringify(partOf(side, 'FuncCall')?.funcname ?? '').includes('"make_interval"');

/** An instant plus or minus an interval depends on the time zone of the connection; `at time zone` makes it independent. */
function movedInstantsIn(places: unknown[]): string[] {
  return [...partsOf(places, (below) => !isScope(below))].flatMap((part) => {
    const sum = partOf(part, 'A_Expr');
    const [left, right] = [partOf(sum ?? {}, 'lexpr'), partOf(sum ?? {}, 'rexpr')];
    if (!left || !right || isInterval(left) === isInterval(right)) return [];
    const instant = isInterval(left) ? right : left;
    const isLocal = JSON.stringify(partOf(instant, 'FuncCall')?.funcname ?? '').includes('"timezone"');
    return holds(instant, 'ColumnRef') && !isLocal
      ? ['a column plus an interval where rows are changed']
      : [];
  });
}

/** `(array[…])[n]` ends the coordinator's process. */
const isElementOfList = (part: Part): boolean =>
  partOf(partOf(part, 'A_Indirection') ?? {}, 'arg')?.A_ArrayExpr !== undefined;

/** An upsert that moves a row to another node, because it changes the shard key. */
function movedBy(insert: Part): string[] {
  const key = ownerKeyOf(String(partOf(insert, 'relation')?.relname));
  return [...partsOf(partOf(insert, 'onConflictClause')?.targetList)].flatMap(({ name, val }) => {
    const source = name === key && isPart(val) ? columnOf(val) : undefined;
    return name !== key || (source?.of === 'excluded' && source.column === key) ? [] : [`${key} set anew`];
  });
}

/** An insert of what a query found on the same node loses its name, and one of what the coordinator found its parameters. */
function refusedOfSelected(insert: Part): string[] {
  const select = partOf(partOf(insert, 'selectStmt') ?? {}, 'SelectStmt');
  const relation = partOf(insert, 'relation');
  if (!select || !relation || 'valuesLists' in select) return [];
  const key = ownerKeyOf(String(relation.relname));
  const at = [...partsOf(insert.cols)]
    .filter(({ name }) => name !== undefined)
    .findIndex(({ name }) => name === key);
  const target = Array.isArray(select.targetList) ? (select.targetList[at] as Part | undefined) : undefined;
  const owner = target && partOf(partOf(target, 'ResTarget') ?? {}, 'val');
  const isSelected = owner !== undefined && owner !== null && columnOf(owner) !== undefined;
  return [
    ...(isSelected && (insert.returningList ?? insert.returningClause) && !relation.alias
      ? ['a returning of selected rows without an alias of the table']
      : []),
    ...(holds(insert.onConflictClause, 'ParamRef') ? ['a parameter in the upsert of selected rows'] : []),
  ];
}

const holds = (value: unknown, key: string): boolean => [...partsOf(value)].some((part) => key in part);

/** Evaluated before the node is chosen; if it is false, so is the whole statement. */
const isOfGivenAlone = (condition: Part): boolean =>
  holds(condition, 'ParamRef') && !holds(condition, 'ColumnRef') && !holds(condition, 'SubLink');

/** Inserts, updates and deletes that a cluster refuses, even for one user's rows. */
function refusedOf(tree: unknown): string[] {
  return [...partsOf(tree)].flatMap((part) => {
    const insert = partOf(part, 'InsertStmt');
    const change = insert ?? partOf(part, 'UpdateStmt') ?? partOf(part, 'DeleteStmt');
    if (!change) return [];
    const values = partOf(partOf(change, 'selectStmt') ?? {}, 'SelectStmt')?.valuesLists;
    const results = [change.returningList, change.returningClause];
    const places = [change.onConflictClause, ...results];
    const changes = [change.targetList, change.whereClause, ...places];
    const hasSubquery = [...partsOf([values, ...places])].some((below) => 'subLinkType' in below);
    const hasCaseOfValue = [...partsOf(changes)].some((below) => 'arg' in (partOf(below, 'CaseExpr') ?? {}));
    return [
      ...(insert && hasSubquery ? ['a subquery in an insert of values'] : []),
      ...(insert ? [...movedBy(insert), ...refusedOfSelected(insert)] : []),
      ...(insert && 'withClause' in insert ? ['a with before an insert'] : []),
      ...([...partsOf(changes)].some(isElementOfList)
        ? ['an element of an array that is written out where rows are changed']
        : []),
      ...(hasCaseOfValue ? ['a case of a value where rows are changed'] : []),
      ...(conditionsOf({ whereClause: change.whereClause }).some(isOfGivenAlone)
        ? ['a condition without a column where rows are changed']
        : []),
      ...changingIn(insert ? places : changes),
      ...movedInstantsIn(insert ? places : changes),
    ];
  });
}

/** Statements of any kind that a cluster refuses. */
function refusedAnywhere(tree: unknown): string[] {
  return [...partsOf(tree)].flatMap((part) => {
    const join = partOf(part, 'JoinExpr');
    const common = partOf(part, 'CommonTableExpr');
    // With null the condition is false, and the tables are not connected any more.
    const onGiven =
      join && join.jointype !== 'JOIN_INNER'
        ? conditionsOf({ fromClause: join })
            .flatMap(equationsOf)
            .filter((sides) => sides.some((side) => isGiven(side) && !holds(side, 'ColumnRef')))
            .flatMap((sides) => sides.flatMap((side) => columnOf(side) ?? []))
            .filter(({ column }) => column !== 'user_id')
        : [];
    return [
      ...onGiven.map(({ column }) => `an outer join of ${column} to a given value`),
      ...(common && holds(common.ctequery, 'InsertStmt') ? ['an insert in a with'] : []),
    ];
  });
}

/**
 * What in a statement would need more than one node of a cluster, and could reach other users' rows: tables whose shard
 * key (`user_id`, with few exceptions) is not equal to a given value, and tables of several co-location groups; and
 * changes that a cluster refuses even on one node.
 */
export function ownershipFaults(text: string): string[] {
  const tree: unknown = parseSync(text);
  const parts = [...partsOf(tree)];
  const commonNames = new Set(parts.flatMap(({ ctename }) => (typeof ctename === 'string' ? [ctename] : [])));
  const scopes = parts.filter(isScope);
  const groups = new Set(
    scopes.flatMap((scope) => [...tablesOf(scope, commonNames).values()].map(nodeGroupOf)),
  );
  return [
    ...refusedOf(tree),
    ...refusedAnywhere(tree),
    ...scopes.flatMap((scope) => faultsOfScope(scope, commonNames)),
    ...(groups.size > 1 ? [`${[...groups].toSorted().join(' and ')} in one statement`] : []),
  ];
}
