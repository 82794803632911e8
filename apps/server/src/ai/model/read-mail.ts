import { isDay } from '@daymark/domain/dates';
import { ASK_KINDS } from '@daymark/planner/change/ask-kinds';
import type { ModelAsk } from '@daymark/planner/change/model-asks';
import type { JSONSchema7 } from 'ai';
import { z } from 'zod';
import type { MailRequest, Usage } from '../engine.ts';
import type { Asking } from './ask.ts';
import { tooLong } from './failure.ts';
import type { Ladder } from './ladder.ts';
import { MATERIAL } from './prompts.ts';
import { type Form, fillIn } from './structured.ts';

const RULES = `You read a mail that a client wrote about a project under way, beside its brief: what was agreed so far, as numbered statements. You say what the mail asks of the person who does the project ("you" in the mail). A program plans it. ${MATERIAL}

# What is an ask
An ask is what the person has to do, to do otherwise, or to leave out because of this mail, compared with the brief. It need not be a request: a decision ("we are going with blue after all"), a new fact that changes agreed work (another number, size, day, place, material), or a fault to be mended is an ask too.
- One need is one ask, also when several sentences speak of it. Two needs in one sentence are two asks.
- What replaces agreed work in the same place is one "changed" ask, not a dropped and a new one.

No ask:
- greetings, thanks, praise, news, reasons, background, and what was agreed already or stays as it is;
- what the client or somebody else does, sends, books or decides themselves, unless the work needs it and a day is said: that is a wait;
- a question that an answer settles, and arranging a call, a visit or a reply;
- what the client takes back in the same mail, rules out, or keeps for another time or another project;
- mails that are quoted or forwarded only as background.

# Kinds
- new: work that the brief does not have.
- changed: work, a number, a manner, a place or a day of the brief becomes another one; also the date of the whole project.
- dropped: work of the brief that is not wanted any more.
- unclear: wanted, but the person must ask back before it can be planned: a matter of taste without a measure, "something for …", or the client is not decided. Only where no sensible person could begin.

- wait: the client or somebody else hands something over, decides or does work by a day, and work of the brief or of this mail needs it.

# Fields, for each ask in the order of the mail
- quote: the words of the mail that say it, letter by letter, one unbroken stretch, as short as it can be while it holds what is wanted with its numbers and days.
- kind.
- lines: the numbers of the statements of the brief that it changes, drops or is about; [] for new work.
- title: for new work what is done, beginning with its verb (where the language puts it first), in the language of the mail, at most 80 characters; else "".
- hours: for new work your estimate in hours for one person who has done such work before; else 0.
- due: where the ask moves the date of the whole project, that day as YYYY-MM-DD; of a wait, the day until which it lasts; else null.
If the mail asks for nothing, answer with the one ask that has the quote "" and the kind "none".`;

const NONE = 'none';
const TITLE_MAX_LENGTH = 200;
const HOURS_MAX = 10_000;
const KINDS = [...ASK_KINDS, 'wait', NONE] as const;

const Said = z.object({
  quote: z.string().catch(''),
  kind: z.enum(KINDS),
  lines: z.array(z.int().catch(0)).catch([]),
  title: z
    .string()
    .transform((title) => title.replace(/\s+/g, ' ').slice(0, TITLE_MAX_LENGTH).toWellFormed().trim())
    .catch(''),
  hours: z.number().min(0).max(HOURS_MAX).catch(0),
  due: z.string().refine(isDay).nullable().catch(null),
});
type Said = z.output<typeof Said>;

const text: JSONSchema7 = { type: 'string' };
const ASK: JSONSchema7 = {
  type: 'object',
  additionalProperties: false,
  required: ['quote', 'kind', 'lines', 'title', 'hours', 'due'],
  properties: {
    quote: text,
    kind: { type: 'string', enum: [...KINDS] },
    lines: { type: 'array', items: { type: 'integer' } },
    title: text,
    hours: { type: 'number' },
    due: { type: ['string', 'null'] },
  },
};

const FORM: Form<Said> = {
  name: 'asks',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['asks'],
    properties: { asks: { type: 'array', items: ASK } },
  },
  read: (value) => Said.safeParse(value).data,
  isList: true,
};

const isAsk = (said: Said): said is Said & ModelAsk => said.kind !== NONE && said.quote.trim() !== '';

/** The mail beside the brief. */
const materialOf = ({ mail, brief, name, today, startDate, dueDate }: MailRequest): string =>
  JSON.stringify({
    project: name,
    today,
    start: startDate,
    due: dueDate,
    brief: brief.statements.map(({ words }, at) => ({ n: at + 1, words: words.text })),
    mail,
  });

/** What a mail asks for, as a model says. */
export async function readMailByModel(
  asking: Asking,
  request: MailRequest,
  ladder: Ladder,
): Promise<{ asks: ModelAsk[]; usage: Usage }> {
  const question = {
    instructions: RULES,
    messages: [{ role: 'user' as const, content: materialOf(request) }],
  };
  const { items, usage, wasCut } = await fillIn(asking, { question, form: FORM, ladder });
  if (wasCut) throw tooLong();
  return { asks: items.filter(isAsk), usage };
}
