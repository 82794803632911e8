import { z } from 'zod';

/** A step of the trade in one language. `words` are beginnings of words that show that the brief already asks for it. */
const StepText = z.object({
  words: z.string().optional(),
  /** `{object}`, `{topic}` and `{subject}` are filled from the brief. */
  title: z.string().min(3),
  /** When it is done, one condition each. */
  done: z.array(z.string()).min(1),
});

const DeliverableText = StepText.extend({
  words: z.string().min(2),
  first: z.object({ title: z.string(), hours: z.number(), done: z.array(z.string()).min(1) }).optional(),
  next: z.object({ title: z.string(), hours: z.number(), done: z.array(z.string()).min(1) }).optional(),
});

/** 0 clarify, 1 gather, 2 design or draft, 3 make, 4 check, 5 hand over, 6 afterwards. */
const Phase = z.number().int().min(0).max(6);

const Deliverable = z.object({
  id: z.string(),
  phase: Phase,
  hours: z.number().positive(),
  /** Hours for each of what is counted, instead of `hours`. */
  each: z.number().positive().optional(),
  en: DeliverableText.optional(),
  de: DeliverableText.optional(),
});
export type Deliverable = z.infer<typeof Deliverable>;

const Step = z.object({
  id: z.string(),
  phase: Phase,
  hours: z.number().positive(),
  /** Worth adding to a brief that does not mention it; the others only make up the plan of a brief that says little. */
  glue: z.boolean().optional(),
  /** It comes back that many times a week. */
  perWeek: z.number().int().positive().optional(),
  en: StepText,
  de: StepText,
});
export type Step = z.infer<typeof Step>;

/** What an answer changes; where none is given here, a person says whether it is settled or has to be found out. */
const QuestionAnswer = z.discriminatedUnion('kind', [
  /** What is made of these things is not begun before the day. */
  z.object({ kind: z.literal('date'), words: z.string() }),
  /** So many days pass after what asks for approval or is about these words. */
  z.object({ kind: z.literal('days'), words: z.string() }),
  /** So many rounds of changes. */
  z.object({ kind: z.literal('count') }),
  /** With a yes, this is done too. */
  z.object({
    kind: z.literal('yes-no'),
    hours: z.number().positive(),
    phase: Phase,
    en: StepText,
    de: StepText,
  }),
]);

const Question = z.object({
  id: z.string(),
  unless: z.string().optional(),
  en: z.string(),
  de: z.string(),
  answer: QuestionAnswer.optional(),
});
export type Question = z.infer<typeof Question>;

/** What someone of the trade knows: what is made, in what order, how long it takes and what "done" means. */
export const Playbook = z.object({
  id: z.string(),
  /** Beginnings of words that speak for this trade, in both languages. */
  words: z.string(),
  /** Words in a project's name that speak against it: a server is moved without boxes. */
  not: z.string().optional(),
  /** Its things mean something else in other trades: a menu is translated only in a translation. */
  ownOnly: z.boolean().optional(),
  /** Title and hours of a thing that the playbook does not know. */
  plain: z.object({ en: z.string(), de: z.string(), hours: z.number(), phase: Phase }),
  /** Beginnings of words, in both languages: what is about one entry comes before what is about the next. */
  sequence: z.array(z.string()).optional(),
  deliverables: z.array(Deliverable),
  steps: z.array(Step).min(4),
  questions: z.array(Question),
});
export type Playbook = z.infer<typeof Playbook>;

/** What a verb of a brief means: how long it usually takes, when it comes, and when it is done. */
const Verb = z.object({
  verbs: z.string(),
  hours: z.number().positive(),
  phase: Phase,
  done: z.array(z.string()).min(1),
});
export const Verbs = z.object({
  en: z.array(Verb),
  de: z.array(Verb),
  fr: z.array(Verb),
  es: z.array(Verb),
  pt: z.array(Verb),
});
export type Verb = z.infer<typeof Verb>;
export type Verbs = z.infer<typeof Verbs>;

const KindWords = z.object({ verb: z.string(), words: z.string() });
/** What is done with things of a kind where nothing says it, by beginnings of their names: a quote is got, a hall is booked. */
const Kind = z.object({
  id: z.string(),
  hours: z.number().positive(),
  /** Hours for each of what is counted. */
  each: z.number().positive().optional(),
  /** Playbooks in which the word means something else: in software an invoice is built and not paid. */
  not: z.array(z.string()).optional(),
  /** Its names of several words mean the same in every trade, whatever the trade calls alike. */
  everywhere: z.boolean().optional(),
  en: KindWords.optional(),
  de: KindWords.optional(),
  fr: KindWords.optional(),
  es: KindWords.optional(),
  pt: KindWords.optional(),
});
export type Kind = z.infer<typeof Kind>;
export const Kinds = z.array(Kind);

const ListWords = z.object({
  /** What stands before the colon, as a pattern. */
  lead: z.string(),
  verb: z.string(),
  /** Title of an entry; `doing` that of one which begins with a verb of its own. `{x}` is the entry. */
  title: z.string(),
  doing: z.string(),
  /** The title in all other playbooks; without it the entry's own words speak. */
  elsewhere: z.string().optional(),
  /** The playbooks in which that is work; none means all. */
  in: z.array(z.string()).optional(),
});
/** What is done with each entry of a list by what the list is called: "Pages: home, team" are pages to build. */
const ListKind = z.object({
  id: z.string(),
  hours: z.number().positive(),
  en: ListWords,
  de: ListWords,
  fr: ListWords,
  es: ListWords,
  pt: ListWords,
});
export type ListKind = z.infer<typeof ListKind>;
export const ListKinds = z.array(ListKind);

const Way = z.array(z.string().min(3)).min(4);
/** The way of a trade from beginning to end, for the languages that its playbook does not speak. */
export const Ways = z.record(z.string(), z.object({ fr: Way, es: Way, pt: Way }));
export type Ways = z.infer<typeof Ways>;
const ReadyTitles = z.object({
  en: z.string(),
  de: z.string(),
  fr: z.string(),
  es: z.string(),
  pt: z.string(),
});
/** What happens on a day: an exam, a move, the plumber's visit. */
const Happening = Kind.extend({
  /** All that has no day of its own comes before it. */
  ends: z.boolean(),
  /** Its words name people who come. */
  visitor: z.boolean().optional(),
  /** What has to be done before it, where the brief does not say so; `{bare}` is the thing. */
  ready: ReadyTitles.extend({ hours: z.number().positive() }).optional(),
});
export type Happening = z.infer<typeof Happening>;
export const Happenings = z.array(Happening);

/** Hours that one of a thing usually takes, by beginnings of its name in any language. */
export const Units = z.array(z.object({ words: z.string(), hours: z.number().positive() }));
export type Units = z.infer<typeof Units>;
