import type { ChatSuggestion } from '@daymark/contract/chats';
import type { UserContext } from '../http/context.ts';
import { occasionsOf } from '../look-ups/service.ts';

const SUGGESTIONS_MAX = 4;
const NAME_CHARACTERS = 60;

const short = (name: string): string =>
  name.length > NAME_CHARACTERS ? `${name.slice(0, NAME_CHARACTERS).trimEnd()}…` : name;

const START: ChatSuggestion = {
  id: 'start-project',
  title: 'Plan my first project',
  prompt: 'I want to start a new project. What do you need to know?',
};

/** Questions to suggest, from the state of the user's projects, the most urgent first. */
export async function suggestionsFor(context: UserContext): Promise<{ suggestions: ChatSuggestion[] }> {
  const at = await occasionsOf(context);
  if (at.projects === 0)
    return {
      suggestions: [
        START,
        { id: 'what-can-you-do', title: 'What can you do?', prompt: 'What can you do for me?' },
      ],
    };
  const possible: (ChatSuggestion | false)[] = [
    at.overdueTasks > 0 && { id: 'overdue', title: 'What is overdue?', prompt: 'What is overdue?' },
    at.todayTasks > 0 && {
      id: 'today',
      title: `Go through today (${at.todayTasks === 1 ? '1 task' : `${at.todayTasks} tasks`})`,
      prompt: 'What is on my plate today?',
    },
    at.unplanned !== null && {
      id: 'break-down',
      title: `Break down ${short(at.unplanned)}`,
      prompt: `Break down the project "${short(at.unplanned)}"`,
    },
    at.behind !== null && {
      id: 'behind',
      title: `How far behind is ${short(at.behind)}?`,
      prompt: `How is the project "${short(at.behind)}" going?`,
    },
    at.openTasks > 0 && {
      id: 'next-step',
      title: 'What should I do next?',
      prompt: 'What should I do next?',
    },
    at.weekHours > 0 && { id: 'week', title: 'How does this week look?', prompt: 'How does this week look?' },
    {
      id: 'free-time',
      title: 'When do I have free time?',
      prompt: 'When do I have free time?',
    },
  ];
  const pressing = possible.filter((one) => one !== false).slice(0, SUGGESTIONS_MAX - 1);
  return { suggestions: [...pressing, { ...START, title: 'Plan a new project' }] };
}
