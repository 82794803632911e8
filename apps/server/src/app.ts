import { routes } from '@daymark/contract/routes';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { ZodType } from 'zod';
import type { AiServices } from './ai/context.ts';
import { serveClientPages } from './client-links/serve.ts';
import type { Config } from './config.ts';
import type { Served, Services } from './http/context.ts';
import { documentApi } from './http/documents.ts';
import { translateErrors } from './http/error-answers.ts';
import { reportHealth } from './http/health.ts';
import { answerInLanguage } from './http/language.ts';
import { lingerAfterRefusals } from './http/lingering.ts';
import { gatherLines, logRequests, newRequestId, serializeError } from './http/logging.ts';
import { reportMetrics } from './http/metrics.ts';
import { type OverloadSettings, serverThatSheds } from './http/overload.ts';
import { servePages } from './http/pages.ts';
import { wordIssues } from './http/plain-issues.ts';
import { rememberRoutes } from './http/registered-routes.ts';
import { secureAnswers } from './http/security.ts';
import { endConnectionsWhenStopping, signalWhenStopping } from './http/stopping.ts';
import { refuseUndocumented } from './http/undocumented.ts';
import { noticeUnnamedProxy } from './http/unnamed-proxy.ts';
import { answerUnreadableAddress, answerUnreadableRequest } from './http/unreadable.ts';
import { serveOauth } from './mcp/oauth.ts';
import { serveMcp } from './mcp/serve.ts';
import { quoteSection } from './quotes/section.ts';
import { apiTokenHandlers } from './routes/api-tokens.ts';
import { authHandlers } from './routes/auth.ts';
import { avatarHandlers } from './routes/avatars.ts';
import { calendarHandlers } from './routes/calendars.ts';
import { calibrationHandlers } from './routes/calibration.ts';
import { changeRequestHandlers } from './routes/change-requests.ts';
import { chatHandlers } from './routes/chats.ts';
import { clientLinkHandlers } from './routes/client-links.ts';
import { clientHandlers } from './routes/clients.ts';
import { connectionHandlers } from './routes/connections.ts';
import { delayHandlers } from './routes/delays.ts';
import { enquiryHandlers } from './routes/enquiries.ts';
import { exportHandlers } from './routes/exports.ts';
import { importHandlers } from './routes/imports.ts';
import { languageModelHandlers } from './routes/language-model.ts';
import { milestoneHandlers } from './routes/milestones.ts';
import { mount } from './routes/mount.ts';
import { notificationHandlers } from './routes/notifications.ts';
import { passkeyHandlers } from './routes/passkeys.ts';
import { planChangeHandlers } from './routes/plan-changes.ts';
import { planViewHandlers } from './routes/plan-views.ts';
import { planPreviewHandlers, planProposalHandlers } from './routes/plans.ts';
import { projectCopyHandlers } from './routes/project-copies.ts';
import { projectHandlers } from './routes/projects.ts';
import { promiseHandlers } from './routes/promises.ts';
import { publishedCalendarHandlers } from './routes/published-calendars.ts';
import { pushDeviceHandlers } from './routes/push-devices.ts';
import { quoteHandlers } from './routes/quotes.ts';
import { rateHandlers } from './routes/rates.ts';
import { readingHandlers } from './routes/readings.ts';
import { reminderHandlers } from './routes/reminders.ts';
import { replanHandlers } from './routes/replans.ts';
import { searchHandlers } from './routes/search.ts';
import { seriesHandlers } from './routes/series.ts';
import { serverHandlers } from './routes/server.ts';
import { subtaskHandlers } from './routes/subtasks.ts';
import { templateHandlers } from './routes/templates.ts';
import { timeEntryHandlers } from './routes/time-entries.ts';
import { timerHandlers } from './routes/timers.ts';
import { timesheetHandlers } from './routes/timesheets.ts';
import { trashHandlers } from './routes/trash.ts';
import { twoStepHandlers } from './routes/two-step.ts';
import { userHandlers } from './routes/users.ts';
import { visitorPlanHandlers } from './routes/visitor-plans.ts';
import { waitHandlers } from './routes/waits.ts';
import { webhookHandlers } from './routes/webhooks.ts';
import { openVisitorOffer } from './visitor-plans/offer.ts';
import type { VisitorServices } from './visitor-plans/service.ts';

const BODY_LIMIT_BYTES = 1_048_576;

export interface AppOptions {
  /** The destination of log lines; the terminal by default. */
  logStream?: { write: (line: string) => void };
  /** Checks every answer against the contract before it is sent. For tests: it costs as much as the answer. */
  checkAnswers?: boolean;
  /** Different limits for tests. */
  overload?: Pick<OverloadSettings, 'waitingMax' | 'slowSenderMilliseconds'> | undefined;
}

const stringify = () => (answer: unknown) => JSON.stringify(answer);

const checkedStringify =
  ({ schema }: { schema: ZodType }) =>
  (answer: unknown) => {
    schema.parse(answer);
    return JSON.stringify(answer);
  };

