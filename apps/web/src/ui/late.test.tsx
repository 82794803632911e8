import { type ComponentType, Suspense, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { fetchPart, late, lateDialog, lateQuietly } from './late.tsx';
import { Toaster } from './toaster.tsx';

/** Loads the part from the given attempt on; earlier ones fail. */
function fromTime<P>(Part: ComponentType<P>, first: number) {
  let times = 0;
  const load = async () => {
    times += 1;
    if (times < first) throw new TypeError('Failed to fetch dynamically imported module: /assets/part.js');
    return Part;
  };
  return { load, times: () => times };
}

const Words = () => <p>Here it is</p>;

const around = (Part: ComponentType) => (
  <>
    <h1>My Projects</h1>
    <Suspense>
      <Part />
    </Suspense>
  </>
);

test('a part whose script does not come says so in its own place, and comes on Retry', async () => {
  const { load } = fromTime(Words, 3);
  const screen = await render(around(late(load)));

  await expect.element(screen.getByText('This part could not be loaded')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'My Projects' })).toBeVisible();
  await screen.getByRole('button', { name: 'Retry' }).click();

  await expect.element(screen.getByText('Here it is')).toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('a part that was fetched ahead is there at once', async () => {
  const { load } = fromTime(Words, 1);
  const Part = late(load);
  await fetchPart(load);
  const emptied = vi.fn(() => null);
  const Empty = () => emptied();

  const screen = await render(
    <Suspense fallback={<Empty />}>
      <Part />
    </Suspense>,
  );

  await expect.element(screen.getByText('Here it is')).toBeVisible();
  expect(emptied).not.toHaveBeenCalled();
});

test('a part without which one goes on comes by itself when the connection is back', async () => {
  const { load, times } = fromTime(Words, 3);
  const screen = await render(around(lateQuietly(load)));
  await expect.poll(times).toBe(2);
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();

  window.dispatchEvent(new Event('online'));

  await expect.element(screen.getByText('Here it is')).toBeVisible();
});

type PanelProps = { open: boolean; onOpenChange: (open: boolean) => void };
const Panel = ({ open }: PanelProps) => open && <div role="dialog">New Project</div>;

function WithDialog({ Part }: { Part: ComponentType<PanelProps> }) {
  const [open, setOpen] = useState(false);
  return (
    <Suspense>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Part open={open} onOpenChange={setOpen} />
      <Toaster />
    </Suspense>
  );
}

test('a dialog whose script does not come says so in a toast, and opens when it is asked for again', async () => {
  const { load, times } = fromTime(Panel, 3);
  const screen = await render(<WithDialog Part={lateDialog(load)} />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect
    .element(screen.getByRole('list').getByText('This cannot be opened now', { exact: false }))
    .toBeVisible();
  await expect.poll(times).toBe(2);

  await screen.getByRole('button', { name: 'Open' }).click();

  await expect.element(screen.getByRole('dialog')).toBeVisible();
});
