import type { ProjectChange } from '@daymark/contract/projects';
import type { ProposedAction } from '@daymark/contract/proposals';
import type { SubtaskChange } from '@daymark/contract/subtasks';
import { thingLine, thingLink } from './named-things.ts';
import { isOf, type Thing } from './names.ts';
import { type AnswerContext, choices, paragraphs } from './overview-answers.ts';
import type { ParsedText } from './read.ts';
import type { FreeText } from './titles.ts';

/** A text with its proposals. */
export interface Reply {
  text: string;
  actions: ProposedAction[];
}

export const say = (text: string): Reply => ({ text, actions: [] });

export const offer = ({ words }: AnswerContext, actions: ProposedAction[], ...more: string[]): Reply => ({
  text: paragraphs(words.offer, ...more),
  actions,
});

/** Most moves that a user can check before accepting them. */
export const MOVES_MAX = 10;

/** What is to be done, with words of one's own and all things that may be meant. */
export type Asked = ParsedText & { free?: FreeText | undefined; things: readonly Thing[] };

export type Doing = (context: AnswerContext, asked: Asked) => Promise<Reply> | Reply;

export const change = (thing: Thing, changes: SubtaskChange & ProjectChange): ProposedAction =>
  thing.kind === 'task'
    ? { kind: 'change-subtask', subtaskId: thing.id, change: changes }
    : { kind: 'change-project', projectId: thing.id, change: changes };

/** One proposal per row with all its changes: a second one would be outdated once the first is accepted. */
export function joinedActions(actions: readonly ProposedAction[]): ProposedAction[] {
  const joined = new Map<string, ProposedAction>();
  for (const action of actions) {
    const key =
      action.kind === 'change-subtask'
        ? action.subtaskId
        : action.kind === 'change-project'
          ? action.projectId
          : JSON.stringify({ ...action, depth: undefined });
    const before = joined.get(key);
    if (before?.kind === 'change-subtask' && action.kind === 'change-subtask')
      joined.set(key, { ...before, change: { ...before.change, ...action.change } });
    else if (before?.kind === 'change-project' && action.kind === 'change-project')
      joined.set(key, { ...before, change: { ...before.change, ...action.change } });
    else if (!before) joined.set(key, action);
  }
  return [...joined.values()];
}

/**
 * The named things. Those for which `isMeant` is true come before others of the same name. If it is ambiguous, a
 * question back.
 */
export function thingsOf(
  context: AnswerContext,
  { names }: ParsedText,
  isMeant: (thing: Thing) => boolean = () => true,
): { things: Thing[] } | Reply {
  const { words } = context;
  const single = names.flatMap(({ things }) => (things.length === 1 ? things : []));
  const scope = single.find(({ kind }) => kind === 'project');
  const found: Thing[] = [];
  for (const { things } of names) {
    const within = things.length > 1 && scope ? things.filter((one) => isOf(one, scope.id)) : things;
    const meant = (within.length > 0 ? within : things).filter(isMeant);
    const left = meant.length > 0 ? meant : things;
    if (left.length > 1)
      return say(
        choices(
          words,
          left.map((one) => thingLine(one, context)),
        ),
      );
    found.push(...left);
  }
  // "The invoice of the bakery": the project only narrows the choice.
  const isScope = (thing: Thing) => thing.kind === 'project' && found.some((one) => isOf(one, thing.id));
  const things = found.filter((one) => !isScope(one));
  if (things.length === 0) return say(words.nothingNamed);
  const milestone = things.find(({ kind }) => kind === 'milestone');
  return milestone ? say(words.cannotMilestone(thingLink(milestone))) : { things };
}

export const isOpen = (thing: Thing): boolean => thing.kind !== 'task' || thing.task.status !== 'Completed';
