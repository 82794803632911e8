import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { Menu } from './menu.tsx';
import { dismissAllToasts, showToast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

function Opener(props: Partial<Pick<DialogProps, 'busyLabel' | 'dismissible'>>) {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <Button onClick={() => setOpen(true)}>New project</Button>
      <Menu trigger={<Button>More</Button>} items={[{ label: 'Edit', onSelect: () => setOpen(true) }]} />
      <Dialog
        {...props}
        open={open}
        onOpenChange={setOpen}
        title="New project"
        footer={<Button>Save</Button>}
      >
        <input aria-label="Name" />
      </Dialog>
    </main>
  );
}

test('a dialog takes the focus, keeps it, and gives it back on Escape', async () => {
  const screen = await render(<Opener />);
  const opener = screen.getByRole('button', { name: 'New project' });
  await opener.click();
  const dialog = screen.getByRole('dialog', { name: 'New project' });
  await expect.element(dialog).toBeVisible();

  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  for (let step = 0; step < 5; step += 1) {
    expect(dialog.element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Tab}');
  }
  await userEvent.keyboard('{Escape}');

  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('Escape closes the dialog also when a toast came after it, and leaves the toast', async () => {
  const screen = await render(
    <>
      <Opener />
      <Toaster />
    </>,
  );
  await screen.getByRole('button', { name: 'New project' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  showToast({ kind: 'info', title: 'Saved in another tab' });
  // Content under a dialog is hidden from roles.
  const toast = screen.getByText('Note: Saved in another tab', { exact: true });
  await expect.element(toast).toBeVisible();

  await userEvent.keyboard('{Escape}');

  await expect.element(screen.getByRole('dialog', { name: 'New project' })).not.toBeInTheDocument();
  await expect.element(toast).toBeVisible();
  dismissAllToasts();
});

test('a dialog opened from a menu gives the focus back to the menu button', async () => {
  const screen = await render(<Opener />);
  const more = screen.getByRole('button', { name: 'More' });
  await more.click();
  await screen.getByRole('menuitem', { name: 'Edit' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();

  await userEvent.keyboard('{Escape}');

  await expect.element(more).toHaveFocus();
});

test('a busy dialog says what it does and cannot be closed', async () => {
  const screen = await render(<Opener busyLabel="Creating project..." />);
  await screen.getByRole('button', { name: 'New project' }).click();
  await expect.element(screen.getByText('Creating project...')).toBeVisible();

  await userEvent.keyboard('{Escape}');

  await expect.element(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});

test('a dialog that is not dismissible has no close button and ignores Escape', async () => {
  const screen = await render(<Opener dismissible={false} />);
  await screen.getByRole('button', { name: 'New project' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close' }).query()).toBeNull();

  await userEvent.keyboard('{Escape}');

  await expect.element(screen.getByRole('dialog')).toBeVisible();
});

test('a confirmation starts on Cancel, so that Enter alone destroys nothing', async () => {
  const onConfirm = vi.fn();
  const onOpenChange = vi.fn();
  const screen = await render(
    <ConfirmDialog open title="Delete Fair?" confirmLabel="Delete project" {...{ onConfirm, onOpenChange }}>
      Its tasks go with it.
    </ConfirmDialog>,
  );
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();

  await userEvent.keyboard('{Enter}');

  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(onConfirm).not.toHaveBeenCalled();
});
