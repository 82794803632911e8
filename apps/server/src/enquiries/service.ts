import type { Enquiry, EnquiryWish } from '@daymark/contract/enquiries';
import { addDays, type Day } from '@daymark/domain/dates';
import { LATER_DUE_DATE_MAX_DAYS, PROJECT_NAME_MAX_LENGTH } from '@daymark/domain/limits';
import { timelineProblem } from '@daymark/domain/projects';
import { USUAL_DEPTH } from '@daymark/domain/steps';
import { ownWords } from '@daymark/planner/change/mail';
import type { Wish } from '@daymark/planner/enquiry/enquiry';
import { languageNow } from '@daymark/words/in-language';
import { localeIn } from '@daymark/words/languages';
import { t } from '@daymark/words/t';
import type { z } from 'zod';
import { formatDay } from '../ai/locale.ts';
import { type PlanningContext, planRequestOf } from '../ai/service.ts';
import { lostHours, type PlanningDay } from '../calendars/planning-days.ts';
import { invalid } from '../http/errors.ts';
import { briefOfNew } from '../plans/service.ts';
import { type Look, lookAtPlans } from '../replans/look.ts';
import { refusalTo, replyTo } from './reply.ts';

const SUBJECT = /^\s*(?:subject|betreff|objet|asunto)\s*:\s*(?:(?:re|fwd?|aw|wg|tr|rv)\s*:\s*)*(.+)$/imu;

/** The name that was given, else the subject of the mail, else that of a day. */
function nameOf({ name, text }: { name: string; text: string }, today: Day): string {
  const subject = SUBJECT.exec(text)?.[1] ?? '';
  const found = name || subject.replaceAll(/\s+/g, ' ').trim();
  return (
    found.slice(0, PROJECT_NAME_MAX_LENGTH).toWellFormed() ||
    t`Enquiry of ${formatDay(today, localeIn(languageNow(), languageNow()), { hasYear: true })}`
  );
}

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

/** When a job could be done beside all that is promised. Writes nothing. */
export async function answerEnquiry(
  context: PlanningContext,
  wish: z.output<typeof EnquiryWish>,
): Promise<Enquiry> {
  const { userId, today, planner, signal } = context;
  const startDate = wish.startDate && wish.startDate > today ? wish.startDate : today;
  const dueDate = wish.dueDate ?? addDays(startDate, LATER_DUE_DATE_MAX_DAYS);
  const problem = timelineProblem(startDate, dueDate);
  if (problem) throw invalid('dueDate', problem);
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
  const how = { byBuiltIn: wish.engine === 'builtin' };
  const until = addDays(dueDate, LATER_DUE_DATE_MAX_DAYS);
  const [{ known, request, days }, look] = await Promise.all([
    planRequestOf(context, brief, how),
    lookAtPlans(context, { projectId: null, staying: [], until }),
  ]);
  const calendar = { ...request.calendar, busyHours: busyHoursOf(days) };
  const answer = await planner.enquiry(
    { request: { ...request, calendar }, wished: wish.dueDate ?? null, others: look.request },
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
    wish: answer.wish && outlookOf(answer.wish, look),
    offers: answer.offers.map((offer) => ({ ...offer, reply: replyTo(asked, offer) })),
    stuck: answer.stuck.length,
    assumptions: answer.assumptions,
    questions: answer.questions,
    refusal: refusalTo(asked, answer.offers),
  };
}
