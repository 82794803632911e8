import type { Enquiry, EnquiryWish } from '@daymark/contract/enquiries';
import { addDays, type Day } from '@daymark/domain/dates';
import { LATER_DUE_DATE_MAX_DAYS, PROJECT_NAME_MAX_LENGTH } from '@daymark/domain/limits';
import { distantStartProblem, timelineProblem } from '@daymark/domain/projects';
import type { Statement } from '@daymark/domain/reading';
import { USUAL_DEPTH } from '@daymark/domain/steps';
import { ownWords } from '@daymark/planner/change/mail';
import { askedWork } from '@daymark/planner/enquiry/asked-work';
import type { Wish } from '@daymark/planner/enquiry/enquiry';
import { languageNow } from '@daymark/words/in-language';
import { localeIn } from '@daymark/words/languages';
import { t } from '@daymark/words/t';
import type { z } from 'zod';
import { formatDay } from '../ai/locale.ts';
import { type PlannedBrief, type PlanningContext, planRequestOf } from '../ai/service.ts';
import { lostHours, type PlanningDay } from '../calendars/planning-days.ts';
import { invalid } from '../http/errors.ts';
import { briefOfNew } from '../plans/service.ts';
import { type Look, lookAtPlans } from '../replans/look.ts';
import { refusalTo, replyTo } from './reply.ts';

const SUBJECT = /^\s*(?:subject|betreff|objet|asunto)\s*:\s*(?:(?:re|fwd?|aw|wg|tr|rv)\s*:\s*)*(.+)$/imu;

/** The name that was given, else the subject of the mail; it may be empty. */
const givenName = ({ name, text }: { name: string; text: string }): string => {
  const subject = SUBJECT.exec(text)?.[1] ?? '';
  return (name || subject.replaceAll(/\s+/g, ' ').trim()).slice(0, PROJECT_NAME_MAX_LENGTH).toWellFormed();
};

/** The name of the project that an enquiry can become: without another one that of the day. */
const nameOf = (wish: { name: string; text: string }, today: Day): string =>
  givenName(wish) ||
  t`Enquiry of ${formatDay(today, localeIn(languageNow(), languageNow()), { hasYear: true })}`;

