import { NewProject } from '@daymark/contract/projects';
import type { Statement } from '@daymark/domain/reading';
import type { Asked, Caller, ReadProject, ReadRequest } from '../engine.ts';
import type { Planner } from '../planner.ts';
import { languageOf } from './message-language.ts';
import { describedIn } from './new-project.ts';
import { firstDayIn, latestDayIn } from './project-days.ts';
import { beginsProject, namesThing, wishesProject } from './project-wishes.ts';
import { wordsIn } from './words.ts';

const USUAL_WEEK: ReadRequest['calendar'] = { weekdays: [1, 2, 3, 4, 5], hoursPerDay: 8, daysOff: [] };

const WORK = new Set(['task', 'repeat', 'event', 'library']);

/** "I need a new website": in an explicit request for a project, this is one. */
const NEEDS =
  /\b(?:i|we) (?:want|need|would like) (?:an?|some|to|my|our)\b|\b(?:ich|wir) (?:brauchen?|möchten?|wollen|will) (?:ein|unser|mein)/i;

/** Work, or probably work. */
const isWork = (one: Statement): boolean => WORK.has(one.kind === 'unsure' ? one.kinds[0] : one.kind);

/** The project that words describe, whether it is one or not: its name, dates and brief. Undefined if they give no valid name. */
function projectDescribedIn({ turns, today, locale }: Pick<Asked, 'turns' | 'today' | 'locale'>) {
  const language = languageOf(turns, locale);
  const described = describedIn(turns, { today, locale, language }, wordsIn(language, locale));
  // A line of the user may be no valid name.
  const { data: project } = NewProject.safeParse(described.project);
  return project && { described, project, language };
}

/**
 * The project of a brief that stands alone. In a conversation a later day corrects an earlier one; in a brief the latest is when
 * all of it is due.
 */
export function projectOfBrief(brief: string, { today, locale }: Pick<Asked, 'today' | 'locale'>) {
  const found = projectDescribedIn({ turns: [{ sender: 'user', content: brief }], today, locale });
  const moment = found && { today, locale, language: found.language };
  const dueDate = moment && latestDayIn(brief, moment);
  if (!dueDate || dueDate === found.project.dueDate) return found?.project;
  const first = firstDayIn(brief, moment);
  const startDate = first && first < dueDate ? first : today;
  return NewProject.safeParse({ ...found.project, startDate, dueDate }).data;
}

/** The project that the user describes; undefined if the messages contain no wish for one, name nothing to make and no work. */
export async function readProjectBuiltIn(
  planner: Planner,
  { turns, today, timezone, locale }: Asked,
  caller: Caller,
): Promise<ReadProject | undefined> {
  caller.signal.throwIfAborted();
  const found = projectDescribedIn({ turns, today, locale });
  if (!found) return undefined;
  const { described, language } = found;
  const moment = { today, locale, language };
  const { name, description, category, tags, startDate, dueDate } = found.project;
  const words = { name, description, category, tags, startDate, dueDate, milestones: [] };
  const reading = await planner.read({ ...words, today, timezone, locale, calendar: USUAL_WEEK }, caller);
  const isWish = turns.some(
    ({ sender, content }) =>
      sender === 'user' &&
      (beginsProject(content) ||
        wishesProject(content, moment) ||
        NEEDS.test(content) ||
        namesThing(content)),
  );
  if (!isWish && !reading.statements.some(isWork)) return undefined;
  return { ...described, reading, usage: { inputTokens: null, outputTokens: null } };
}
