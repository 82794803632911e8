// `npm run --silent plan < brief.json`: plans a brief without server or database and prints { reading, plan, outline }.
// With `-- --many` it reads and prints a list. A brief is { name, description, startDate, dueDate, today, timezone?, locale?,
// category?, tags?, depth?, kind?, corrections? }, dates as YYYY-MM-DD; brief, start and due may be used instead of description, startDate and dueDate.
// The public holidays of the country of the time zone, else of the locale, are free days, as for a new person.
// With `-- --model` the language model of AI_PROVIDER and the other variables of the server reads, and names the steps.
import { pathToFileURL } from 'node:url';
import { type Day, daysFrom } from '@daymark/domain/dates';
import type { Reading } from '@daymark/domain/reading';
import { USUAL_DEPTH } from '@daymark/domain/steps';
import { brokenDown } from '@daymark/planner/breakdown/broken-down';
import { outlineOf } from '@daymark/planner/outline';
import { planProject } from '@daymark/planner/plan';
import { readBrief } from '@daymark/planner/read/read';
import { countryOfZone, publicHolidays } from '../apps/server/src/calendars/holidays/holidays.ts';
import { type GivenBrief, requestOf } from './free-brief.ts';
import { readGivenInput } from './given-input.ts';

const WANTED = `npm run --silent plan < brief.json: give it a brief as JSON, such as
{ "name": "Website", "description": "Three pages, two days each.", "startDate": "2026-03-02", "dueDate": "2026-03-27", "today": "2026-03-02" },
or with "-- --many" a list of them.`;

/** The public holidays of the person's country in the days of a brief. */
async function holidaysOf(given: GivenBrief): Promise<Day[]> {
  const { locale, startDate: from, dueDate: to } = requestOf(given);
  const { region } = new Intl.Locale(locale);
  const country = given.timezone ? await countryOfZone(given.timezone, locale) : (region ?? null);
  if (!country) return [];
  const days = await publicHolidays({ country, region: null }, { from, to }, { person: 'plan' });
  return days.flatMap(({ firstDay, lastDay }) => daysFrom(firstDay, lastDay));
}

export function planBrief(given: GivenBrief, asRead?: Reading, daysOff: readonly Day[] = []) {
  const asked = requestOf(given);
  const request = { ...asked, calendar: { ...asked.calendar, daysOff } };
  const { depth = USUAL_DEPTH, kind = null } = given;
  const { reading, breakdown } = brokenDown({
    ...request,
    reading: asRead ?? readBrief(request),
    corrections: given.corrections ?? [],
    depth,
    kind,
  });
  const plan = planProject({ ...request, reading });
  return { reading, breakdown, plan, outline: outlineOf(reading, plan) };
}

/** Plans what the language model of the environment reads; one that fails is said in the place of its plan. */
async function plannerByModel() {
  const { modelOfEnvironment } = await import('./model-of-environment.ts');
  const model = await modelOfEnvironment();
  if (!model) throw new Error('--model needs AI_PROVIDER, AI_MODEL and AI_API_KEY or AI_BASE_URL.');
  return async (given: GivenBrief, at = 0) => {
    const daysOff = await holidaysOf(given);
    const asked = requestOf(given);
    const request = { ...asked, calendar: { ...asked.calendar, daysOff }, depth: given.depth };
    // Each is a person of its own, because requests of one person wait for each other.
    const follow = { userId: String(at), signal: new AbortController().signal, onPiece: () => {} };
    try {
      const { reading } = await model.read(request, follow);
      return planBrief(given, reading, daysOff);
    } catch (error) {
      return { error: String(error) };
    }
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const given = readGivenInput(WANTED);
  const isByModel = process.argv.includes('--model');
  const planned = isByModel
    ? await plannerByModel()
    : async (brief: GivenBrief) => planBrief(brief, undefined, await holidaysOf(brief));
  const inTurn = async (briefs: GivenBrief[]) => {
    const plans = [];
    for (const brief of briefs) plans.push(await planned(brief));
    return plans;
  };
  const atOnce = (briefs: GivenBrief[]) => Promise.all(briefs.map(planned));
  // A model answers many at once; the thread that knows the holidays would refuse that many.
  const many = isByModel ? atOnce : inTurn;
  const answer = process.argv.includes('--many') ? await many(given) : await planned(given);
  console.log(JSON.stringify(answer, null, 1));
}
