import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { todayOfUser } from '../../platform/today.ts';
import { standInForNetwork } from '../../testing/network.ts';
import { sampleProject } from '../../testing/samples.ts';
import { DuplicateProjectDialog } from './duplicate-project.tsx';

const network = standInForNetwork();
beforeEach(() => localStorage.clear());

const { subtasks, plan, ...project } = sampleProject([]);

async function open() {
  const onDuplicated = vi.fn();
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <DuplicateProjectDialog project={project} open onOpenChange={() => {}} onDuplicated={onDuplicated} />
    </QueryClientProvider>,
  );
  return { screen, onDuplicated, button: screen.getByRole('button', { name: 'Duplicate' }) };
}

test('begins today with the length of the original, which another start keeps', async () => {
  const { screen, onDuplicated, button } = await open();
  await expect.element(screen.getByLabelText(/^Start date/)).toHaveValue(todayOfUser());
  await screen.getByLabelText(/^Start date/).fill('2027-01-04');
  await expect.element(screen.getByLabelText(/^Due date/)).toHaveValue('2027-01-29');
  await button.click();
  const { request, body, answer } = await network.next('/duplicate');
  expect(request).toBe(`POST /api/projects/${project.id}/duplicate`);
  expect(body).toEqual({ name: 'Copy of Portfolio site', startDate: '2027-01-04', dueDate: '2027-01-29' });
  const copy = { ...project, id: 'copy', name: 'Copy of Portfolio site' };
  answer(201, { success: true, data: { project: copy, subtasks, plan } });
  await expect.poll(() => onDuplicated.mock.calls).toEqual([[copy]]);
});

test('dates in the wrong order are not sent', async () => {
  const { screen, button } = await open();
  await screen.getByLabelText(/^Due date/).fill('2020-01-01');
  await expect.element(screen.getByText('Due date must be after start date')).toBeVisible();
  await expect.element(button).toBeDisabled();
});

test('a failure keeps what was typed', async () => {
  const { screen, onDuplicated, button } = await open();
  await screen.getByLabelText(/^Project name/).fill('Second portfolio');
  await button.click();
  (await network.next('/duplicate')).answer(500, { success: false });
  await expect.element(screen.getByText('Failed to create project')).toBeVisible();
  await expect.element(screen.getByLabelText(/^Project name/)).toHaveValue('Second portfolio');
  expect(onDuplicated).not.toHaveBeenCalled();
});
