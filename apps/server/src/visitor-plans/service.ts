import type { Input } from '@daymark/contract/route';
import type { VisitorPlan, visitorPlanRoutes } from '@daymark/contract/visitor-plans';
import { isGreeting } from '@daymark/domain/chats';
import { addDays, type Day, daysFrom } from '@daymark/domain/dates';
import { DEFAULT_TIMEZONE, LATER_DUE_DATE_MAX_DAYS } from '@daymark/domain/limits';
import { USUAL_DEPTH } from '@daymark/domain/steps';
import type { WorkingCalendar } from '@daymark/planner/plan';
import { languageNow } from '@daymark/words/in-language';
import { localeIn } from '@daymark/words/languages';
import { t } from '@daymark/words/t';
import type { AiServices } from '../ai/context.ts';
import type { Caller } from '../ai/engine.ts';
import { VISITOR_PLANS } from '../auth/limits.ts';
import { countEvents } from '../auth/limits-store.ts';
import { networkOf } from '../auth/networks.ts';
import { countryOfZone, publicHolidays } from '../calendars/holidays/holidays.ts';
import type { RequestContext } from '../http/context.ts';
import { AppError, invalid } from '../http/errors.ts';
import { dayIn } from '../http/today.ts';
import type { VisitorOffer } from './offer.ts';
import { daysOf, partsOf } from './shown.ts';

export interface VisitorServices {
  visitorOffer: VisitorOffer;
}

type VisitorContext = RequestContext & AiServices & VisitorServices;

type VisitorBrief = Input<typeof visitorPlanRoutes.show>['body'];

/** The week of a new account. */
const USUAL_WEEK = { weekdays: [1, 2, 3, 4, 5], hoursPerDay: 6 } satisfies Partial<WorkingCalendar>;

async function assertOffered({ visitorOffer }: VisitorContext): Promise<void> {
  if (!(await visitorOffer.current()))
    throw new AppError('not_found', t`Projects cannot be tried on this server without an account.`);
}

/** Each network has its turns, as each user has elsewhere. */
const callerOf = ({ ip, signal }: VisitorContext): Caller => ({
  userId: `visitor ${networkOf(ip)}`,
  signal,
  isVisitor: true,
});

/** The public holidays of the visitor's country, which are free for a new account; none if they cannot be found out. */
async function holidaysOf(
  { log }: VisitorContext,
  { timezone, locale, from, to }: { timezone: string; locale: string; from: Day; to: Day },
  { userId: person }: Caller,
): Promise<Day[]> {
  try {
    const country = await countryOfZone(timezone, locale);
    if (!country) return [];
    const days = await publicHolidays({ country, region: null }, { from, to }, { person });
    return days.flatMap(({ firstDay, lastDay }) => daysFrom(firstDay, lastDay));
  } catch (error) {
    log.warn({ err: error }, 'the holidays of a visitor could not be found out');
    return [];
  }
}

const nothingToPlan = () =>
  invalid(
    'brief',
    t`There is nothing to plan in these words yet. Say what you want to get done, and by when.`,
  );

const hasWords = (brief: string): boolean => /\p{L}/u.test(brief) && !isGreeting(brief);

/** What is read and planned, without an account: the words, and the days of a new user. */
async function requestOf(context: VisitorContext, input: VisitorBrief, caller: Caller) {
  const { brief, depth, timezone = DEFAULT_TIMEZONE } = input;
  const locale = input.locale ?? localeIn(languageNow(), undefined);
  const today = dayIn(timezone, context.now());
  const { projectOfBrief } = await import('../ai/builtin/read-project.ts');
  const project = hasWords(brief) && projectOfBrief(brief, { today, locale });
  if (!project) throw nothingToPlan();
  const { name, description, category, tags, priority, startDate, dueDate } = project;
  const to = addDays(dueDate, LATER_DUE_DATE_MAX_DAYS);
  const daysOff = await holidaysOf(context, { timezone, locale, from: today, to }, caller);
  const calendar = { ...USUAL_WEEK, daysOff, busyHours: {} };
  const words = { name, description, category, tags, priority, startDate, dueDate, milestones: [] };
  return { ...words, depth, today, timezone, locale, calendar };
}

/** Reads and plans a project that a visitor typed, with the built-in engine. Nothing of it is stored or logged. */
export async function planOfVisitor(context: VisitorContext, input: VisitorBrief): Promise<VisitorPlan> {
  await assertOffered(context);
  const { db, planner, now, ip } = context;
  await countEvents(db, [{ limit: VISITOR_PLANS, subject: networkOf(ip) }], now());
  const caller = callerOf(context);
  const { depth, ...request } = await requestOf(context, input, caller);
  const known = await planner.read(request, caller);
  const { reading, breakdown } = await planner.breakDown(
    { ...request, reading: known, corrections: [], depth, kind: null },
    caller,
  );
  const granularity = depth === 'detailed' ? ('finer' as const) : ('normal' as const);
  const { tasks, why } = await planner.plan({ ...request, reading, granularity, kept: [] }, caller);
  if (tasks.length === 0) throw nothingToPlan();
  const { name, description, startDate, dueDate } = request;
  return {
    project: { name, description, startDate, dueDate, depth },
    sizes: breakdown.sizes,
    parts: partsOf(reading, tasks),
    days: daysOf(tasks),
    problem: why,
  };
}

/** Loads what the first plan needs, while the visitor still types: the words of the library take seconds. */
export async function prepareForVisitor(context: VisitorContext): Promise<{ message: string }> {
  await assertOffered(context);
  const { planner, log } = context;
  const caller = { ...callerOf(context), signal: context.stopping };
  const sample: VisitorBrief = { brief: t`Plan a garden party`, depth: USUAL_DEPTH };
  const prepared = requestOf(context, sample, caller).then((request) =>
    planner.breakDown({ ...request, reading: { statements: [] }, corrections: [], kind: null }, caller),
  );
  prepared.catch((error: unknown) => log.debug({ err: error }, 'the planner was not prepared for a visitor'));
  return { message: t`The planner is getting ready` };
}
