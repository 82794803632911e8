import { z } from 'zod';

const Schema = z.record(z.string(), z.unknown());
type Schema = z.output<typeof Schema>;

const Operation = z.looseObject({
  operationId: z.string().optional(),
  summary: z.string().optional(),
  description: z.string().optional(),
  tags: z.array(z.string()).default([]),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  parameters: z
    .array(
      z.looseObject({ name: z.string(), in: z.string(), required: z.boolean().optional(), schema: Schema }),
    )
    .default([]),
  requestBody: z
    .looseObject({
      required: z.boolean(),
      content: z.record(z.string(), z.looseObject({ schema: Schema })),
    })
    .optional(),
  responses: z.record(
    z.string(),
    z.looseObject({
      description: z.string().min(1),
      content: z.record(z.string(), z.looseObject({ schema: Schema })).optional(),
    }),
  ),
});
export type Operation = z.output<typeof Operation>;

export const OpenApi = z.looseObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.looseObject({
    title: z.string().min(1),
    version: z.string().min(1),
    description: z.string().min(1),
    license: z.looseObject({ name: z.string(), identifier: z.string() }),
  }),
  servers: z.array(z.looseObject({ url: z.string() })),
  tags: z.array(z.looseObject({ name: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.looseObject({
    schemas: z.record(z.string(), Schema),
    securitySchemes: z.record(z.string(), z.unknown()),
  }),
});
export type OpenApi = z.output<typeof OpenApi>;

export interface Located extends Operation {
  path: string;
  method: string;
}

export const operationsOf = ({ paths }: OpenApi): Located[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method })),
  );

const repeated = (names: readonly string[]): string[] =>
  names.filter((name, at) => names.indexOf(name) !== at);

/** Every schema inside of a part of the document, and the part itself if it is one. */
export function schemasIn(part: unknown): Schema[] {
  if (Array.isArray(part)) return part.flatMap(schemasIn);
  if (typeof part !== 'object' || part === null) return [];
  return [part as Schema, ...Object.values(part).flatMap(schemasIn)];
}

export const referencesIn = (part: unknown): string[] =>
  schemasIn(part).flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []));

const TYPES: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
};

function schemaProblems(schema: Schema): string[] {
  const { type, items, properties, required, pattern } = schema;
  const problems: string[] = [];
  if (type === 'array' && !items) problems.push('array without items');
  if (typeof properties === 'object' && properties !== null && Array.isArray(required))
    for (const name of required) if (!Object.hasOwn(properties, name)) problems.push(`no property ${name}`);
  const fits = typeof type === 'string' ? TYPES[type] : undefined;
  const values = Array.isArray(schema.enum) ? schema.enum : [];
  if (repeated(values.map(String)).length > 0) problems.push('enum with the same value twice');
  const examples = Array.isArray(schema.examples) ? schema.examples : [];
  if (fits)
    for (const value of [...values, ...examples]) if (!fits(value)) problems.push(`no ${type}: ${value}`);
  if (typeof pattern === 'string')
    for (const one of examples)
      if (!new RegExp(pattern).test(String(one))) problems.push(`${one} against pattern`);
  return problems;
}

function parameterProblems({ path, parameters }: Located): string[] {
  const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const inPath = parameters.filter((one) => one.in === 'path');
  return [
    ...wanted.filter((name) => !inPath.some((one) => one.name === name && one.required)),
    ...inPath.flatMap(({ name }) => (wanted.includes(name) ? [] : [name])),
    ...repeated(parameters.map((one) => `${one.in} ${one.name}`)),
    ...repeated(wanted),
  ];
}

