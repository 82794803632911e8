import { authRoutes } from './auth.ts';
import { avatarRoutes } from './avatars.ts';
import { chatRoutes } from './chats.ts';
import { exportRoutes } from './exports.ts';
import { milestoneRoutes } from './milestones.ts';
import { notificationRoutes } from './notifications.ts';
import { projectRoutes } from './projects.ts';
import type { Route } from './route.ts';
import { searchRoutes } from './search.ts';
import { subtaskRoutes } from './subtasks.ts';
import { trashRoutes } from './trash.ts';
import { userRoutes } from './users.ts';

/** The whole API: the server registers it, the client is typed by it, documents and tests are made from it. */
export const routes = {
  auth: authRoutes,
  users: userRoutes,
  exports: exportRoutes,
  avatars: avatarRoutes,
  notifications: notificationRoutes,
  projects: projectRoutes,
  milestones: milestoneRoutes,
  trash: trashRoutes,
  search: searchRoutes,
  subtasks: subtaskRoutes,
  chats: chatRoutes,
} as const satisfies Record<string, Record<string, Route>>;

export type Routes = typeof routes;
