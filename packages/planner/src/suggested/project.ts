import { addDays, type Day } from '@daymark/domain/dates';
import {
  CATEGORY_MAX_LENGTH,
  DEFAULT_TIMELINE_DAYS,
  DESCRIPTION_MAX_LENGTH,
  MILESTONE_NAME_MAX_LENGTH,
  SUBTASK_TITLE_MAX_LENGTH,
} from '@daymark/domain/limits';
import type { Priority } from '@daymark/domain/priorities';
import { milestoneProblem, timelineProblem } from '@daymark/domain/projects';
import { normalizeTags } from '@daymark/domain/tags';
import type { ConversationProject, ConversationRequest, Setting } from '../conversation/conversation.ts';
import { shortened } from '../conversation/labels.ts';
import { settingFor } from '../conversation/setting.ts';
import { writtenDay } from '../conversation/written-day.ts';
import { daysSaid } from './said-days.ts';
import { plainLine } from './words.ts';

/** A project as somebody else read it out of a conversation; its dates are what is claimed to have been said. */
export interface SuggestedProject {
  name: string;
  description: string;
  startDate: Day | null;
  dueDate: Day | null;
  milestones: { name: string; dueDate: Day | null }[];
  priority: Priority | null;
  category: string;
  tags: string[];
  /** Hours of work. */
  tasks: { title: string; description: string; hours: number | null }[];
  assumptions: string[];
}

/** What of it holds. */
export interface HeldProject {
  project: Omit<ConversationProject, 'assumptions'>;
  tasks: SuggestedProject['tasks'];
  /** What was given up or taken for granted first, in the person's language; then what the other side says of that. */
  assumptions: string[];
}

const LONGEST_NAME = 120;

// Control characters but tab and line ends, and those that turn the direction of a line.
const UNWRITTEN = /[^\P{Cc}\t\n\r]|[\u202A-\u202E\u2066-\u2069]/gu;
const written = (text: string, longest: number) =>
  shortened(text.toWellFormed().replace(UNWRITTEN, '').trim(), longest);

type Dates = Pick<ConversationProject, 'startDate' | 'dueDate' | 'milestones'>;

/** A date counts when our own reader finds it in what the person said; any other is given up, and told. */
function datesOf(
  found: SuggestedProject,
  said: ReadonlySet<Day>,
  { tongue, words, today }: Setting,
): Dates & { assumptions: string[] } {
  const { assumptions: say } = words;
  const day = (date: Day) => writtenDay(date, tongue.language);
  const assumptions: string[] = [];
  const { startDate: from, dueDate: to } = found;
  const startDate = from && from >= today && said.has(from) ? from : today;
  if (startDate !== from) assumptions.push(say.start(day(today)));
  const assumed = addDays(startDate, DEFAULT_TIMELINE_DAYS);
  const isSaid = to !== null && said.has(to);
  const holds = isSaid && timelineProblem(startDate, to) === null;
  const dueDate = holds ? to : assumed;
  if (to === null) assumptions.push(say.due(day(assumed)));
  else if (!isSaid) assumptions.push(say.unsaidDue(day(to), day(assumed)));
  else if (!holds) assumptions.push(say.tooEarly(day(to), day(assumed)));
  const milestones = found.milestones.flatMap(({ name, dueDate: on }) => {
    const short = shortened(name, MILESTONE_NAME_MAX_LENGTH);
    if (short !== name) assumptions.push(say.cut(short));
    if (on === null || !said.has(on)) assumptions.push(say.undated(short));
    else if (milestoneProblem(on, { startDate, dueDate }) !== null)
      assumptions.push(say.outside(short, day(on)));
    else return [{ name: short, dueDate: on }];
    return [];
  });
  return { startDate, dueDate, milestones, assumptions };
}

/**
 * Holds a project that somebody else read out of a conversation against what its person said, with names that can be
 * kept. Undefined when it has no name. Pure; never throws.
 */
export function holdProject(
  { turns, today, locale }: ConversationRequest,
  suggested: SuggestedProject,
): HeldProject | undefined {
  const texts = turns.filter(({ sender }) => sender === 'user').map(({ content }) => content);
  const given = texts.join('\n');
  const plain = (text: string) => plainLine(text.toWellFormed(), given);
  const name = shortened(plain(suggested.name), LONGEST_NAME);
  if (name === '') return undefined;
  const milestones = suggested.milestones.flatMap((one) => {
    const called = plain(one.name);
    return called === '' ? [] : [{ ...one, name: called }];
  });
  const said = new Set(daysSaid({ texts, today, locale }));
  const dated = datesOf({ ...suggested, milestones }, said, settingFor(texts, today, locale));
  const { assumptions, ...dates } = dated;
  const tasks = suggested.tasks.flatMap(({ title, description, hours }) => {
    const called = shortened(plain(title), SUBTASK_TITLE_MAX_LENGTH);
    return called === '' ? [] : [{ title: called, description: written(description, 2_000), hours }];
  });
  const project = {
    ...dates,
    name,
    description: written(suggested.description, DESCRIPTION_MAX_LENGTH),
    priority: suggested.priority ?? ('Medium' as const),
    category: shortened(plain(suggested.category), CATEGORY_MAX_LENGTH),
    tags: normalizeTags(suggested.tags.map(plain)).filter((tag) => tag !== ''),
  };
  const further = suggested.assumptions.map(plain).filter((one) => one !== '');
  return { project, tasks, assumptions: [...assumptions, ...further] };
}
