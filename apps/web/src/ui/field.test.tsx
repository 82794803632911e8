import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

function Name() {
  const [name, setName] = useState('');
  return (
    <>
      <input aria-label="Notes" defaultValue="A name of many words" />
      <Field label="Name">
        <Input value={name} maxLength={10} onChange={({ target }) => setName(target.value)} />
      </Field>
    </>
  );
}

test('what is cut from a longer paste is said beside the field, until something else is typed', async () => {
  const screen = await render(<Name />);
  const name = screen.getByLabelText('Name');
  const words = screen.getByText('Only 10 characters fit: the end of the pasted text is left out.');
  await screen.getByLabelText('Notes').click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.copy();

  await name.click();
  await userEvent.paste();
  await expect.element(name).toHaveValue('A name of ');
  await expect.element(words).toBeVisible();

  await userEvent.keyboard('{Backspace}');
  await expect.element(words).not.toBeInTheDocument();
});