/** What linters call an error or warn of (Redocly's and Spectral's recommended rules), by the name of the rule. */
const OPERATION_RULES: Record<string, (operation: Located, document: OpenApi) => boolean> = {
  'operation-operationId': ({ operationId = '' }) => /^[a-z][A-Za-z0-9]*$/.test(operationId),
  'operation-summary': ({ summary = '' }) => summary.length > 0,
  'operation-description': ({ description = '' }) => description.length > 0,
  'operation-tag-defined': ({ tags }, document) =>
    tags.length > 0 && tags.every((tag) => document.tags.some(({ name }) => name === tag)),
  'security-defined': ({ security }, { components }) =>
    security?.every((one) =>
      Object.keys(one).every((name) => Object.hasOwn(components.securitySchemes, name)),
    ) ?? false,
  'path-parameters-defined': (operation) => parameterProblems(operation).length === 0,
  'operation-2xx-response': ({ responses }) => Object.keys(responses).some((code) => /^[23]\d\d$/.test(code)),
  'operation-4xx-response': ({ responses }) => Object.keys(responses).some((code) => /^4\d\d$/.test(code)),
  'response-codes': ({ responses }) => Object.keys(responses).every((code) => /^[1-5]\d\d$/.test(code)),
  'request-body-on-method': ({ method, requestBody }) =>
    requestBody === undefined || !['get', 'head'].includes(method),
  // Generators of clients (openapi-typescript) want a field with a default in every request.
  'request-without-defaults': ({ requestBody }, { components }) =>
    schemasOfRequest(requestBody, components.schemas).every((schema) => !Object.hasOwn(schema, 'default')),
};

/** All schemas of a request, those that it refers to included. */
function schemasOfRequest(body: unknown, schemas: Record<string, Schema>): Schema[] {
  const names = new Set(referencesIn(body));
  const found = schemasIn(body);
  for (const name of names) {
    const schema = schemas[name.split('/').at(-1) ?? ''];
    for (const next of referencesIn(schema)) names.add(next);
    found.push(...schemasIn(schema));
  }
  return found;
}

const PATH_PROBLEM = /\?|\/$|^[^/]|\{\}/;

/** What is wrong with the document, as "rule: where". */
export function lintOpenApi(document: OpenApi): string[] {
  const operations = operationsOf(document);
  const { schemas } = document.components;
  const paths = Object.keys(document.paths);
  const references = referencesIn([document.paths, schemas]);
  const used = new Set(references.map((one) => one.split('/').at(-1) ?? ''));
  const named = (rule: string, where: readonly string[]) => where.map((one) => `${rule}: ${one}`);
  return [
    ...operations.flatMap((operation) =>
      Object.entries(OPERATION_RULES).flatMap(([rule, holds]) =>
        holds(operation, document) ? [] : [`${rule}: ${operation.method} ${operation.path}`],
      ),
    ),
    ...named('operation-operationId-unique', repeated(operations.map(({ operationId = '' }) => operationId))),
    ...named('no-duplicated-tag-names', repeated(document.tags.map(({ name }) => name))),
    ...named(
      'no-unused-tags',
      document.tags.flatMap(({ name }) => (operations.some(({ tags }) => tags.includes(name)) ? [] : [name])),
    ),
    ...(document.servers.length > 0 ? [] : ['no-empty-servers']),
    ...named(
      'server-url',
      document.servers.flatMap(({ url }) => (/example\.com|.\/$/.test(url) ? [url] : [])),
    ),
    ...named(
      'path-form',
      paths.filter((path) => PATH_PROBLEM.test(path)),
    ),
    ...named('no-identical-paths', repeated(paths.map((path) => path.replace(/\{\w+\}/g, '{}')))),
    ...named(
      'no-unresolved-refs',
      references.filter((one) => !Object.hasOwn(schemas, one.replace('#/components/schemas/', ''))),
    ),
    ...named(
      'no-unused-components',
      Object.keys(schemas).filter((name) => !used.has(name)),
    ),
    ...named(
      'component-names',
      Object.keys(schemas).filter((name) => !/^[\w.-]+$/.test(name)),
    ),
    ...named('schemas', [...schemasIn(document.paths), ...schemasIn(schemas)].flatMap(schemaProblems)),
  ];
}
