import type { LibraryLanguage } from '../library/entries.ts';
import type { Line, TaskLine } from './line.ts';
import { beginsWithVerb } from './line-titles.ts';

/** Lines that have the step that they name for themselves: of several for one step each is a part of it. */
export function isAlone(lines: readonly Line[]): (line: Line) => boolean {
  const naming = Map.groupBy(lines, ({ step }) => step?.place);
  return ({ step }) => step != null && naming.get(step.place)?.length === 1;
}

const lowerFirst = (text: string, language: LibraryLanguage): string => {
  const [first = '', second = ''] = text;
  return language === 'de' || second !== second.toLowerCase() ? text : first.toLowerCase() + text.slice(1);
};

const MOST_TITLE = 90;

/**
 * A line as the step that it names. One without a verb keeps its words and says what is done: "Film" is "Film: record the first
 * module"; a step whose title has those words says it by itself.
 */
export function asNamedStep(task: TaskLine, { step }: Line, language: LibraryLanguage): TaskLine {
  const isOfAll = task.parts !== null || task.pace !== null;
  if (!step || isOfAll || task.statedBy === 'model' || beginsWithVerb(task.title, language) === 'surely')
    return task;
  if (step.title.toLowerCase().includes(task.title.toLowerCase())) return { ...task, title: step.title };
  const title = `${task.title}: ${lowerFirst(step.title, language)}`;
  return title.length > MOST_TITLE ? task : { ...task, title };
}
