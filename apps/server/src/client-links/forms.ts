import { randomUUIDv7 } from 'node:crypto';
import { CLIENT_NOTE_MAX_LENGTH } from '@daymark/domain/client-links';
import { t } from '@daymark/words/t';
import { type Html, html } from '../http/html.ts';

/** Where the forms of a page are sent, and what was typed in one that was refused. */
export interface PageForms {
  /** Null for a preview, whose buttons do nothing. */
  action: string | null;
  typed: { wait: string | null; text: string } | null;
}

/**
 * A form of a client's page. The id of what it makes is in it, so that sending it twice makes one. Other features give
 * their `name`, by which what is sent comes back to them.
 */
export function pageForm(
  { action }: PageForms,
  name: string,
  { body, button }: { body: Html; button: string },
) {
  const inside = html`<input type="hidden" name="form" value="${name}"><input type="hidden" name="id" value="${randomUUIDv7()}">${body}<button type="submit"${action === null ? html` disabled` : null}>${button}</button>`;
  return action === null
    ? html`<form>${inside}</form>`
    : html`<form method="post" action="${action}">${inside}</form>`;
}

const textOf = ({ typed }: PageForms, wait: string | null): string =>
  typed && typed.wait === wait ? typed.text : '';

export function noteForm(forms: PageForms): Html {
  const body = html`<label for="note">${t`Note`}</label><textarea id="note" name="text" rows="4" maxlength="${CLIENT_NOTE_MAX_LENGTH}" required aria-describedby="lead">${textOf(forms, null)}</textarea>`;
  return pageForm(forms, 'note', { body, button: t`Send note` });
}

/** "I have answered", with a note if there is something to say. */
export function answerForm(forms: PageForms, wait: string, title: string): Html {
  const text = textOf(forms, wait);
  const id = `answer-${wait}`;
  const body = html`<input type="hidden" name="wait" value="${wait}"><details${text === '' ? null : html` open`}><summary>${t`Add a note`}</summary><label for="${id}">${t`Note about “${title}”`}</label><textarea id="${id}" name="text" rows="3" maxlength="${CLIENT_NOTE_MAX_LENGTH}">${text}</textarea></details>`;
  return pageForm(forms, 'answer', { body, button: t`I have answered` });
}
