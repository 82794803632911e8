import { inLanguage } from '@daymark/words/in-language';
import { t } from '@daymark/words/t';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type OpenedLink, openClientLink } from '../auth/client-links.ts';
import { NETWORK_UNKNOWN_LINKS } from '../auth/limits.ts';
import { countEvents } from '../auth/limits-store.ts';
import { networkOf } from '../auth/networks.ts';
import { callerAddress } from '../http/caller-address.ts';
import type { Served } from '../http/context.ts';
import { AppError } from '../http/errors.ts';
import { LANGUAGE_HEADERS } from '../http/language.ts';
import { contentOf, type ShownLink } from './content.ts';
import type { PageForms } from './forms.ts';
import { messagePage, type Notice } from './frame.ts';
import { clientPage } from './page.ts';
import { readPreview } from './preview.ts';
import { receiveNote, typedIn } from './receive.ts';
import type { PageContext, PageSection } from './section.ts';
import { CLIENT_PAGE_POLICY } from './style.ts';

/** A note of the greatest length in characters that a form sends as twelve bytes, and the other fields. */
const FORM_LIMIT_BYTES = 32_768;

/** Not `:token`: the address of a preview is longer than a parameter may be. */
const ADDRESS = '/c/*';

const FORM = 'application/x-www-form-urlencoded';

const contextOf = (services: Served, request: FastifyRequest): PageContext => ({
  ...services,
  log: request.log,
  ip: callerAddress(request.ip, request.socket.remoteAddress),
});

const send = (reply: FastifyReply, status: number, page: string) =>
  reply.code(status).type('text/html; charset=utf-8').send(page);

/**
 * The same answer for an address that never was, one that was revoked, and one that has ended. Whoever tries many is
 * answered no more.
 */
async function answerUnknown(context: PageContext, reply: FastifyReply) {
  const counted = { limit: NETWORK_UNKNOWN_LINKS, subject: networkOf(context.ip) };
  await countEvents(context.db, [counted], context.now());
  return send(
    reply,
    404,
    messagePage(
      t`This page is not here`,
      t`The link may have expired or been ended. Please ask whoever sent it to you for a new one.`,
    ),
  );
}

interface Shown {
  link: ShownLink;
  status: number;
  notice: Notice | null;
  forms: PageForms;
}

const isGone = (error: unknown): boolean => error instanceof AppError && error.code === 'not_found';

async function sendPage(
  context: PageContext,
  reply: FastifyReply,
  { link, status, notice, forms }: Shown,
  offered: readonly PageSection[],
) {
  const page = await contentOf(context, link).catch((error: unknown) => {
    if (!isGone(error)) throw error;
  });
  if (!page) return answerUnknown(context, reply);
  return inLanguage(link.language, async () => {
    const sections = await Promise.all(offered.map(({ show }) => show(context, link, forms)));
    return send(reply, status, clientPage(page, { forms, sections, notice }));
  });
}

/** What a page says after something was sent. `sent` is the name of the form; nothing of the address is shown. */
const sentNotice = (sent: unknown): Notice | null =>
  typeof sent === 'string' ? { text: t`Thank you, your message has arrived.`, isError: false } : null;

const previewNotice = (): Notice => ({
  text: t`This is a preview. The link is not made yet, and the buttons do nothing here.`,
  isError: false,
});

async function show(
  context: PageContext,
  request: FastifyRequest<{ Params: { '*': string }; Querystring: { sent?: string } }>,
  reply: FastifyReply,
  sections: readonly PageSection[],
) {
  const { '*': token } = request.params;
  const preview = await readPreview(context, token);
  const link = preview ?? (await openClientLink(context, token));
  if (!link) return answerUnknown(context, reply);
  const notice = inLanguage(link.language, () =>
    preview ? previewNotice() : sentNotice(request.query.sent),
  );
  const forms = { action: preview ? null : `/c/${token}`, typed: null };
  return sendPage(context, reply, { link, status: 200, notice, forms }, sections);
}

async function receive(
  context: PageContext,
  link: OpenedLink,
  fields: URLSearchParams,
  sections: readonly PageSection[],
): Promise<void> {
  const form = fields.get('form');
  const section = sections.find(({ name }) => name === form);
  if (section?.receive) await section.receive(context, link, fields);
  else await receiveNote(context, link, fields);
}

async function write(
  context: PageContext,
  request: FastifyRequest<{ Params: { '*': string }; Body: URLSearchParams | undefined }>,
  reply: FastifyReply,
  sections: readonly PageSection[],
) {
  const { '*': token } = request.params;
  const link = await openClientLink(context, token);
  if (!link) return answerUnknown(context, reply);
  const fields = request.body ?? new URLSearchParams();
  try {
    await inLanguage(link.language, () => receive(context, link, fields, sections));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const typed = { wait: fields.get('wait'), text: typedIn(fields) };
    const notice = { text: error.message, isError: true };
    const forms = { action: `/c/${token}`, typed };
    return sendPage(context, reply, { link, status: error.status, notice, forms }, sections);
  }
  return reply.redirect(`/c/${token}?sent=1`, 303);
}

/** An answer that is no page of a link: too large a form, too many tries, a failure. */
function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const told = error instanceof AppError ? error : null;
  const status = told?.status ?? (error as { statusCode?: number }).statusCode ?? 500;
  if (status >= 500) request.log.error({ err: error }, 'a client’s page failed');
  if (told?.details.retryAfterSeconds !== undefined)
    reply.header('retry-after', told.details.retryAfterSeconds);
  const text =
    told?.message ?? (status === 413 ? t`This is too long to be sent.` : t`Please try again in a moment.`);
  return send(reply, status, messagePage(t`This did not work`, text));
}

/**
 * Serves the pages of clients' links, without scripts and cookies. `sections` are parts of other features, in their
 * order.
 */
export function serveClientPages(
  app: FastifyInstance,
  services: Served,
  sections: readonly PageSection[],
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      FORM,
      { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
      (_request, form, done) => done(null, new URLSearchParams(String(form))),
    );
    scope.setErrorHandler(sendFailure);
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers({
        'content-security-policy': CLIENT_PAGE_POLICY,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        vary: LANGUAGE_HEADERS,
      });
    });
    const schema = { hide: true };
    scope.get<{ Params: { '*': string }; Querystring: { sent?: string } }>(
      ADDRESS,
      { schema },
      (request, reply) => show(contextOf(services, request), request, reply, sections),
    );
    scope.post<{ Params: { '*': string }; Body: URLSearchParams | undefined }>(
      ADDRESS,
      { schema },
      (request, reply) => write(contextOf(services, request), request, reply, sections),
    );
  });
}
