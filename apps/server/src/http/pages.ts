import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFacts } from '@daymark/contract/site-facts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isModelProvider } from '../ai-environment.ts';
import type { Services } from './context.ts';
import { answerNotFound } from './error-answers.ts';
import { servePublicPages } from './public-pages.ts';
import { appPolicy, newNonce, PAGE_POLICY } from './security.ts';

const BUILT = join(import.meta.dirname, '../../../web/dist');

const YEAR_IN_SECONDS = 31_536_000;

interface AppRoute {
  /** Matches the address of a screen, with or without a trailing slash. */
  pattern: RegExp;
  /** The app's page with the script names of this screen, which are then fetched at once. */
  template: string;
}

const patternOf = (address: string) => new RegExp(`^${address.replace(/\$[^/]+/g, '[^/]+')}/?$`);

/** The addresses of the app, from its build; any other leads to the home page. */
function readAppRoutes(template: string): AppRoute[] {
  const routes: { address: string; scripts: string[] }[] = JSON.parse(
    readFileSync(join(BUILT, 'app-routes.json'), 'utf8'),
  );
  return routes.map(({ address, scripts }) => {
    // Low priority as in the build, so that the first paint does not wait for them.
    const preloads = scripts
      .map((script) => `<link rel="modulepreload" fetchpriority="low" href="${script}">`)
      .join('');
    return { pattern: patternOf(address), template: template.replace('</head>', `${preloads}</head>`) };
  });
}

/** Sends the app's page with a fresh nonce in its placeholders. */
function sendApp(reply: FastifyReply, template: string) {
  const nonce = newNonce();
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', appPolicy(nonce))
    .header('cache-control', 'no-store')
    .send(template.replaceAll('__CSP_NONCE__', nonce));
}

const escaped = (text: string): string => text.replaceAll(/[&<>"'_]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** What the public pages say about this server. */
const factsOf = ({ config, now }: PageServices): SiteFacts => ({
  operatorName: config.operatorName,
  operatorEmail: config.operatorEmail,
  socialLinks: config.socialLinks,
  ai: isModelProvider(config.aiProvider) ? 'model' : config.aiProvider,
  year: now().getFullYear(),
});

type PageServices = Pick<Services, 'config' | 'now'>;

/** Serves the built web app: the public pages with the operator's facts, and the app under its addresses. */
export async function servePages(app: FastifyInstance, services: PageServices): Promise<void> {
  if (!existsSync(join(BUILT, 'app.html'))) {
    app.setNotFoundHandler(answerNotFound);
    return;
  }
  const { aiProvider, aiModel = '', provider } = services.config;
  const template = readFileSync(join(BUILT, 'app.html'), 'utf8')
    .replace('__AI_PROVIDER__', aiProvider)
    .replace('__SIGN_IN_PROVIDER__', () => escaped(provider?.name ?? ''))
    .replace('__AI_MODEL__', () => (isModelProvider(aiProvider) ? escaped(aiModel) : ''));
  const routes = readAppRoutes(template);
  servePublicPages(app, BUILT, () => factsOf(services));
  await app.register(fastifyStatic, {
    root: BUILT,
    preCompressed: true,
    wildcard: false,
    globIgnore: ['**/*.{br,gz,html}', 'app-routes.json'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('content-security-policy', PAGE_POLICY);
      const forever = path.includes(join(BUILT, 'assets'));
      reply.header('cache-control', forever ? `public, max-age=${YEAR_IN_SECONDS}, immutable` : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => answerUnknown(request, reply, routes));
}

function answerUnknown(request: FastifyRequest, reply: FastifyReply, routes: readonly AppRoute[]) {
  const [path = '/'] = request.url.split('?');
  // A file of an earlier build is missing: the home page would be taken for it.
  const isNoPage = path.startsWith('/api/') || path.startsWith('/assets/');
  if (isNoPage || !['GET', 'HEAD'].includes(request.method)) return answerNotFound(request, reply);
  const route = routes.find(({ pattern }) => pattern.test(path));
  return route ? sendApp(reply, route.template) : reply.redirect('/', 302);
}
