import { languageNow } from '@daymark/words/in-language';
import type { Language } from '@daymark/words/languages';
import { t } from '@daymark/words/t';
import { type Html, html } from '../http/html.ts';
import { STYLE } from './style.ts';

/** What is said above a page: that something was done, or why not. */
export interface Notice {
  text: string;
  isError: boolean;
}

const noticeOf = ({ text, isError }: Notice): Html =>
  html`<p class="notice${isError ? ' error' : ''}" role="${isError ? 'alert' : 'status'}">${text}</p>`;

interface Framed {
  title: string;
  language: Language;
  notice: Notice | null;
  body: Html;
}

// The style is a constant; escaping it would change its hash.
const HEAD = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow"><meta name="color-scheme" content="light dark"><link rel="icon" href="data:,"><style>${STYLE}</style>`;

/** A whole page without scripts. */
export function documentOf({ title, language, notice, body }: Framed): string {
  const head = html`<title>${title}</title><meta name="description" content="${t`How this project stands`}">`;
  const main = html`<main>${notice && noticeOf(notice)}${body}</main>`;
  return `<!doctype html>\n<html lang="${language}"><head>${HEAD}${head.text}</head>\n<body>${main.text}</body></html>\n`;
}

/** A page that says one thing. */
export const messagePage = (title: string, text: string): string =>
  documentOf({
    title,
    language: languageNow(),
    notice: null,
    body: html`<header><h1>${title}</h1></header><p>${text}</p>`,
  });
