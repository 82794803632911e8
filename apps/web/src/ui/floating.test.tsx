import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { IconButton } from './icon-button.tsx';
import { Menu } from './menu.tsx';
import { Popover } from './popover.tsx';

const Dot = () => <svg aria-hidden="true" />;

test('the first key that opens a menu chooses its first entry, and closing it gives the focus back', async () => {
  const rename = vi.fn();
  const screen = await render(
    <Menu
      trigger={<button type="button">More</button>}
      items={[
        { label: 'Rename', onSelect: rename },
        { label: 'Delete', onSelect: () => {} },
      ]}
    />,
  );
  const trigger = screen.getByRole('button', { name: 'More' });
  await expect.element(trigger).toHaveAttribute('aria-haspopup', 'menu');
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');

  trigger.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus();
  await expect.element(screen.getByRole('menu', { name: 'More' })).toBeVisible();
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');

  await userEvent.keyboard('{Escape}');
  await expect.element(trigger).toHaveFocus();
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => rename.mock.calls.length).toBe(1);
  await expect.element(trigger).toHaveFocus();
});

function Bell() {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label="Notifications"
      open={open}
      onOpenChange={setOpen}
      trigger={<button type="button">Bell</button>}
    >
      <button type="button">Mark all as read</button>
    </Popover>
  );
}

test('a popover opens and closes with its button, and with Escape', async () => {
  const screen = await render(<Bell />);
  const trigger = screen.getByRole('button', { name: 'Bell' });
  const sheet = screen.getByRole('dialog', { name: 'Notifications' });

  await trigger.click();
  await expect.element(sheet).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Mark all as read' })).toHaveFocus();
  await trigger.click();
  await expect.poll(() => sheet.query()).toBeNull();
  await trigger.click();
  await expect.element(sheet).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => sheet.query()).toBeNull();
  await expect.element(trigger).toHaveFocus();
});

test('a tooltip tells the keyboard and a resting pointer what a button does, and goes with Escape and a press', async () => {
  const onClick = vi.fn();
  const screen = await render(<IconButton icon={Dot as never} label="Delete Project" onClick={onClick} />);
  const button = screen.getByRole('button', { name: 'Delete Project' });
  const tooltip = screen.getByRole('tooltip');

  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await expect.poll(() => tooltip.query()?.textContent).toContain('Delete Project');
  await expect.element(button).toHaveAccessibleDescription('Delete Project');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => tooltip.query()).toBeNull();
  await expect.element(button).not.toHaveAttribute('aria-describedby');

  await button.hover();
  await expect.poll(() => tooltip.query()?.textContent).toContain('Delete Project');
  await button.click();
  await expect.poll(() => tooltip.query()).toBeNull();
  await expect.poll(() => onClick).toHaveBeenCalledOnce();
});
