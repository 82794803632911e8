import { NewProject } from '@daymark/contract/projects';
import { addDays, type Day, isDay } from '@daymark/domain/dates';
import { DEFAULT_TIMELINE_DAYS } from '@daymark/domain/limits';
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
    .max(most)
    .transform((items) => items.filter((one) => one !== null))
    .catch([]);

const Extracted = z.object({
  isProject: z.boolean(),
  name: z.string().trim().max(1_000).catch(''),
  description: z.string().trim().max(20_000).catch(''),
  startDate: SomeDay,
  dueDate: SomeDay,
  milestones: listOf(z.object({ name: z.string().trim().min(1).max(200), dueDate: SomeDay }), 30),
  priority: z.enum(PRIORITIES).nullable().catch(null),
  category: z.string().trim().max(100).catch(''),
  tags: listOf(z.string().trim().toLowerCase().min(1).max(40), 10),
  tasks: listOf(
    z.object({
      title: z.string().trim().min(1).max(200),
      description: z.string().trim().max(2_000).catch(''),
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

interface Dates {
  startDate: Day;
  dueDate: Day;
  milestones: { name: string; dueDate: Day }[];
  assumptions: string[];
}

/** A date counts as said when our own reader finds it in what the person wrote; any other is an assumption. */
function datesOf(found: Extracted, said: ReadonlySet<Day>, today: Day): Dates {
  const assumptions: string[] = [];
  const startDate =
    found.startDate && found.startDate >= today && said.has(found.startDate) ? found.startDate : today;
  const hasDue = found.dueDate !== null && found.dueDate > startDate;
  const dueDate = hasDue && found.dueDate ? found.dueDate : addDays(startDate, DEFAULT_TIMELINE_DAYS);
  if (!hasDue) assumptions.push(`Nobody named a due date: took ${dueDate}.`);
  else if (!said.has(dueDate))
    assumptions.push(`The due date ${dueDate} was not said in these words: check it.`);
  const milestones = found.milestones.flatMap(({ name, dueDate: day }) => {
    if (day !== null && said.has(day) && day >= startDate && day <= dueDate) return [{ name, dueDate: day }];
    assumptions.push(`“${name}” has no date that was said, so it is no milestone.`);
    return [];
  });
  return { startDate, dueDate, milestones, assumptions };
}

const once = <T>(items: readonly T[]): T[] => [...new Set(items)];

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
  if (!found.isProject || found.name === '') return undefined;
  const own = request.turns.filter(({ sender }) => sender === 'user').map(({ content }) => content);
  const said = new Set(await planner.daysSaid({ texts: own, today: request.today, locale: request.locale }));
  const { assumptions, ...dates } = datesOf(found, said, request.today);
  const { name, description, category, tags, tasks } = found;
  const priority = found.priority ?? 'Medium';
  const fields = { name: name.slice(0, 120), description, category, tags: once(tags), priority, ...dates };
  const project = NewProject.safeParse({ ...fields, generateAISubtasks: true });
  if (!project.success) throw unreadable();
  return {
    project: { ...fields, generateAISubtasks: true },
    tasks: tasks.map(({ hours, ...task }) => ({ ...task, estimatedHours: hours })),
    assumptions: [...assumptions, ...found.assumptions],
    usage,
  };
}
