import type { JSONSchema7 } from 'ai';
import { z } from 'zod';
import type { StepsAnswer, StepsRequest } from '../engine.ts';
import type { Asking } from './ask.ts';
import { tooLong } from './failure.ts';
import type { Ladder } from './ladder.ts';
import { MATERIAL } from './prompts.ts';
import { type Form, fillIn } from './structured.ts';

const RULES = `You break one task of a project into the steps that it takes. ${MATERIAL}

- Each step is one sitting of 15 minutes to 4 hours. Its title begins with its verb (where the language puts it first) and names what it produces, in the language of the task, at most 80 characters, without the title of the task. Never "continue", "work on" or "part 2".
- Steps are in the order in which they are done. Include what people forget: what has to be decided, gathered, checked or handed over.
- Nothing that another task of the project does already, and nothing that the words rule out.
- minutes: what one competent person needs. If the task has hours, the steps add up to them.
- done: in a few words how one sees that the step is done; null where it is plain.
- Answers of the person, if there are any, say what is wanted and what is there already.
- depth "as-written": 2 or 3 steps. "balanced": 3 to 6. "detailed": 5 to 12, each at most 90 minutes.`;

const STEPS_MAX_COUNT = 15;
const TITLE_MAX_LENGTH = 120;
const DONE_MAX_LENGTH = 200;
const MINUTES_MAX = 2_400;
const OTHERS_MAX_COUNT = 60;
const BRIEF_MAX_LENGTH = 6_000;

const cut = (text: string, most: number): string =>
  text.replace(/\s+/g, ' ').slice(0, most).toWellFormed().trim();

const Said = z.object({
  title: z
    .string()
    .transform((title) => cut(title, TITLE_MAX_LENGTH))
    .pipe(z.string().min(1)),
  minutes: z.number().min(1).max(MINUTES_MAX).transform(Math.round),
  done: z
    .string()
    .transform((done) => cut(done, DONE_MAX_LENGTH) || null)
    .nullable()
    .catch(null),
});
type Said = z.output<typeof Said>;

const STEP: JSONSchema7 = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'minutes', 'done'],
  properties: {
    title: { type: 'string' },
    minutes: { type: 'integer' },
    done: { type: ['string', 'null'] },
  },
};

const FORM: Form<Said> = {
  name: 'steps',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['steps'],
    properties: { steps: { type: 'array', items: STEP } },
  },
  read: (value) => Said.safeParse(value).data,
  isList: true,
};

/** The steps of one task, as a model says. */
export async function breakOneByModel(
  asking: Asking,
  { title, answers, project, brief, others, depth, hours }: StepsRequest,
  ladder: Ladder,
): Promise<StepsAnswer> {
  const material = {
    ...{ task: title, hours, answers, depth, project, brief: brief.slice(0, BRIEF_MAX_LENGTH) },
    otherTasks: others.slice(0, OTHERS_MAX_COUNT),
  };
  const question = {
    instructions: RULES,
    messages: [{ role: 'user' as const, content: JSON.stringify(material) }],
  };
  const { items, usage, wasCut } = await fillIn(asking, { question, form: FORM, ladder });
  if (wasCut) throw tooLong();
  return { steps: items.slice(0, STEPS_MAX_COUNT), usage };
}