/** A number means how many proxies are trusted. */
const trustOf = (proxies: Config['trustProxy']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;

function mountOperations(app: FastifyInstance, served: Served & AiServices & VisitorServices): void {
  mount(app, served, 'auth', routes.auth, authHandlers);
  mount(app, served, 'users', routes.users, userHandlers);
  mount(app, served, 'visitorPlans', routes.visitorPlans, visitorPlanHandlers);
  mount(app, served, 'server', routes.server, serverHandlers);
  mount(app, served, 'languageModel', routes.languageModel, languageModelHandlers);
  mount(app, served, 'apiTokens', routes.apiTokens, apiTokenHandlers);
  mount(app, served, 'connections', routes.connections, connectionHandlers);
  mount(app, served, 'passkeys', routes.passkeys, passkeyHandlers);
  mount(app, served, 'twoStep', routes.twoStep, twoStepHandlers);
  mount(app, served, 'pushDevices', routes.pushDevices, pushDeviceHandlers);
  mount(app, served, 'webhooks', routes.webhooks, webhookHandlers);
  mount(app, served, 'exports', routes.exports, exportHandlers);
  mount(app, served, 'imports', routes.imports, importHandlers);
  mount(app, served, 'avatars', routes.avatars, avatarHandlers);
  mount(app, served, 'calendars', routes.calendars, calendarHandlers);
  mount(app, served, 'publishedCalendars', routes.publishedCalendars, publishedCalendarHandlers);
  mount(app, served, 'notifications', routes.notifications, notificationHandlers);
  mount(app, served, 'projects', routes.projects, projectHandlers);
  mount(app, served, 'duplicates', routes.duplicates, projectCopyHandlers);
  mount(app, served, 'clients', routes.clients, clientHandlers);
  mount(app, served, 'rates', routes.rates, rateHandlers);
  mount(app, served, 'timesheets', routes.timesheets, timesheetHandlers);
  mount(app, served, 'quotes', routes.quotes, quoteHandlers);
  mount(app, served, 'waits', routes.waits, waitHandlers);
  mount(app, served, 'delays', routes.delays, delayHandlers);
  mount(app, served, 'promises', routes.promises, promiseHandlers);
  mount(app, served, 'templates', routes.templates, templateHandlers);
  mount(app, served, 'milestones', routes.milestones, milestoneHandlers);
  mount(app, served, 'trash', routes.trash, trashHandlers);
  mount(app, served, 'search', routes.search, searchHandlers);
  mount(app, served, 'planViews', routes.planViews, planViewHandlers);
  mount(app, served, 'planProposals', routes.planProposals, planProposalHandlers);
  mount(app, served, 'planPreviews', routes.planPreviews, planPreviewHandlers);
  mount(app, served, 'changeRequests', routes.changeRequests, changeRequestHandlers);
  mount(app, served, 'enquiries', routes.enquiries, enquiryHandlers);
  mount(app, served, 'clientLinks', routes.clientLinks, clientLinkHandlers);
  mount(app, served, 'readings', routes.readings, readingHandlers);
  mount(app, served, 'subtasks', routes.subtasks, subtaskHandlers);
  mount(app, served, 'replans', routes.replans, replanHandlers);
  mount(app, served, 'planChanges', routes.planChanges, planChangeHandlers);
  mount(app, served, 'series', routes.series, seriesHandlers);
  mount(app, served, 'calibration', routes.calibration, calibrationHandlers);
  mount(app, served, 'timers', routes.timers, timerHandlers);
  mount(app, served, 'timeEntries', routes.timeEntries, timeEntryHandlers);
  mount(app, served, 'reminders', routes.reminders, reminderHandlers);
  mount(app, served, 'chats', routes.chats, chatHandlers);
}

/** The whole server, ready to listen or to be asked through `inject`. */
export async function buildApp(
  services: Services & AiServices,
  options: AppOptions = {},
): Promise<FastifyInstance> {
  const { config } = services;
  const app = Fastify({
    serverFactory: serverThatSheds({
      waiting: services.waiting,
      log: (line) => app.log.warn(line),
      count: () => services.measures.requestsPutOff.inc(),
      ...options.overload,
    }),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: trustOf(config.trustProxy),
    genReqId: newRequestId,
    logger: {
      level: config.logLevel,
      serializers: { err: serializeError },
      stream: options.logStream ?? gatherLines(process.stdout),
    },
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    frameworkErrors: answerUnreadableAddress,
    clientErrorHandler: answerUnreadableRequest,
  });
  services.tracing?.traceRequests(app);
  rememberRoutes(app);
  // A form on another site can send text without a preflight request, but not JSON.
  app.removeContentTypeParser('text/plain');
  wordIssues();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(options.checkAnswers ? checkedStringify : stringify);
  answerInLanguage(app);
  translateErrors(app);
  if (options.checkAnswers) refuseUndocumented(app);
  logRequests(app);
  reportMetrics(app, services.measures.registry, config.metricsToken);
  lingerAfterRefusals(app);
  endConnectionsWhenStopping(app, services.leaving);
  const visitorOffer = await openVisitorOffer(services.db, services.engines);
  const served = { ...services, visitorOffer, stopping: signalWhenStopping(app) };
  secureAnswers(app, config);
  await app.register(compress, { encodings: ['gzip'], threshold: 2_048 });
  await documentApi(app);
  reportHealth(app, services, noticeUnnamedProxy(app, config));
  mountOperations(app, served);
  serveMcp(app, served);
  serveOauth(app, served);
  serveClientPages(app, served, [quoteSection]);
  await servePages(app, { ...services, isTryingOffered: visitorOffer.known });
  return app;
}
