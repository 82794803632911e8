import { inLanguage, languageNow } from '@daymark/words/in-language';
import { acceptedLanguage, isLanguage, type Language } from '@daymark/words/languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

/** The language of a request: that of the page it comes from, which is in a cookie, else what it asks for. */
export function languageOf({ headers }: FastifyRequest): Language {
  const chosen = /(?:^|;\s*)language=(\w+)\s*(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  return isLanguage(chosen) ? chosen : acceptedLanguage(headers['accept-language']);
}

/** What an answer in the language of its request depends on. */
export const LANGUAGE_HEADERS = 'accept-language, cookie';

/** The library's own messages, for input that a schema of the contract says nothing about. */
const OWN_MESSAGES = { en: z.locales.en(), de: z.locales.de(), fr: z.locales.fr(), es: z.locales.es() };

/** Carries out every request in its language. */
export function answerInLanguage(app: FastifyInstance): void {
  z.config({ localeError: (issue) => OWN_MESSAGES[languageNow()].localeError(issue) });
  app.addHook('onRequest', (request, _reply, done) => inLanguage(languageOf(request), done));
  // The body arrives outside of what began with the request.
  app.addHook('preValidation', (request, _reply, done) => inLanguage(languageOf(request), done));
}
