import { PROJECT_NAME_MAX_LENGTH } from '@daymark/domain/limits';
import { isBlank } from '@daymark/domain/text';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { MAIL_MAX_LENGTH } from './change-requests.ts';
import { paths } from './paths.ts';
import { KindOfProject, PlanningEvent, Remark } from './plans.ts';
import { AsRead, Corrections } from './readings.ts';
import { data, route } from './route.ts';
import { shape } from './shape.ts';
import { phrase, text } from './text.ts';
import { Day, HoursPerDay, Id } from './values.ts';

const MISSING = t`Please paste the enquiry`;

export const EnquiryWish = shape('EnquiryWish', {
  /** The mail or brief. */
  text: text(MAIL_MAX_LENGTH, MISSING).refine((value) => !isBlank(value), MISSING),
  /** The name of the job; by default the subject of the mail. */
  name: phrase(PROJECT_NAME_MAX_LENGTH).default(''),
  /** The first day on which it can begin; by default today. */
  startDate: Day.optional(),
  /** The wished last day; by default the one in the text. */
  dueDate: Day.optional(),
  /** From an earlier answer: then the same text is not read again. */
  asRead: AsRead.optional(),
  /** The built-in planner instead of the language model that the operator chose. */
  engine: z.literal('builtin').optional(),
});
export type EnquiryWish = z.input<typeof EnquiryWish>;

/** Terms on which the job can be taken on: they were planned, and no other work moves. */
export const EnquiryOffer = shape('EnquiryOffer', {
  kind: z.enum(['as-wished', 'within-hours', 'earliest', 'more-hours', 'leave-out', 'earlier-start']),
  /** First and last day of work that takes the most that it may. */
  firstDay: Day,
  lastDay: Day,
  /** Of the earliest days the last one if the work takes no more than usual; else that above. */
  usualLastDay: Day,
  /** The most hours with which the day holds; null if it holds anyway. */
  mostHours: z.number().nullable(),
  /** The days with more than the usual hours, and how many more. */
  overtime: z.array(z.object({ day: Day, hours: z.number() })),
  /** The part that is left out, and whether the text calls it optional. */
  leftOut: z.object({ words: z.string(), hours: z.number(), optional: z.boolean() }).nullable(),
  /** An answer to who asked, in the language of the text. */
  reply: z.string(),
  /** The terms, as a new project has them. */
  startDate: Day,
  dueDate: Day,
  hoursPerDay: HoursPerDay.nullable(),
  corrections: Corrections,
});
export type EnquiryOffer = z.output<typeof EnquiryOffer>;

/** What becomes of the wished day. */
export const EnquiryOutlook = shape('EnquiryOutlook', {
  day: Day,
  /** Whether the day is from the text. */
  isRead: z.boolean(),
  /**
   * `fits` beside all other work as it stands, whatever the work may take; `within` some hours, of which there may be more; `moves` if other work moves within its own promises; `breaks` promises,
   * of which none is named if they would be more than a year late; `alone` it would not even fit without other work.
   */
  holds: z.enum(['fits', 'within', 'moves', 'breaks', 'alone']),
  /** The number of tasks of other projects that would move. */
  moving: z.int(),
  /** The promises that would break, and by how many days. */
  breaks: z.array(
    z.object({
      projectId: Id,
      project: z.string(),
      /** The milestone or task that has its own day; null for the due date of the project. */
      what: z.object({ kind: z.enum(['milestone', 'task']), name: z.string() }).nullable(),
      promised: Day,
      days: z.int(),
    }),
  ),
  /** Why it does not fit alone, in a sentence with ISO days; null if it does. */
  why: z.string().nullable(),
});
export type EnquiryOutlook = z.output<typeof EnquiryOutlook>;

export const Enquiry = shape('Enquiry', {
  /** The name and the brief of the project that it can become. */
  name: z.string(),
  description: z.string(),
  asRead: AsRead,
  /** The usual hours of the job, the least and the most, and how many of the usual ones the text does not say. */
  hours: z.object({ total: z.number(), low: z.number(), high: z.number(), guessed: z.number() }),
  /** The kind of project whose usual hours these are; null if none is near enough. */
  kind: KindOfProject.nullable(),
  /** Null if no day is wished. */
  wish: EnquiryOutlook.nullable(),
  /** The honest answer first, then the smallest concessions that keep the wished day. Empty if no work was found. */
  offers: z.array(EnquiryOffer),
  /** The number of tasks of other projects that fit on no day already. */
  stuck: z.int(),
  assumptions: z.array(Remark),
  questions: z.array(Remark),
  /** A friendly refusal, in the language of the text. */
  refusal: z.string(),
});
export type Enquiry = z.output<typeof Enquiry>;

export const enquiryRoutes = {
  answer: route({
    endpoint: paths.enquiries.answer,
    access: 'propose',
    summary:
      'When a job could be done beside all that is promised, which promise its wished day would break, and what would save it; nothing is written',
    body: EnquiryWish,
    events: PlanningEvent,
    refusals: ['ai_unavailable', 'ai_limit_reached', 'overloaded'],
    answer: data(Enquiry),
  }),
} as const;