/** The text without the mails that it answers and the signature, as a brief. */
const briefIn = (text: string): string =>
  ownWords(text.replaceAll('\r\n', '\n'))
    .replaceAll(/[^\S\n]+$/gmu, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** The hours that time off and calendars take, without the work of other projects. */
const busyHoursOf = (days: readonly PlanningDay[]): Record<Day, number> =>
  Object.fromEntries(days.flatMap((day) => (lostHours(day) > 0 ? [[day.date, lostHours(day)]] : [])));

function outlookOf({ moving, breaks, ...wish }: Wish, { projects }: Look): Enquiry['wish'] {
  const nameOfProject = (id: string) => projects.get(id)?.name ?? '';
  return {
    ...wish,
    moving: moving.length,
    breaks: breaks.map((one) => ({ ...one, project: nameOfProject(one.projectId) })),
  };
}

/** "By the 9th" is the 9th that is nearest to so many days from today. */
const NEAR_DAYS = 15;

const corrected = (statements: readonly Statement[], corrections: readonly Statement[]): Statement[] =>
  statements.map((one) => corrections.find(({ id }) => id === one.id) ?? one);

/** The corrections of the job with those of an offer, which come first. */
const withOffer = (corrections: readonly Statement[], own: readonly Statement[]): Statement[] => [
  ...corrections.filter(({ id }) => !own.some((one) => one.id === id)),
  ...own,
];

/**
 * An enquiry broken down as a project is. A mail seldom says its work as a brief does, so what the built-in reader read is
 * corrected by what the mail asks for, and its kind is found by that alone.
 */
async function jobOf(
  context: PlanningContext,
  brief: PlannedBrief,
  { engine, dueDate, ...wish }: z.output<typeof EnquiryWish>,
) {
  const how = { byBuiltIn: engine === 'builtin' };
  const read = await planRequestOf(context, brief, how);
  const { known, request } = read;
  const { reading } = known;
  const { description: mail, today, locale } = request;
  const asks = await context.planner.asks(
    { mail, today, dueDate: addDays(today, NEAR_DAYS), locale, reading, brief: { statements: [] } },
    context,
  );
  const corrections = askedWork(mail, reading, asks);
  const whole = { ...reading, statements: corrected(reading.statements, corrections) };
  // "Enquiry of 1 December" is near to a tax enquiry.
  const named = { name: givenName(wish), locale };
  const kind = (await context.planner.kindOfEnquiry([mail, whole, named], context)) ?? 'none';
  const said = asks.findLast(({ due }) => due !== null)?.due ?? null;
  const wished = dueDate ?? said;
  const brokenDown = (day: Day) =>
    planRequestOf(context, { ...brief, dueDate: day, known, corrections, kind }, how);
  // Steps near the end have their days from it. With little time steps are left out, which does not make the job smaller.
  const near = wished !== null && wished > brief.startDate ? await brokenDown(wished) : undefined;
  const job = near?.breakdown.savings === 'none' ? near : await brokenDown(brief.dueDate);
  return { ...job, corrections, said };
}

/** When a job could be done beside all that is promised. Writes nothing. */
export async function answerEnquiry(
  context: PlanningContext,
  wish: z.output<typeof EnquiryWish>,
): Promise<Enquiry> {
  const { userId, today, planner, signal } = context;
  const startDate = wish.startDate && wish.startDate > today ? wish.startDate : today;
  const distant = distantStartProblem(startDate, today);
  if (distant) throw invalid('startDate', distant);
  const problem = wish.dueDate ? timelineProblem(startDate, wish.dueDate) : null;
  if (problem) throw invalid('dueDate', problem);
  // What a job takes does not depend on the day that is wished: a short time would leave steps out.
  const dueDate = addDays(startDate, LATER_DUE_DATE_MAX_DAYS);
  const words = { name: nameOf(wish, today), description: briefIn(wish.text) };
  const brief = briefOfNew(
    context,
    {
      ...words,
      startDate,
      dueDate,
      category: '',
      tags: [],
      priority: 'High',
      weekdays: null,
      hoursPerDay: null,
      corrections: [],
      asRead: wish.asRead,
      engine: wish.engine,
      depth: USUAL_DEPTH,
      projectKind: null,
    },
    [],
  );
  const until = addDays(dueDate, LATER_DUE_DATE_MAX_DAYS);
  const [job, look] = await Promise.all([
    jobOf(context, brief, wish),
    lookAtPlans(context, { projectId: null, staying: [], until }),
  ]);
  const { known, request, days, breakdown, corrections, said } = job;
  const calendar = { ...request.calendar, busyHours: busyHoursOf(days) };
  const answer = await planner.enquiry(
    {
      request: { ...request, calendar },
      wished: wish.dueDate ?? null,
      said,
      isVague: breakdown.kind === null,
      others: look.request,
    },
    { userId, signal },
  );
  const asked = {
    text: words.description,
    locale: request.locale,
    wish: answer.wish,
    reading: request.reading,
  };
  return {
    ...words,
    asRead: { madeFrom: known.madeFrom, frame: known.frame, reading: known.reading },
    hours: answer.hours,
    kind: breakdown.kind,
    wish: answer.wish && outlookOf(answer.wish, look),
    offers: answer.offers.map((offer) => ({
      ...offer,
      corrections: withOffer(corrections, offer.corrections),
      reply: replyTo(asked, offer),
    })),
    stuck: answer.stuck.length,
    assumptions: answer.assumptions,
    questions: answer.questions,
    refusal: refusalTo(asked, answer.offers),
  };
}
