import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { todayOfUser } from '../../platform/today.ts';
import { standInForNetwork } from '../../testing/network.ts';
import { putPageWords, takeAwayPageWords } from '../../testing/page-words.ts';
import { currentToasts, dismissAllToasts } from '../../ui/toast-store.ts';
import { createdAnswer as created, openDialog, CREATED as PROJECT } from './testing/open-new-project.tsx';

const network = standInForNetwork();

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 1000);
});
afterEach(() => {
  dismissAllToasts();
  takeAwayPageWords();
});

const toasts = () => currentToasts().map(({ kind, title, description }) => [kind, title, description]);

test('begins with 30 days, High priority and 12:00, and asks for what is missing', async () => {
  const { screen, submit, name } = await openDialog();
  await expect.element(name).toHaveFocus();
  await expect.element(screen.getByLabelText(/^Start date/)).toHaveValue(todayOfUser());
  await expect.element(screen.getByText('30 days', { exact: true })).toBeVisible();
  await expect.element(screen.getByLabelText('Due time')).toHaveValue('12:00');
  await expect.element(screen.getByLabelText('Priority')).toHaveValue('High');
  await expect.element(screen.getByLabelText('Generate AI-powered subtasks')).toBeChecked();
  await expect.element(screen.getByText('Please fill in all required fields')).toBeVisible();
  await expect.element(submit).toBeDisabled();

  await name.fill('  ');
  await expect.element(submit).toBeDisabled();
  await name.fill('Craft fair');
  await expect.element(screen.getByText('Please fill in all required fields')).not.toBeInTheDocument();
  await expect.element(submit).toBeEnabled();
});

test('counts the days live, and says in red when the due date is not after the start date', async () => {
  const { screen, submit, name } = await openDialog();
  await name.fill('Craft fair');
  await screen.getByLabelText(/^Start date/).fill('2026-12-01');
  await expect.element(screen.getByLabelText(/^Due date/)).toHaveValue('2026-12-31');
  await screen.getByLabelText(/^Due date/).fill('2026-12-02');
  await expect.element(screen.getByText('1 day', { exact: true })).toBeVisible();
  await screen.getByLabelText(/^Due date/).fill('2026-12-01');
  const due = screen.getByLabelText(/^Due date/);
  await expect.element(due).toHaveAccessibleDescription('Due date must be after start date');
  await expect.element(due).toHaveAttribute('aria-invalid', 'true');
  await expect.element(screen.getByText('Timeline:')).not.toBeInTheDocument();
  await expect.element(submit).toBeDisabled();
  await screen.getByLabelText(/^Due date/).fill('');
  await expect.element(screen.getByText('Please fill in all required fields')).toBeVisible();
  await expect.element(due).not.toHaveAttribute('aria-invalid');
});

