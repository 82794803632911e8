import { NewProject } from '@daymark/contract/projects';
import { type Day, isDay } from '@daymark/domain/dates';
import {
  CATEGORY_MAX_LENGTH,
  DESCRIPTION_MAX_LENGTH,
  MILESTONE_NAME_MAX_LENGTH,
  MILESTONES_MAX_COUNT,
  TAG_MAX_LENGTH,
  TAGS_MAX_COUNT,
} from '@daymark/domain/limits';
import { PRIORITIES } from '@daymark/domain/priorities';
import { normalizeTags } from '@daymark/domain/tags';
import type { JSONSchema7 } from 'ai';
import { z } from 'zod';
import type { Asked, ReadProject } from '../engine.ts';
import type { Asking } from './ask.ts';
import { tooLong, unreadable } from './failure.ts';
import { groundDates, ownWords } from './ground-project.ts';
import type { Ladder } from './ladder.ts';
import { projectRules } from './prompts.ts';
import { type Form, fillIn } from './structured.ts';

const NAME_MAX_LENGTH = 120;
const ASSUMPTIONS_MAX = 8;

// Control characters except line ends, and bidi controls: nobody types them.
const UNTYPED = /[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/gu;

const typed = (most: number) =>
  z.string().transform((text) => {
    const clean = text.toWellFormed().replace(UNTYPED, ' ').trim();
    return clean.slice(0, most).toWellFormed().trim();
  });
const typedLine = (most: number) =>
  z
    .string()
    .transform((text) => text.replace(/\s+/g, ' '))
    .pipe(typed(most));

const isThere = (text: string): boolean => text !== '';

const SomeDay = z
  .string()
  .refine((text): text is Day => isDay(text))
  .nullable()
  .catch(null);

const listOf = <S extends z.ZodType>(item: S, most: number) =>
  z
    .array(item.nullable().catch(null))
    .transform((items) => items.filter((one) => one !== null).slice(0, most))
    .catch([]);

const Extracted = z.object({
  isProject: z.boolean(),
  name: typedLine(NAME_MAX_LENGTH).catch(''),
  description: typed(DESCRIPTION_MAX_LENGTH).catch(''),
  startDate: SomeDay,
  dueDate: SomeDay,
  milestones: listOf(
    z.object({ name: typedLine(MILESTONE_NAME_MAX_LENGTH).refine(isThere), dueDate: SomeDay }),
    MILESTONES_MAX_COUNT,
  ),
  priority: z.enum(PRIORITIES).nullable().catch(null),
  category: typedLine(CATEGORY_MAX_LENGTH).catch(''),
  tags: listOf(typedLine(TAG_MAX_LENGTH).refine(isThere), TAGS_MAX_COUNT),
  assumptions: listOf(typedLine(300).refine(isThere), ASSUMPTIONS_MAX),
});
type Extracted = z.output<typeof Extracted>;

const text: JSONSchema7 = { type: 'string' };
const textOrNull: JSONSchema7 = { type: ['string', 'null'] };
const record = (properties: Record<string, JSONSchema7>): JSONSchema7 => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});
const list = (items: JSONSchema7): JSONSchema7 => ({ type: 'array', items });

const PROJECT = record({
  isProject: { type: 'boolean' },
  name: text,
  description: text,
  startDate: textOrNull,
  dueDate: textOrNull,
  milestones: list(record({ name: text, dueDate: textOrNull })),
  priority: { type: ['string', 'null'], enum: [...PRIORITIES, null] },
  category: text,
  tags: list(text),
  assumptions: list(text),
});

const FORM: Form<Extracted> = {
  name: 'project',
  schema: PROJECT,
  read: (value) => Extracted.safeParse(value).data,
  isList: false,
};

/**
 * A project that a model reads out of a conversation; undefined if there is none. Its description is the user's words.
 * The brief is read and planned from it like any other, so no steps are made here.
 */
export async function readProjectByModel(
  asking: Asking,
  asked: Asked,
  ladder: Ladder,
): Promise<ReadProject | undefined> {
  const question = {
    instructions: projectRules(asked),
    messages: [{ role: 'user' as const, content: JSON.stringify({ conversation: asked.turns }) }],
  };
  const { items, usage, wasCut } = await fillIn(asking, { question, form: FORM, ladder });
  if (wasCut) throw tooLong();
  const [found] = items;
  if (!found) throw unreadable();
  if (!found.isProject || found.name === '') return undefined;
  const { assumptions, ...dates } = groundDates(asked, found);
  const project = {
    name: found.name,
    description: ownWords(asked, found.description).slice(0, DESCRIPTION_MAX_LENGTH).toWellFormed(),
    ...dates,
    priority: found.priority ?? ('Medium' as const),
    category: found.category,
    tags: normalizeTags(found.tags),
    generateAISubtasks: true,
  };
  if (!NewProject.safeParse(project).success) throw unreadable();
  return { project, reading: null, assumptions: [...assumptions, ...found.assumptions], usage };
}
