import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { turnKeys, useShortcuts } from '../../platform/shortcuts.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

afterEach(() => turnKeys(true));

function Screen({ onNew }: { onNew: () => void }) {
  const [open, setOpen] = useState(false);
  useShortcuts('Boats', [
    { keys: 'n', words: 'New boat', run: onNew },
    { keys: '?', words: 'Show these keys', run: () => setOpen(true) },
  ]);
  return <ShortcutsDialog open={open} onOpenChange={setOpen} />;
}

test('? lists exactly the keys of what is on screen, and turns them off', async () => {
  const onNew = vi.fn();
  const screen = await render(<Screen onNew={onNew} />);
  await userEvent.keyboard('?');
  const dialog = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(dialog.getByRole('heading', { name: 'Boats' })).toBeVisible();
  await expect
    .poll(() =>
      dialog
        .getByRole('term')
        .elements()
        .map((term) => term.textContent),
    )
    .toEqual(['New boat', 'Show these keys']);

  await dialog.getByText('Single keys work').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.keyboard('n?');
  expect(onNew).not.toHaveBeenCalled();
  await expect.element(dialog).not.toBeInTheDocument();
});
