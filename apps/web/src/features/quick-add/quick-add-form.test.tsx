import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { standInForNetwork } from '../../testing/network.ts';
import { QuickAddForm } from './quick-add-form.tsx';

standInForNetwork();

async function open() {
  const onAdd = vi.fn(async () => {});
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <QuickAddForm projects={[{ id: 'shed', name: 'Boat shed' }]} onAdd={onAdd} close={() => {}} />
    </QueryClientProvider>,
  );
  return { screen, onAdd, title: screen.getByRole('textbox', { name: 'Title' }) };
}

test('a line without a day says so before it is added, with the words that were not understood', async () => {
  const { screen, onAdd, title } = await open();
  await title.fill('call Ana about the planks');
  await expect.element(screen.getByText('It has no day.')).toBeVisible();
  await title.fill('Termin am 31.2. um 10:00');
  await expect.element(screen.getByText('It has no day: “31.2.” was not understood as one.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => onAdd)
    .toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ title: 'Termin am 31.2. um 10:00', dueDate: null, dueTime: null }),
      'shed',
    );
});

test('with a day, in another language than that of the page too, nothing is missing', async () => {
  const { screen, title } = await open();
  await title.fill('Mehl am Freitag um halb neun bestellen');
  await expect.element(screen.getByText('Adds “Mehl bestellen”')).toBeVisible();
  await expect.element(screen.getByText('It has no day', { exact: false })).not.toBeInTheDocument();
  for (const words of ['am Freitag', 'um halb neun'])
    await expect.element(screen.getByRole('button', { name: `Take “${words}” as words` })).toBeVisible();
});
