import type { Plan, PlannedTask, PlanRequest, SuggestedTask } from '@daymark/planner/plan';
import type { JSONSchema7 } from 'ai';
import { z } from 'zod';
import type { Usage } from '../engine.ts';
import type { Planner } from '../planner.ts';
import type { Asking } from './ask.ts';
import { tooLong } from './failure.ts';
import { BREAKDOWN_RULES, breakdownMaterial } from './prompts.ts';
import { type Form, fillIn, type Ladder } from './structured.ts';

/** What a task cannot do without, as models write it; the rest has a value that does no harm. */
const Suggested = z.object({
  title: z.string().trim().min(1).max(400),
  done: z.array(z.string().max(1_000)).max(20).catch([]),
  hours: z.coerce.number().positive().max(1_000),
  quote: z.string().max(2_000).nullable().catch(null),
  after: z.array(z.int().positive()).max(200).catch([]),
  milestone: z.string().max(400).nullable().catch(null),
  optional: z.boolean().catch(false),
});

const nullable = (type: 'string'): JSONSchema7 => ({ type: [type, 'null'] });

/** In the narrow part of JSON Schema that every provider takes: all fields required, none besides. */
const TASKS: JSONSchema7 = {
  type: 'object',
  additionalProperties: false,
  required: ['tasks'],
  properties: {
    tasks: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['title', 'done', 'hours', 'quote', 'after', 'milestone', 'optional'],
        properties: {
          title: { type: 'string' },
          done: { type: 'array', items: { type: 'string' } },
          hours: { type: 'number' },
          quote: nullable('string'),
          after: { type: 'array', items: { type: 'integer' } },
          milestone: nullable('string'),
          optional: { type: 'boolean' },
        },
      },
    },
  },
};

const FORM: Form<SuggestedTask> = {
  name: 'tasks',
  schema: TASKS,
  read: (value) => Suggested.safeParse(value).data,
  isList: true,
};

interface Breaking {
  planner: Planner;
  ladder: Ladder;
  engine: string;
  onPiece: (task: Pick<PlannedTask, 'title'>) => void;
}

/** Tasks by a model, days by the scheduler; held against the brief like our own. */
export async function breakDownByModel(
  asking: Asking,
  request: PlanRequest,
  { planner, ladder, engine, onPiece }: Breaking,
): Promise<Plan & { usage: Usage }> {
  const found = await planner.factsOf(request);
  const question = {
    instructions: BREAKDOWN_RULES,
    messages: [{ role: 'user' as const, content: breakdownMaterial(request, found) }],
  };
  const { items, dropped, usage, wasCut } = await fillIn(
    asking,
    { question, form: FORM, ladder },
    ({ title }) => onPiece({ title }),
  );
  // What is missing at its end nobody knows: half a plan is none.
  if (wasCut) throw tooLong();
  const plan = await planner.planSuggested(request, { tasks: items, engine, unread: dropped });
  return { ...plan, usage };
}
