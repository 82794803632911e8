import { useLayoutEffect, useRef, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { activeShortcuts, turnKeys, useShortcuts } from './shortcuts.ts';
import { useListKeys } from './use-list-keys.ts';

afterEach(() => turnKeys(true));

type TasksProps = { onEdit?: (id: string) => void; onNew?: () => void };

function Tasks({ onEdit = () => {}, onNew = () => {} }: TasksProps) {
  const [titles, setTitles] = useState(['Plank', 'Paint', 'Varnish']);
  const list = useRef<HTMLUListElement>(null);
  useListKeys(list, {
    name: 'Tasks',
    next: 'Next task',
    previous: 'Previous task',
    edit: { words: 'Edit the task', act: onEdit },
    tick: {
      words: 'Complete the task',
      act: (id) => setTitles((present) => present.filter((title) => title !== id)),
    },
    add: { words: 'New task', act: onNew },
  });
  return (
    <>
      <input aria-label="Note" />
      <ul ref={list}>
        {titles.map((title) => (
          <li key={title} data-row={title}>
            <input type="checkbox" aria-label={`Done: ${title}`} />
            <button type="button">{title}</button>
          </li>
        ))}
      </ul>
    </>
  );
}

const press = (keys: string) => userEvent.keyboard(keys);

test('j and k move along the rows and stop at both ends', async () => {
  const screen = await render(<Tasks />);
  await press('j');
  await expect.element(screen.getByRole('button', { name: 'Plank' })).toHaveFocus();
  await press('jjj');
  await expect.element(screen.getByRole('button', { name: 'Varnish' })).toHaveFocus();
  await press('k');
  await expect.element(screen.getByRole('button', { name: 'Paint' })).toHaveFocus();
});

/** Presses j before the browser has painted the rows. */
function PressedAtOnce() {
  useLayoutEffect(() => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'j' }));
  }, []);
  return <Tasks />;
}

test('a key works from the first paint of the rows on', async () => {
  const screen = await render(<PressedAtOnce />);
  await expect.element(screen.getByRole('button', { name: 'Plank' })).toHaveFocus();
});

test('e and x do their work on the row that has the focus, also on its checkbox, and on none without', async () => {
  const onEdit = vi.fn();
  const screen = await render(<Tasks onEdit={onEdit} />);
  await press('ex');
  expect(onEdit).not.toHaveBeenCalled();
  await expect.element(screen.getByRole('button', { name: 'Plank' })).toBeInTheDocument();

  await press('jj');
  await press('e');
  await expect.poll(() => onEdit).toHaveBeenCalledExactlyOnceWith('Paint');
  screen.getByRole('checkbox', { name: 'Done: Paint' }).element().focus();
  await press('x');
  await expect.element(screen.getByRole('button', { name: 'Paint' })).not.toBeInTheDocument();

  await press('j');
  await expect.element(screen.getByRole('button', { name: 'Varnish' })).toHaveFocus();
});

test('keys write while somebody types, and do nothing with a modifier or under a dialog', async () => {
  const onNew = vi.fn();
  const screen = await render(<Tasks onNew={onNew} />);
  await screen.getByRole('textbox', { name: 'Note' }).fill('');
  await press('n');
  await expect.element(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('n');
  screen.getByRole('textbox', { name: 'Note' }).element().blur();
  await press('{Alt>}n{/Alt}');
  const dialog = document.createElement('div');
  dialog.role = 'dialog';
  document.body.append(dialog);
  await press('n');
  dialog.remove();
  expect(onNew).not.toHaveBeenCalled();

  await press('n');
  await expect.poll(() => onNew).toHaveBeenCalledOnce();
});

function Places({ onGo, onPalette }: { onGo: () => void; onPalette: () => void }) {
  useShortcuts('Places', [
    { keys: 'g d', words: 'Go to the dashboard', run: onGo },
    { keys: 'mod+k', words: 'Search', run: onPalette, whileTyping: true },
  ]);
  return <input aria-label="Note" />;
}

test('two keys in a row are one shortcut, and one with Ctrl works in a field', async () => {
  const [onGo, onPalette] = [vi.fn(), vi.fn()];
  const screen = await render(<Places onGo={onGo} onPalette={onPalette} />);
  await press('d');
  await press('gxd');
  expect(onGo).not.toHaveBeenCalled();
  await press('gd');
  await expect.poll(() => onGo).toHaveBeenCalledOnce();

  await screen.getByRole('textbox', { name: 'Note' }).click();
  await press('{Control>}k{/Control}');
  await expect.poll(() => onPalette).toHaveBeenCalledOnce();
});

test('single keys can be turned off; the others stay', async () => {
  const [onGo, onPalette] = [vi.fn(), vi.fn()];
  await render(<Places onGo={onGo} onPalette={onPalette} />);
  turnKeys(false);
  await press('gd');
  await press('{Control>}k{/Control}');
  expect(onGo).not.toHaveBeenCalled();
  await expect.poll(() => onPalette).toHaveBeenCalledOnce();
});

test('what leaves the screen takes its keys along', async () => {
  const screen = await render(<Tasks />);
  await expect.poll(() => activeShortcuts().map(({ name }) => name)).toEqual(['Tasks']);
  await screen.unmount();
  await expect.poll(activeShortcuts).toEqual([]);
});
