import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Field } from './field.tsx';
import { TagInput } from './tag-input.tsx';

function Tags({ initial = [], onSubmit }: { initial?: string[]; onSubmit?: () => void }) {
  const [draft, setDraft] = useState({ tags: initial, tag: '' });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <Field label="Tags">
        <TagInput
          value={draft.tags}
          text={draft.tag}
          onChange={(fields) => setDraft({ ...draft, ...fields })}
        />
      </Field>
    </form>
  );
}

const tags = () => [...document.querySelectorAll('li')].map((tag) => tag.textContent);

test('Enter adds a tag, trimmed and lowercased, and does not send the form', async () => {
  const onSubmit = vi.fn();
  const screen = await render(<Tags onSubmit={onSubmit} />);
  const input = screen.getByRole('textbox', { name: 'Tags' });

  await input.fill('  Spring Fair ');
  await userEvent.keyboard('{Enter}');

  await expect.poll(tags).toEqual(['spring fair']);
  await expect.element(input).toHaveValue('');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('the Add button adds too, and the focus stays with the field', async () => {
  const screen = await render(<Tags />);
  await screen.getByRole('textbox', { name: 'Tags' }).fill('garden');
  await screen.getByRole('button', { name: 'Add' }).click();

  await expect.poll(tags).toEqual(['garden']);
  await expect.poll(() => document.activeElement?.tagName).toBe('INPUT');
});

test('an empty or repeated tag changes nothing', async () => {
  const screen = await render(<Tags initial={['garden']} />);
  const input = screen.getByRole('textbox', { name: 'Tags' });
  await expect.element(screen.getByRole('button', { name: 'Add' })).toBeDisabled();

  await input.fill(' GARDEN');
  await userEvent.keyboard('{Enter}');
  await input.fill('   ');
  await userEvent.keyboard('{Enter}');

  await expect.poll(tags).toEqual(['garden']);
});

test('a tag is taken away by its own button', async () => {
  const screen = await render(<Tags initial={['garden', 'fair']} />);
  await screen.getByRole('button', { name: 'Remove tag garden' }).click();
  await expect.poll(tags).toEqual(['fair']);
});
