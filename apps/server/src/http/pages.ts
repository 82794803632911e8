import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFacts } from '@daymark/contract/site-facts';
import { LANGUAGES, type Language } from '@daymark/words/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isModelProvider } from '../ai-environment.ts';
import { serveBuiltFiles } from './built-files.ts';
import type { Services } from './context.ts';
import type { EnginesInUse } from './engines-in-use.ts';
import { answerNotFound } from './error-answers.ts';
import { LANGUAGE_HEADERS, languageOf } from './language.ts';
import { serveManifest } from './manifest.ts';
import { servePublicPages } from './public-pages.ts';
import { projectScreen } from './screens.ts';
import { appPolicy, newNonce } from './security.ts';

const BUILT = join(import.meta.dirname, '../../../web/dist');

interface AppRoute {
  /** Matches the address of a screen, with or without a trailing slash. */
  pattern: RegExp;
  /** The app's page in each language with the script names of this screen, which are then fetched at once. */
  templates: Record<Language, string>;
}

const inEachLanguage = (make: (language: Language) => string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, string>;

const patternOf = (address: string) => new RegExp(`^${address.replace(/\$[^/]+/g, '[^/]+')}/?$`);

/** The addresses of the app, from its build; any other leads to the home page. */
function readAppRoutes(folder: string, fill: (template: string) => string): AppRoute[] {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const routes: { address: string; scripts: string[] }[] = JSON.parse(read('app-routes.json'));
  /** Where the scripts of each language are: the addresses above are those of English. */
  const folders: Record<Language, string> = JSON.parse(read('languages.json'));
  const pages = inEachLanguage((language) =>
    fill(read(language === 'en' ? 'app.html' : `app.${language}.html`)),
  );
  return routes.map(({ address, scripts }) => {
    // Low priority as in the build, so that the first paint does not wait for them.
    const preloadsIn = (language: Language) =>
      scripts
        .map((script) => script.replace(folders.en, folders[language]))
        .map((script) => `<link rel="modulepreload" fetchpriority="low" href="${script}">`)
        .join('');
    const templates = inEachLanguage((language) =>
      pages[language].replace('</head>', `${preloadsIn(language)}</head>`),
    );
    return { pattern: patternOf(address), templates };
  });
}

/** Sends the app's page with a fresh nonce and the engine of the moment in its placeholders. */
function sendApp(reply: FastifyReply, template: string, { engines }: PageServices) {
  const nonce = newNonce();
  const { provider, engine } = engines.known();
  const model = isModelProvider(provider) ? escaped(engine.name) : '';
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', appPolicy(nonce))
    .header('cache-control', 'no-store')
    .header('vary', LANGUAGE_HEADERS)
    .send(
      template
        .replaceAll('__CSP_NONCE__', nonce)
        .replace('__AI_PROVIDER__', provider)
        .replace('__AI_MODEL__', () => model),
    );
}

const escaped = (text: string): string => text.replaceAll(/[&<>"'_]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** What the public pages say about this server. */
function factsOf({ config, engines, now, isTryingOffered }: PageServices): SiteFacts {
  const { operatorName, operatorEmail, socialLinks } = config;
  const { provider } = engines.known();
  const ai = isModelProvider(provider) ? 'model' : provider;
  return {
    ...{ operatorName, operatorEmail, socialLinks, ai },
    isTryingOffered: isTryingOffered(),
    year: now().getFullYear(),
  };
}

type PageServices = Pick<Services, 'config' | 'now'> & {
  engines: EnginesInUse;
  /** Whether visitors may try a project without an account. */
  isTryingOffered: () => boolean;
};

/** Serves the built web app: the public pages with the operator's facts, and the app under its addresses. */
export async function servePages(
  app: FastifyInstance,
  services: PageServices,
  folder = BUILT,
): Promise<void> {
  if (!existsSync(join(folder, 'app.html'))) {
    app.setNotFoundHandler(answerNotFound);
    return;
  }
  const { provider } = services.config;
  const routes = readAppRoutes(folder, (template) =>
    template.replace('__SIGN_IN_PROVIDER__', () => escaped(provider?.name ?? '')),
  );
  servePublicPages(app, folder, () => factsOf(services));
  serveManifest(app, folder);
  await serveBuiltFiles(app, folder);
  app.setNotFoundHandler((request, reply) => answerUnknown(request, reply, routes, services));
}

/** What calendars and files of earlier versions link to. */
const FORMER_PROJECT = /^\/projects\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?$/;

function answerUnknown(
  request: FastifyRequest,
  reply: FastifyReply,
  routes: readonly AppRoute[],
  services: PageServices,
) {
  const [path = '/'] = request.url.split('?');
  // A file of an earlier build is missing: the home page would be taken for it.
  const isNoPage = path.startsWith('/api/') || path.startsWith('/assets/');
  if (isNoPage || !['GET', 'HEAD'].includes(request.method)) return answerNotFound(request, reply);
  const route = routes.find(({ pattern }) => pattern.test(path));
  if (route) return sendApp(reply, route.templates[languageOf(request)], services);
  const [, projectId] = FORMER_PROJECT.exec(path) ?? [];
  return reply.redirect(projectId ? projectScreen(projectId) : '/', 302);
}
