type Json = string | number | boolean | null | Json[] | Schema;
interface Schema {
  [keyword: string]: Json;
}

interface Operation {
  tags: string[];
  parameters?: Json;
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  responses: Json;
}

interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
  tags?: { name: string }[];
}

const REFERENCE = '#/components/schemas/';

const isSchema = (part: Json | undefined): part is Schema =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

/** The names of the schemas to which a part of the document refers. */
function namesIn(part: Json | undefined): string[] {
  if (Array.isArray(part)) return part.flatMap(namesIn);
  if (!isSchema(part)) return [];
  const { $ref: reference } = part;
  const own = typeof reference === 'string' ? [reference.replace(REFERENCE, '')] : [];
  return [...own, ...Object.values(part).flatMap(namesIn)];
}

/** The named schemas to which parts of the document lead. */
function reachedFrom(parts: readonly (Json | undefined)[], schemas: Record<string, Schema>): Set<string> {
  const reached = new Set(parts.flatMap(namesIn));
  for (const name of reached) for (const next of namesIn(schemas[name])) reached.add(next);
  return reached;
}

const LISTS = ['anyOf', 'oneOf', 'allOf', 'prefixItems'];
const SINGLES = ['items', 'additionalProperties', 'propertyNames'];

/** Changes a schema and all schemas in it. */
function changed(schema: Schema, change: (schema: Schema) => Schema): Schema {
  const inside = (part: Json): Json => (isSchema(part) ? changed(part, change) : part);
  const parts = Object.entries(schema).map(([keyword, value]): [string, Json] => {
    if (LISTS.includes(keyword) && Array.isArray(value)) return [keyword, value.map(inside)];
    if (SINGLES.includes(keyword)) return [keyword, inside(value)];
    if (keyword !== 'properties' || !isSchema(value)) return [keyword, value];
    return [keyword, Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inside(one)]))];
  });
  return change(Object.fromEntries(parts));
}

/** Generators of typed clients take a field with a default for one that is always there, also in a request. */
function withDefaultInWords({ default: value, ...schema }: Schema): Schema {
  if (value === undefined) return schema;
  const said = typeof schema.description === 'string' ? `${schema.description} ` : '';
  return { ...schema, description: `${said}Default: ${JSON.stringify(value)}.` };
}

/** A list of so many places has no further items, which its bounds say too. Linters take `false` for missing. */
const withTupleClosed = (schema: Schema): Schema =>
  schema.prefixItems && schema.items === false ? { ...schema, items: {} } : schema;

const isNull = (schema: Json): boolean => isSchema(schema) && schema.type === 'null';

/** What may be null may be left out: bodies with optional fields alone. */
const mayBeLeftOut = ({ anyOf }: Schema): boolean => Array.isArray(anyOf) && anyOf.some(isNull);

function withRequest(operation: Operation): Operation {
  const { requestBody } = operation;
  if (!requestBody) return operation;
  const content = Object.entries(requestBody.content).map(([type, { schema }]) => [
    type,
    { schema: changed(schema, withDefaultInWords) },
  ]);
  const required = !Object.values(requestBody.content).some(({ schema }) => mayBeLeftOut(schema));
  return { ...operation, requestBody: { ...requestBody, required, content: Object.fromEntries(content) } };
}

const mapValues = <From, To>(record: Record<string, From>, to: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));

/**
 * The document as generators of typed clients and linters want it: what a request may leave out is optional, tags are
 * declared, and schemas that nothing refers to are left out.
 */
export function finishDocument<D extends object>(made: D): D {
  const document: D & OpenApiDocument = JSON.parse(JSON.stringify(made));
  const { schemas } = document.components;
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const sent = reachedFrom(
    operations.map(({ requestBody }) => JSON.parse(JSON.stringify(requestBody ?? null))),
    schemas,
  );
  const answered = reachedFrom(
    operations.flatMap(({ parameters, responses }) => [parameters, responses]),
    schemas,
  );
  const used = Object.entries(schemas).flatMap(([name, schema]): [string, Schema][] => {
    if (!answered.has(name) && !sent.has(name)) return [];
    const closed = changed(schema, withTupleClosed);
    return [[name, answered.has(name) ? closed : changed(closed, withDefaultInWords)]];
  });
  return {
    ...document,
    tags: [...new Set(operations.flatMap(({ tags }) => tags))].map((name) => ({ name })),
    paths: mapValues(document.paths, (methods) => mapValues(methods, withRequest)),
    components: { ...document.components, schemas: Object.fromEntries(used) },
  };
}
