import { CLIENT_NOTE_MAX_LENGTH } from '@daymark/domain/client-links';
import type { Day } from '@daymark/domain/dates';
import { QUOTE_NAME_MAX_LENGTH } from '@daymark/domain/quotes';
import { moneyText } from '@daymark/domain/rates';
import { localeForReaders } from '@daymark/words/languages';
import { t } from '@daymark/words/t';
import { formatDay } from '../ai/locale.ts';
import type { ShownLink } from '../client-links/content.ts';
import { type PageForms, pageForm } from '../client-links/forms.ts';
import type { PageContext, PageSection } from '../client-links/section.ts';
import { type Html, html } from '../http/html.ts';
import { dayIn } from '../http/today.ts';
import { findUser } from '../users/store.ts';
import { answerAsClient } from './client-answer.ts';
import { findShownQuote, type QuoteRow } from './store.ts';

interface Written {
  dayText: (day: Day) => string;
  money: (amount: number) => string;
  today: Day;
  dayOf: (at: Date) => Day;
}

const fact = (name: string, value: string): Html => html`<dt>${name}</dt><dd>${value}</dd>`;

function listOf(title: string, lines: readonly string[]): Html | null {
  if (lines.length === 0) return null;
  const rows = lines.map((line) => html`<li>${line}</li>`);
  return html`<h3>${title}</h3><ul>${rows}</ul>`;
}

function partsOf({ content }: QuoteRow, { money }: Written): Html {
  const rows = content.parts.map(
    ({ name, price }) =>
      html`<li class="row"><span>${name}</span> <span>${price === null ? null : money(price)}</span></li>`,
  );
  return html`<ul>${rows}</ul>`;
}

function factsOf({ content, valid_until: validUntil }: QuoteRow, { dayText, money }: Written): Html {
  const { price, startsOn, finishesOn } = content;
  return html`<dl>${[
    price === null ? null : fact(t`Price`, money(price)),
    fact(t`Start`, dayText(startsOn)),
    fact(t`Planned finish`, dayText(finishesOn)),
    fact(t`Valid until`, dayText(validUntil)),
  ]}</dl>`;
}

const nameField = (field: string, quoteId: string): Html =>
  html`<input type="hidden" name="quote" value="${quoteId}"><label for="${field}">${t`Your name`}</label><input id="${field}" name="name" maxlength="${QUOTE_NAME_MAX_LENGTH}" autocomplete="name" required>`;

const acceptForm = (forms: PageForms, { id, number }: QuoteRow): Html =>
  pageForm(forms, 'quote', {
    body: nameField('accept-name', id),
    button: t`Accept quote ${number}`,
  });

/** Folded, because it is the rarer answer. A reason that was refused with the form is in it again. */
function declineForm(forms: PageForms, { id, number }: QuoteRow): Html {
  const typed = forms.typed?.wait === null ? forms.typed.text : '';
  const reason = html`<label for="decline-reason">${t`Reason, if you like`}</label><textarea id="decline-reason" name="text" rows="3" maxlength="${CLIENT_NOTE_MAX_LENGTH}">${typed}</textarea>`;
  const body = html`<input type="hidden" name="answer" value="declined">${nameField('decline-name', id)}${reason}`;
  return html`<details><summary>${t`Decline this quote`}</summary>${pageForm(forms, 'quote', { body, button: t`Decline quote ${number}` })}</details>`;
}

/** The answer that was given, the forms for one, or why there is none. */
function answerOf(quote: QuoteRow, { dayText, today, dayOf }: Written, forms: PageForms): Html {
  const { state, answered_by: name, answered_at: at, valid_until: validUntil } = quote;
  if (state !== 'sent' && at !== null && name !== null)
    return html`<p class="soft">${
      state === 'accepted'
        ? t`Accepted by ${name} on ${dayText(dayOf(at))}`
        : t`Declined by ${name} on ${dayText(dayOf(at))}`
    }</p>`;
  return validUntil < today
    ? html`<p class="soft">${t`This quote has expired. Please ask for a new one.`}</p>`
    : html`${acceptForm(forms, quote)}${declineForm(forms, quote)}`;
}

function quoteOf(quote: QuoteRow, written: Written, forms: PageForms): Html {
  const { excluded, questions, note } = quote.content;
  return html`<section aria-labelledby="quote"><h2 id="quote">${t`Quote ${quote.number}`}</h2>${partsOf(quote, written)}${factsOf(quote, written)}${listOf(t`Not included`, excluded)}${listOf(t`Open questions`, questions)}${note === '' ? null : html`<p class="words">${note}</p>`}${answerOf(quote, written, forms)}</section>`;
}

async function show({ db, now }: PageContext, link: ShownLink, forms: PageForms): Promise<Html | null> {
  const { userId, project_id: projectId, language } = link;
  if (!link.shows.includes('quote')) return null;
  const quote = await findShownQuote(db, { userId, projectId });
  const user = quote && (await findUser(db, userId));
  if (!quote || !user) return null;
  const locale = localeForReaders(language, user.locale);
  const dayOf = (at: Date) => dayIn(user.timezone, at);
  const written: Written = {
    dayOf,
    today: dayOf(now()),
    dayText: (day) => formatDay(day, locale, { hasYear: true }),
    money: (amount) => moneyText(amount, quote.content.currency, locale),
  };
  return quoteOf(quote, written, forms);
}

/** The quote of a project on the page of its client, with the forms to answer it. */
export const quoteSection: PageSection = {
  name: 'quote',
  show,
  receive: (context, link, fields) => answerAsClient(context, link, fields),
};
