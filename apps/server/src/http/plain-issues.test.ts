import { routes } from '@daymark/contract/routes';
import { inLanguage } from '@daymark/words/in-language';
import { LANGUAGES } from '@daymark/words/languages';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { wordIssues } from './plain-issues.ts';

wordIssues();

const ID = '01910e3c-7a00-7000-8000-000000000001';
const WRONG: Record<string, [z.core.$ZodType, unknown]> = {
  invalid_type: [z.array(z.int()), 'seven'],
  too_big: [z.array(z.int()).max(2), [1, 2, 3]],
  too_small: [z.array(z.int()).min(1), []],
  invalid_format: [z.uuid(), `${ID}?`],
  not_multiple_of: [z.number().multipleOf(0.25), 0.3],
  unrecognized_keys: [z.strictObject({}), { colour: 'red' }],
  invalid_union: [z.union([z.string(), z.number()]), true],
  invalid_key: [z.record(z.uuid(), z.string()), { a: 'b' }],
  invalid_element: [z.map(z.object({}), z.string()), new Map([[{}, 1]])],
  invalid_value: [z.enum(['asc', 'desc']), 'up'],
  custom: [z.string().refine(() => false), 'a'],
};

/** The library's own words for an issue, and messages that were put together from its terms. */
const RAW =
  /\b(?:expected|received|unrecognized|discriminator|NaN|undefined)\b|^(?:Invalid|Too (?:big|small))\b/i;

const messagesOf = (schema: z.core.$ZodType, value: unknown): string[] =>
  z.safeParse(schema, value).error?.issues.map(({ message }) => message) ?? [];

test('every kind of issue has a sentence in every language', () => {
  for (const [code, [schema, value]] of Object.entries(WRONG)) {
    expect(z.safeParse(schema, value).error?.issues[0]?.code).toBe(code);
    const said = LANGUAGES.map((language) => inLanguage(language, () => messagesOf(schema, value).join()));
    expect(new Set(said).size, `${code}: ${said.join(' | ')}`).toBe(LANGUAGES.length);
    for (const message of said) expect(message).not.toMatch(RAW);
  }
});

/** The schemas directly inside of one. */
function partsOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.values(def.shape);
    case 'array':
      return [def.element];
    case 'union':
      return [...def.options];
    case 'record':
      return [def.keyType, def.valueType];
    case 'pipe':
      return [def.in, def.out];
    case 'lazy':
      return [def.getter()];
    default:
      return 'innerType' in def ? [def.innerType] : [];
  }
}

function collect(schema: z.core.$ZodType, into: Set<z.core.$ZodType>): void {
  if (into.has(schema)) return;
  // A transformation alone takes only what the schema before it has let through.
  if ((schema as z.core.$ZodTypes)._zod.def.type !== 'transform') into.add(schema);
  for (const part of partsOf(schema)) collect(part, into);
}

const SAMPLES = [
  ...[undefined, null, true, '', 'a', 'x'.repeat(100_001), {}, { colour: 'red' }],
  ...[-1, 0.3, 1e12, Number.NaN, [], [{}], Array(20_001).fill(1), Array(20_001).fill('a')],
];

test('no schema of a request answers in the words of the schema library', () => {
  const schemas = new Set<z.core.$ZodType>();
  for (const table of Object.values(routes))
    for (const route of Object.values(table))
      for (const part of ['params', 'query', 'body'] as const) {
        const schema = (route as Partial<Record<typeof part, z.core.$ZodType>>)[part];
        if (schema) collect(schema, schemas);
      }
  expect(schemas.size).toBeGreaterThan(300);
  const raw = [...schemas].flatMap((schema) =>
    SAMPLES.flatMap((value) => messagesOf(schema, value).filter((message) => RAW.test(message))),
  );
  expect([...new Set(raw)]).toEqual([]);
});
