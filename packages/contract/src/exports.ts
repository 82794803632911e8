import { z } from 'zod';
import { Chat, ChatMessage } from './chats.ts';
import { paths } from './paths.ts';
import { Plan } from './plans.ts';
import { Project } from './projects.ts';
import { download, route } from './route.ts';
import { Session } from './sessions.ts';
import { Subtask } from './subtasks.ts';
import { Settings, User } from './users.ts';
import { Instant } from './values.ts';

/** Null for what is not in the trash. */
const deletedAt = Instant.nullable();

export const ExportedProject = Project.extend({
  plan: Plan.nullable(),
  deletedAt,
  subtasks: z.array(Subtask.extend({ deletedAt })),
}).meta({ id: 'ExportedProject' });
export type ExportedProject = z.output<typeof ExportedProject>;

/** A chat with all that was said in it. */
export const ExportedChat = Chat.extend({ deletedAt, messages: z.array(ChatMessage) }).meta({
  id: 'ExportedChat',
});
export type ExportedChat = z.output<typeof ExportedChat>;

/** Everything a person has, as it stood at one instant, what is in the trash included. */
export const AccountExport = z
  .object({
    exportedAt: Instant,
    user: User,
    settings: Settings,
    sessions: z.array(Session),
    projects: z.array(ExportedProject),
    chats: z.array(ExportedChat),
  })
  .meta({ id: 'AccountExport' });
export type AccountExport = z.output<typeof AccountExport>;

export const exportRoutes = {
  account: route({
    endpoint: paths.exports.account,
    access: 'user',
    summary: 'Everything the user has, the trash included, as one JSON file to keep',
    refusals: ['too_many_attempts', 'overloaded'],
    answer: download(AccountExport),
  }),
} as const;