test('tags come by Enter and by the button, in lower case, once each', async () => {
  const { screen } = await openDialog();
  const tag = screen.getByRole('textbox', { name: 'Tags' });
  await tag.fill('  Garden ');
  await userEvent.keyboard('{Enter}');
  await tag.fill('GARDEN');
  await screen.getByRole('button', { name: 'Add', exact: true }).click();
  await tag.fill('Fair');
  await screen.getByRole('button', { name: 'Add', exact: true }).click();
  await tag.fill('   ');
  await expect.element(screen.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
  const tags = screen.getByRole('list', { name: 'Tags' }).getByRole('listitem');
  await expect.poll(() => tags.elements().map((item) => item.textContent)).toEqual(['garden', 'fair']);
});

test('is covered and stays open while the plan is made, and is sent once', async () => {
  const { screen, submit, name, onOpenChange, onCreated, history } = await openDialog();
  await name.fill('Craft fair');
  await submit.dblClick();
  await expect.element(screen.getByText('Generating AI subtasks...')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
  expect(onOpenChange).not.toHaveBeenCalled();
  history.push('/?left');

  const sent = await network.next();
  expect(sent.request).toBe('POST /api/projects');
  sent.answer(201, created());
  await expect.poll(() => onCreated).toHaveBeenCalledOnce();
  await expect.poll(() => onCreated.mock.calls[0]?.[0]).toMatchObject({ id: PROJECT.id });
  await expect
    .poll(toasts)
    .toEqual([['success', `Project "${PROJECT.name}" created successfully!`, undefined]]);
  await expect.element(name).toHaveValue('');
  expect(network.waiting()).not.toContain('POST /api/projects');
  await expect.poll(() => history.location.href).toBe('/');
  history.push('/?left');
  await expect.poll(() => history.location.href).toBe('/?left');
});

test('without subtasks it only says that the project is created', async () => {
  const { screen, submit, name } = await openDialog();
  await name.fill('Craft fair');
  await screen.getByLabelText('Generate AI-powered subtasks').click();
  await submit.click();
  await expect.element(screen.getByText('Creating project...')).toBeVisible();
});

test('a plan without subtasks has nothing to undo', async () => {
  const { submit, name, onCreated } = await openDialog();
  await name.fill('Craft fair');
  await submit.click();
  const { data } = created();
  (await network.next()).answer(201, { success: true, data: { ...data, changeId: 'change' } });
  await expect.poll(() => onCreated).toHaveBeenCalledOnce();
  await expect.poll(currentToasts).toHaveLength(1);
  expect(currentToasts()[0]).not.toHaveProperty('action');
});

test('a plan that failed leads to the project all the same', async () => {
  const { submit, name, onCreated } = await openDialog();
  await name.fill('Craft fair');
  await submit.click();
  const failed = { error: { code: 'ai_unavailable', message: 'The AI does not answer.' } };
  (await network.next()).answer(201, created(failed));
  await expect.poll(() => onCreated).toHaveBeenCalledOnce();
  await expect
    .poll(toasts)
    .toEqual([['warning', 'Project created but failed to generate AI subtasks', 'The AI does not answer.']]);
});

test('what a language model finds is counted, and calling it off leads to the project', async () => {
  putPageWords({ 'ai-provider': 'openai', 'ai-model': 'some-model' });
  const { screen, submit, name, onCreated } = await openDialog();
  await expect.element(screen.getByText(/are sent to the language model some-model/)).toBeVisible();
  await name.fill('Craft fair');
  await submit.click();
  const first = await network.next();
  const stream = first.stream();
  stream.event({ type: 'begun', engine: 'some-model' });
  stream.event({ type: 'task', title: 'Book the stand', count: 1 });
  await expect.element(screen.getByText('1 task so far')).toBeVisible();
  await expect.element(screen.getByText('Book the stand')).toBeVisible();
  await screen.getByRole('button', { name: 'Cancel' }).last().click();

  const second = await network.next('/api/projects');
  expect(second.body).toEqual(first.body);
  expect(second.headers.get('idempotency-key')).toBe(first.headers.get('idempotency-key'));
  expect(onCreated).not.toHaveBeenCalled();
  second.answer(201, created({ error: { code: 'stopped', message: 'Stopped before it was done' } }));
  await expect.poll(() => onCreated).toHaveBeenCalledOnce();
  await expect
    .poll(toasts)
    .toEqual([
      [
        'success',
        `Project "${PROJECT.name}" created successfully!`,
        'Its tasks were not generated: you stopped that.',
      ],
    ]);
});

test('a failure says so, keeps the words, and what is refused stands beside its field', async () => {
  const { screen, submit, name, onCreated } = await openDialog();
  await name.fill('Craft fair');
  await submit.click();
  (await network.next()).answer(500, { success: false });
  await expect.element(screen.getByRole('alert').getByText('Failed to create project')).toBeVisible();
  await expect.element(name).toHaveValue('Craft fair');

  await submit.click();
  const errors = [{ path: 'name', message: 'Please use at most 200 characters' }];
  const refusal = { success: false, message: 'Please correct what is marked', code: 'invalid', errors };
  (await network.next()).answer(400, refusal);
  await expect.element(name).toHaveAccessibleDescription('Please use at most 200 characters');
  expect(onCreated).not.toHaveBeenCalled();
  await name.fill('Fair');
  await expect.element(name).not.toHaveAttribute('aria-invalid');
});

test('a brief that is too long stands whole, and says by how much', async () => {
  const { screen, submit, name } = await openDialog();
  const brief = screen.getByRole('textbox', { name: 'Description' });
  await name.fill('Handbook');
  brief.element().focus();
  document.execCommand('insertText', false, 'a'.repeat(20_005));

  await expect
    .element(screen.getByText('Please use at most 20,000 characters; these are 20,005'))
    .toBeVisible();
  await expect.element(screen.getByText('The description is too long')).toBeVisible();
  await expect.element(submit).toBeDisabled();
  await brief.fill('Write it.');
  await expect.element(submit).toBeEnabled();
});

test('one tag too many is told before it is sent, and stays in the field', async () => {
  const tags = Array.from({ length: 20 }, (_, number) => `tag ${number}`);
  localStorage.setItem('draft:nobody:new-project', JSON.stringify({ name: 'Handbook', tags }));
  const { screen, submit } = await openDialog();
  const tag = screen.getByRole('textbox', { name: 'Tags' });
  await expect.element(submit).toBeEnabled();

  await tag.fill('one more');
  await userEvent.keyboard('{Enter}');

  await expect.element(tag).toHaveValue('one more');
  await expect.element(tag).toHaveAccessibleDescription('Please use at most 20 tags');
  await expect.element(submit).toBeDisabled();
});

test('what was refused comes into sight, however far the form is scrolled', async () => {
  await page.viewport(400, 500);
  const { screen, submit, name } = await openDialog();
  await name.fill('Craft fair');
  await screen.getByLabelText('Generate AI-powered subtasks').click();
  await submit.click();
  (await network.next()).answer(500, { success: false });
  await expect.element(screen.getByRole('alert')).toBeInViewport();

  screen.getByLabelText('Generate AI-powered subtasks').element().scrollIntoView();
  await submit.click();
  const errors = [{ path: 'name', message: 'Please remove the control characters from this text' }];
  (await network.next()).answer(400, { success: false, message: 'Please correct it', errors });
  await expect.element(name).toHaveFocus();
  await expect.element(name).toBeInViewport();
});
