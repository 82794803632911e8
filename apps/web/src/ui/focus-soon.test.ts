import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { focusSoon } from './focus-soon.ts';

beforeEach(() => {
  // A wish ends after some seconds, which a few frames can take where nothing else is drawn.
  vi.useFakeTimers({ toFake: ['performance'] });
  document.body.innerHTML =
    '<button id="save">Save</button><button id="first">First</button><button id="second">Second</button>';
});

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const element = (id: string) => document.getElementById(id) as HTMLElement;

/** Removes the focused element, like a form that closes. */
const takeAway = (id: string) => {
  element(id).focus();
  element(id).remove();
};

/** Long enough for a pending request to be carried out. */
const severalFrames = async () => {
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
};

test('the focus goes where it was sent, and back there when that is drawn anew', async () => {
  takeAway('save');
  focusSoon('#first');
  await expect.poll(() => document.activeElement?.id).toBe('first');

  const again = element('first').cloneNode(true);
  element('first').replaceWith(again);
  await expect.poll(() => document.activeElement).toBe(again);
});

test('a newer wish takes the place of one that was granted before', async () => {
  takeAway('save');
  focusSoon('#first');
  await expect.poll(() => document.activeElement?.id).toBe('first');

  element('first').blur();
  focusSoon('#later');
  await severalFrames();
  element('second').id = 'later';
  await expect.poll(() => document.activeElement?.id).toBe('later');
});

test('what is folded away is passed over', async () => {
  element('first').hidden = true;
  takeAway('save');
  focusSoon('#first, #second');
  await expect.poll(() => document.activeElement?.id).toBe('second');
});

test('a dialog that took the focus when it was lost gives it on', async () => {
  document.body.innerHTML = `<div role="dialog" tabindex="-1" id="dialog">${document.body.innerHTML}</div>`;
  takeAway('save');
  element('dialog').focus();
  focusSoon('#second');
  await expect.poll(() => document.activeElement?.id).toBe('second');
});

test('whoever has moved on is not called back', async () => {
  takeAway('save');
  focusSoon('#first');
  await expect.poll(() => document.activeElement?.id).toBe('first');

  await userEvent.click(element('second'));
  element('second').blur();
  await severalFrames();
  expect(document.activeElement).toBe(document.body);
});
