import type { AccountExport } from '@daymark/contract/exports';
import type { DownloadedFile } from '@daymark/contract/route';
import { everyAiRequest } from '../ai/export.ts';
import { everyApiToken } from '../auth/api-tokens.ts';
import { everyClientLink } from '../auth/client-links.ts';
import { EXPORTS } from '../auth/limits.ts';
import { passkeysOf } from '../auth/passkeys.ts';
import { publishedCalendarsOf } from '../auth/published-calendars.ts';
import { listOfSessions } from '../auth/sessions.ts';
import { twoStepOf } from '../auth/two-step.ts';
import { everyCalendar } from '../calendars/service.ts';
import { exportChats } from '../chats/export.ts';
import { everyClientNote } from '../client-links/notes.ts';
import { listClients } from '../clients/service.ts';
import type { SessionContext } from '../http/context.ts';
import { jsonChunks, type Piecewise } from '../http/json-pieces.ts';
import { everyImport } from '../imports/service.ts';
import { everyTemplate } from '../plans/templates.ts';
import { exportProjects } from '../projects/export.ts';
import { everyDateMove } from '../promises/ledger.ts';
import { everyPromise } from '../promises/service.ts';
import { everyPushDevice } from '../push-devices/service.ts';
import { everyQuote } from '../quotes/service.ts';
import { ratesOf } from '../rates/service.ts';
import { everyReminder } from '../reminders/service.ts';
import { everyTimeEntry } from '../timers/time-entries.ts';
import { readProfile, readSettings } from '../users/service.ts';
import { everyWait } from '../waits/service.ts';
import { webhooksOf } from '../webhooks/service.ts';
import { contentOf } from './snapshot.ts';

/** All data of a user. A new part needs a line here and one in the contract. */
async function everythingOf(context: SessionContext): Promise<Piecewise<AccountExport>> {
  return {
    exportedAt: context.now().toISOString(),
    user: await readProfile(context),
    settings: await readSettings(context),
    calendar: await everyCalendar(context),
    publishedCalendars: (await publishedCalendarsOf(context)).data,
    clientLinks: await everyClientLink(context),
    clientNotes: await everyClientNote(context),
    sessions: (await listOfSessions(context)).data,
    apiTokens: await everyApiToken(context),
    passkeys: (await passkeysOf(context)).data,
    twoStep: await twoStepOf(context),
    pushDevices: await everyPushDevice(context),
    webhooks: (await webhooksOf(context)).data,
    imports: await everyImport(context),
    clients: await listClients(context),
    rates: await ratesOf(context),
    quotes: await everyQuote(context),
    waits: await everyWait(context),
    promises: await everyPromise(context),
    dateMoves: await everyDateMove(context),
    projects: exportProjects(context, 'with trash'),
    templates: await everyTemplate(context),
    chats: exportChats(context),
    aiRequests: everyAiRequest(context),
    reminders: await everyReminder(context),
    timeEntries: everyTimeEntry(context),
  };
}

/** All data of a user as one file. */
export async function exportAccount(context: SessionContext): Promise<DownloadedFile> {
  const chunks = async (snapshot: SessionContext) => jsonChunks(await everythingOf(snapshot));
  return {
    filename: `daymark-${context.today}.json`,
    mediaType: 'application/json',
    content: await contentOf(context, { limit: EXPORTS, chunks }),
  };
}
