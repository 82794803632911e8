import { inLanguage } from '@daymark/words/in-language';
import { acceptedLanguage, isLanguage, type Language } from '@daymark/words/languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';

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

/** Carries out every request in its language. */
export function answerInLanguage(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => inLanguage(languageOf(request), done));
  // The body arrives outside of what began with the request.
  app.addHook('preValidation', (request, _reply, done) => inLanguage(languageOf(request), done));
}
