import { apiTokenRoutes } from './api-tokens.ts';
import { authRoutes } from './auth.ts';
import { avatarRoutes } from './avatars.ts';
import { calendarRoutes } from './calendars.ts';
import { calibrationRoutes } from './calibration.ts';
import { changeRequestRoutes } from './change-requests.ts';
import { chatRoutes } from './chats.ts';
import { clientLinkRoutes } from './client-links.ts';
import { clientRoutes } from './clients.ts';
import { connectionRoutes } from './connections.ts';
import { delayRoutes } from './delays.ts';
import { enquiryRoutes } from './enquiries.ts';
import { exportRoutes } from './exports.ts';
import { importRoutes } from './imports.ts';
import { languageModelRoutes } from './language-model.ts';
import { milestoneRoutes } from './milestones.ts';
import { notificationRoutes } from './notifications.ts';
import { passkeyRoutes } from './passkeys.ts';
import { planChangeRoutes } from './plan-changes.ts';
import { planPreviewRoutes } from './plan-previews.ts';
import { planProposalRoutes } from './plan-proposals.ts';
import { planViewRoutes } from './plan-views.ts';
import { projectCopyRoutes } from './project-copies.ts';
import { projectRoutes } from './project-routes.ts';
import { promiseRoutes } from './promises.ts';
import { publishedCalendarRoutes } from './published-calendars.ts';
import { pushDeviceRoutes } from './push-devices.ts';
import { quoteRoutes } from './quotes.ts';
import { rateRoutes } from './rates.ts';
import { readingRoutes } from './readings.ts';
import { reminderRoutes } from './reminders.ts';
import { replanRoutes } from './replans.ts';
import type { Route } from './route.ts';
import { searchRoutes } from './search.ts';
import { seriesRoutes } from './series.ts';
import { serverRoutes } from './server.ts';
import { subtaskRoutes } from './subtask-routes.ts';
import { templateRoutes } from './templates.ts';
import { timeEntryRoutes } from './time-entries.ts';
import { timerRoutes } from './timers.ts';
import { timesheetRoutes } from './timesheets.ts';
import { trashRoutes } from './trash.ts';
import { twoStepRoutes } from './two-step.ts';
import { userRoutes } from './users.ts';
import { visitorPlanRoutes } from './visitor-plans.ts';
import { waitRoutes } from './waits.ts';
import { webhookRoutes } from './webhooks.ts';

/**
 * The whole API. The server registers it, the client gets its types from it, documents and tests are generated from it.
 */
export const routes = {
  auth: authRoutes,
  users: userRoutes,
  visitorPlans: visitorPlanRoutes,
  server: serverRoutes,
  languageModel: languageModelRoutes,
  apiTokens: apiTokenRoutes,
  connections: connectionRoutes,
  passkeys: passkeyRoutes,
  twoStep: twoStepRoutes,
  pushDevices: pushDeviceRoutes,
  webhooks: webhookRoutes,
  exports: exportRoutes,
  imports: importRoutes,
  avatars: avatarRoutes,
  calendars: calendarRoutes,
  publishedCalendars: publishedCalendarRoutes,
  notifications: notificationRoutes,
  projects: projectRoutes,
  duplicates: projectCopyRoutes,
  clients: clientRoutes,
  rates: rateRoutes,
  timesheets: timesheetRoutes,
  quotes: quoteRoutes,
  waits: waitRoutes,
  delays: delayRoutes,
  promises: promiseRoutes,
  templates: templateRoutes,
  milestones: milestoneRoutes,
  trash: trashRoutes,
  search: searchRoutes,
  subtasks: subtaskRoutes,
  planProposals: planProposalRoutes,
  planPreviews: planPreviewRoutes,
  changeRequests: changeRequestRoutes,
  clientLinks: clientLinkRoutes,
  enquiries: enquiryRoutes,
  readings: readingRoutes,
  planChanges: planChangeRoutes,
  replans: replanRoutes,
  planViews: planViewRoutes,
  series: seriesRoutes,
  calibration: calibrationRoutes,
  timers: timerRoutes,
  timeEntries: timeEntryRoutes,
  reminders: reminderRoutes,
  chats: chatRoutes,
} as const satisfies Record<string, Record<string, Route>>;

export type Routes = typeof routes;
