import { inLanguage, languageNow } from '@daymark/words/in-language';
import { acceptedLanguage, isLanguage, type Language } from '@daymark/words/languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

/** The language that a request asks for. */
export const languageOf = ({ headers }: FastifyRequest): Language =>
  acceptedLanguage(headers['accept-language']);

/** The language of a page: the one that was chosen, which is in a cookie, else what the browser asks for. */
export function pageLanguageOf(request: FastifyRequest): Language {
  const chosen = /(?:^|;\s*)language=(\w+)\s*(?:;|$)/.exec(request.headers.cookie ?? '')?.[1];
  return isLanguage(chosen) ? chosen : languageOf(request);
}

/** What an answer in the language of the page depends on. */
export const PAGE_LANGUAGE_HEADERS = 'accept-language, cookie';

/** The library's own messages, for input that a schema of the contract says nothing about. */
const OWN_MESSAGES = { en: z.locales.en(), de: z.locales.de(), fr: z.locales.fr(), es: z.locales.es() };

/** Carries out every request in its language. */
export function answerInLanguage(app: FastifyInstance): void {
  z.config({ localeError: (issue) => OWN_MESSAGES[languageNow()].localeError(issue) });
  app.addHook('onRequest', (request, _reply, done) => inLanguage(languageOf(request), done));
  // The body arrives outside of what began with the request.
  app.addHook('preValidation', (request, _reply, done) => inLanguage(languageOf(request), done));
}
