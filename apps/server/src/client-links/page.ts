import type { Phrase, PhraseState } from '@daymark/domain/brief-phrases';
import type { Day } from '@daymark/domain/dates';
import { durationText } from '@daymark/domain/durations';
import { languageNow } from '@daymark/words/in-language';
import { t } from '@daymark/words/t';
import { formatDay } from '../ai/locale.ts';
import { type Html, html } from '../http/html.ts';
import type { ClientPage } from './content.ts';
import { answerForm, noteForm, type PageForms } from './forms.ts';
import { documentOf, type Notice } from './frame.ts';

type DayText = (day: Day) => string;

const inYear =
  ({ locale, today }: ClientPage): DayText =>
  (day) =>
    formatDay(day, locale, { hasYear: day.slice(0, 4) !== today.slice(0, 4) });

function plannedWords(
  { day, done, total }: Extract<PhraseState, { kind: 'planned' }>,
  { today }: ClientPage,
  dayText: DayText,
): string {
  const isPast = day !== null && day < today;
  if (done > 0) {
    const parts = t`${done} of ${total} done`;
    if (day === null) return parts;
    return isPast ? t`${parts}, new day follows` : t`${parts}, all by ${dayText(day)}`;
  }
  if (day === null) return t`planned`;
  if (isPast) return t`new day follows`;
  return total > 1 ? t`by ${dayText(day)}` : t`on ${dayText(day)}`;
}

function theirWords(who: string | null, by: string | null): string {
  if (by === null) return who === null ? t`your part` : t`${who}’s part`;
  return who === null ? t`your part, by ${by}` : t`${who}’s part, by ${by}`;
}

function stateWords(state: PhraseState, page: ClientPage, dayText: DayText): string {
  switch (state.kind) {
    case 'done':
      return t`✓ done`;
    case 'planned':
      return plannedWords(state, page, dayText);
    case 'waiting':
      return state.who === null ? t`waiting for you` : t`waiting for ${state.who}`;
    case 'theirs':
      return theirWords(state.who, state.by === null ? null : dayText(state.by));
    case 'excluded':
      return t`not included`;
    case 'unclear':
      return t`not planned yet`;
  }
}

/** A phrase with its state behind its last word. */
function phraseOf({ text, state }: Phrase, page: ClientPage, dayText: DayText): Html {
  const words = text.trimEnd();
  if (state === null || words === '') return html`${text}`;
  const end = text.slice(words.length);
  const said = html`<span class="state ${state.kind}">${stateWords(state, page, dayText)}</span>`;
  return html`<span class="of-${state.kind}">${words}</span> ${said}${end}`;
}

const briefOf = (page: ClientPage, dayText: DayText): Html | null =>
  page.phrases &&
  html`<section aria-labelledby="brief"><h2 id="brief">${t`What you asked for`}</h2><p class="brief">${page.phrases.map((phrase) => phraseOf(phrase, page, dayText))}</p></section>`;

const fact = (name: string, value: string): Html => html`<dt>${name}</dt><dd>${value}</dd>`;

function factsOf({ days, hours, today }: ClientPage, dayText: DayText): Html | null {
  const facts = [
    days && fact(t`Start`, dayText(days.from)),
    days?.lastDay && days.lastDay >= today ? fact(t`Last planned day`, dayText(days.lastDay)) : null,
    days && fact(t`Due`, dayText(days.dueDate)),
    hours && fact(t`Planned work`, durationText(hours.planned)),
    hours && fact(t`Of it done`, durationText(hours.done)),
  ].filter((one) => one !== null);
  if (facts.length === 0) return null;
  const title = days ? t`Days` : t`Hours`;
  return html`<section aria-labelledby="facts"><h2 id="facts">${title}</h2><dl>${facts}</dl></section>`;
}

function milestonesOf({ milestones }: ClientPage, dayText: DayText): Html | null {
  if (!milestones || milestones.length === 0) return null;
  const rows = milestones.map(
    ({ name, dueDate, isDone }) =>
      html`<li class="row"><span>${name}</span> ${isDone ? html`<span class="state done">${t`✓ done`}</span>` : html`<span class="soft">${dayText(dueDate)}</span>`}</li>`,
  );
  return html`<section aria-labelledby="milestones"><h2 id="milestones">${t`Milestones`}</h2><ul>${rows}</ul></section>`;
}

function waitsOf({ waits }: ClientPage, dayText: DayText, forms: PageForms): Html | null {
  if (!waits || waits.length === 0) return null;
  const rows = waits.map(({ id, title, who, since, expectedOn, isForClient }) => {
    const facts = [
      ...(who === null ? [] : [who]),
      t`since ${dayText(since)}`,
      ...(expectedOn === null ? [] : [t`agreed by ${dayText(expectedOn)}`]),
    ];
    const sent = facts.join(' · ');
    const answer = isForClient ? answerForm(forms, id, title) : null;
    return html`<li><p class="row"><strong>${title}</strong> <span class="soft">${sent}</span></p>${answer}</li>`;
  });
  return html`<section aria-labelledby="waits"><h2 id="waits">${t`What is waited for`}</h2><ul>${rows}</ul></section>`;
}

function notesOf({ notes, name }: ClientPage, dayText: DayText, forms: PageForms): Html {
  const lead =
    name === null
      ? t`Your note is read by the person who sent you this link. It changes nothing by itself.`
      : t`Your note is read by ${name}. It changes nothing by itself.`;
  const rows = notes.map(
    ({ text, answers, on }) =>
      html`<li>${answers === null ? null : html`<p class="soft">${t`Answered: ${answers}`}</p>`}${text === '' ? null : html`<p class="words">${text}</p>`}<p class="soft">${dayText(on)}</p></li>`,
  );
  return html`<section aria-labelledby="notes"><h2 id="notes">${t`Write a note`}</h2><p class="soft" id="lead">${lead}</p>${noteForm(forms)}${rows.length === 0 ? null : html`<h2 class="later">${t`Written with this link`}</h2><ul>${rows}</ul>`}</section>`;
}

function headOf({ project, name, progress, today }: ClientPage, dayText: DayText): Html {
  const as = name === null ? t`As of ${dayText(today)}` : t`By ${name}, as of ${dayText(today)}`;
  const bar =
    progress === null
      ? null
      : html`<p><label for="progress">${t`${progress}% done`}</label><progress id="progress" max="100" value="${progress}"></progress></p>`;
  return html`<header><h1>${project}</h1><p class="soft">${as}</p>${bar}</header>`;
}

/** A client's page. `sections` are of other features. */
export function clientPage(
  page: ClientPage,
  {
    forms,
    sections,
    notice,
  }: { forms: PageForms; sections: readonly (Html | null)[]; notice: Notice | null },
): string {
  const dayText = inYear(page);
  const until = forms.action === null ? null : t`This link is valid until ${dayText(page.validUntil)}.`;
  return documentOf({
    title: page.project,
    language: languageNow(),
    notice,
    body: html`${headOf(page, dayText)}
${waitsOf(page, dayText, forms)}
${sections}
${briefOf(page, dayText)}
${factsOf(page, dayText)}
${milestonesOf(page, dayText)}
${notesOf(page, dayText, forms)}
<footer class="soft">${until} ${t`Made with Daymark`}</footer>`,
  });
}
