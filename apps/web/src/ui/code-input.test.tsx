import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CodeInput } from './code-input.tsx';

function Code({ onComplete = () => {} }: { onComplete?: (code: string) => void }) {
  const [value, setValue] = useState('');
  useEffect(() => document.querySelector('input')?.focus(), []);
  return (
    <>
      <CodeInput
        label="Verification code"
        length={5}
        value={value}
        onValueChange={setValue}
        onComplete={onComplete}
      />
      <button type="button" onClick={() => setValue('')}>
        Refuse
      </button>
    </>
  );
}

const digits = () => [...document.querySelectorAll('input')].map((box) => box.value).join('|');
const focused = () => document.activeElement?.getAttribute('aria-label');
const paste = (text: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
};

test('typing goes from box to box and reports the whole code once', async () => {
  const onComplete = vi.fn();
  await render(<Code onComplete={onComplete} />);
  await expect.poll(focused).toBe('Digit 1 of 5');

  await userEvent.keyboard('1x2345');

  await expect.poll(() => onComplete).toHaveBeenCalledExactlyOnceWith('12345');
  await expect.poll(digits).toBe('1|2|3|4|5');
});

test('pasting keeps digits only, five at most', async () => {
  const onComplete = vi.fn();
  await render(<Code onComplete={onComplete} />);

  paste('Your code: 98-76 5 432');

  await expect.poll(() => onComplete).toHaveBeenCalledExactlyOnceWith('98765');
});

test('a whole code pasted into a later box starts at the first one', async () => {
  await render(<Code />);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.poll(focused).toBe('Digit 3 of 5');

  paste('10203');

  await expect.poll(digits).toBe('1|0|2|0|3');
});

test('backspace empties the box, then the one before it', async () => {
  await render(<Code />);
  await userEvent.keyboard('123');
  await expect.poll(focused).toBe('Digit 4 of 5');

  await userEvent.keyboard('{Backspace}');
  await expect.poll(digits).toBe('1|2|||');
  await expect.poll(focused).toBe('Digit 3 of 5');
});

test('a digit typed over another replaces it', async () => {
  await render(<Code />);
  await userEvent.keyboard('123{ArrowLeft}{ArrowLeft}7');
  await expect.poll(digits).toBe('1|7|3||');
});

test('a box emptied in the middle keeps the others where they are', async () => {
  const onComplete = vi.fn();
  await render(<Code onComplete={onComplete} />);
  await userEvent.keyboard('123{ArrowLeft}{ArrowLeft}{Delete}');
  await expect.poll(digits).toBe('1||3||');
});

test('a refused code is emptied and typing starts again at the first box', async () => {
  const screen = await render(<Code />);
  await userEvent.keyboard('12345');
  await expect.poll(focused).toBe('Digit 5 of 5');

  const refuse = screen.getByRole('button', { name: 'Refuse' }).element();
  if (refuse instanceof HTMLElement) refuse.dispatchEvent(new MouseEvent('click', { bubbles: true }));

  await expect.poll(focused).toBe('Digit 1 of 5');
  await expect.poll(digits).toBe('||||');
});

test('the first box takes a code that the phone offers', async () => {
  await render(<Code />);
  const [first, second] = document.querySelectorAll('input');
  expect(first?.autocomplete).toBe('one-time-code');
  expect(second?.autocomplete).toBe('off');
});
