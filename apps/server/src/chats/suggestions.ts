import type { ChatSuggestion } from '@daymark/contract/chats';
import { languageNow } from '@daymark/words/in-language';
import { plural, t } from '@daymark/words/t';
import type { AiContext } from '../ai/context.ts';
import { occasionsOf } from '../look-ups/service.ts';

const SUGGESTIONS_MAX = 4;
const NAME_CHARACTERS = 60;

const short = (name: string): string =>
  name.length > NAME_CHARACTERS ? `${name.slice(0, NAME_CHARACTERS).trimEnd()}…` : name;

const toStart = (title: string): ChatSuggestion => ({
  id: 'start-project',
  title,
  prompt: t`I want to start a new project. What do you need to know?`,
});

/** Questions to suggest, from the state of the user's projects, the most urgent first. */
export async function suggestionsFor(context: AiContext): Promise<{ suggestions: ChatSuggestion[] }> {
  void context.engine.prepare?.(languageNow());
  const at = await occasionsOf(context);
  const { unplanned, behind } = at;
  if (at.projects === 0)
    return {
      suggestions: [
        toStart(t`Plan my first project`),
        {
          id: 'what-can-you-do',
          title: t`What can you do?`,
          prompt: t`What can you do for me?`,
        },
      ],
    };
  const possible: (ChatSuggestion | false)[] = [
    at.overdueTasks > 0 && {
      id: 'overdue',
      title: t`What is overdue?`,
      prompt: t`What is overdue?`,
    },
    at.todayTasks > 0 && {
      id: 'today',
      title: t`Go through today (${plural(at.todayTasks, '# task')})`,
      prompt: t`What is on my plate today?`,
    },
    unplanned !== null && {
      id: 'break-down',
      title: t`Break down ${short(unplanned)}`,
      prompt: t`Break down the project "${short(unplanned)}"`,
    },
    behind !== null && {
      id: 'behind',
      title: t`How far behind is ${short(behind)}?`,
      prompt: t`How is the project "${short(behind)}" going?`,
    },
    at.openTasks > 0 && {
      id: 'next-step',
      title: t`What should I do next?`,
      prompt: t`What should I do next?`,
    },
    at.weekHours > 0 && {
      id: 'week',
      title: t`How does this week look?`,
      prompt: t`How does this week look?`,
    },
    {
      id: 'free-time',
      title: t`When do I have free time?`,
      prompt: t`When do I have free time?`,
    },
  ];
  const pressing = possible.filter((one) => one !== false).slice(0, SUGGESTIONS_MAX - 1);
  return { suggestions: [...pressing, toStart(t`Plan a new project`)] };
}
