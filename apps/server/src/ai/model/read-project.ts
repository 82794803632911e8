import { NewProject } from '@daymark/contract/projects';
import { type Day, isDay } from '@daymark/domain/dates';
import { PRIORITIES } from '@daymark/domain/priorities';
import type { JSONSchema7 } from 'ai';
import { z } from 'zod';
import type { Asked, ReadProject } from '../engine.ts';
import type { Planner } from '../planner.ts';
import type { Asking } from './ask.ts';
import { tooLong, unreadable } from './failure.ts';
import { readingRules } from './prompts.ts';
import { type Form, fillIn, type Ladder } from './structured.ts';

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
  name: z.string().trim().max(1_000).catch(''),
  description: z.string().trim().max(20_000).catch(''),
  startDate: SomeDay,
  dueDate: SomeDay,
  milestones: listOf(z.object({ name: z.string().trim().min(1).max(1_000), dueDate: SomeDay }), 30),
  priority: z.enum(PRIORITIES).nullable().catch(null),
  category: z.string().trim().max(1_000).catch(''),
  tags: listOf(z.string().trim().toLowerCase().min(1).max(40), 10),
  tasks: listOf(
    z.object({
      title: z.string().trim().min(1).max(1_000),
      description: z.string().trim().max(20_000).catch(''),
      hours: z.coerce.number().positive().max(1_000).nullable().catch(null),
    }),
    100,
  ),
  assumptions: listOf(z.string().trim().min(1).max(300), 8),
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
  tasks: list(record({ title: text, description: text, hours: { type: ['number', 'null'] } })),
  assumptions: list(text),
});

const FORM: Form<Extracted> = {
  name: 'project',
  schema: PROJECT,
  read: (value) => Extracted.safeParse(value).data,
  isList: false,
};

/** A project out of a conversation, by a model; undefined when there is none in it. */
export async function readProjectByModel(
  asking: Asking,
  request: Asked,
  { planner, ladder }: { planner: Planner; ladder: Ladder },
): Promise<ReadProject | undefined> {
  const question = {
    instructions: readingRules(request),
    messages: [{ role: 'user' as const, content: JSON.stringify({ conversation: request.turns }) }],
  };
  const { items, usage, wasCut } = await fillIn(asking, { question, form: FORM, ladder });
  if (wasCut) throw tooLong();
  const [found] = items;
  if (!found) throw unreadable();
  if (!found.isProject) return undefined;
  const { isProject: _, ...suggested } = found;
  const { turns, today, locale } = request;
  const held = await planner.holdProject({ turns: [...turns], today, locale }, suggested);
  if (!held) return undefined;
  const project = { ...held.project, generateAISubtasks: true };
  if (!NewProject.safeParse(project).success) throw unreadable();
  const tasks = held.tasks.map(({ hours, ...task }) => ({ ...task, estimatedHours: hours }));
  return { project, tasks, assumptions: held.assumptions, usage };
}
