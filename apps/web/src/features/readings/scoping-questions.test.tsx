import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { standInForNetwork } from '../../testing/network.ts';
import { sampleProject } from '../../testing/samples.ts';
import { ScopingQuestions, sentencesOf } from './scoping-questions.tsx';

const network = standInForNetwork();
beforeEach(() => localStorage.clear());

test('answers become sentences of the brief, in the words of the person', () => {
  expect(sentencesOf({ end: 'The shop is open', steps: 'Find a name\n- Order stock\n\n', hours: '6' })).toBe(
    'The shop is open.\n- Find a name\n- Order stock\nI have 6 hours a week.',
  );
  expect(sentencesOf({ end: '', steps: 'Find a name', hours: '' })).toBe('- Find a name');
});

test('three answers are added to the description, and then it is planned', async () => {
  const onPlan = vi.fn();
  const project = { ...sampleProject([]), description: 'Become a shop owner' };
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <ScopingQuestions project={project} isPlanning={false} onPlan={onPlan} />
    </QueryClientProvider>,
  );
  const plan = screen.getByRole('button', { name: 'Plan with these answers' });
  await expect.element(plan).toBeDisabled();
  await screen.getByLabelText('What is done at the end?').fill('The shop is open');
  await screen.getByLabelText('What are the steps?').fill('Find a name');
  await screen.getByLabelText('How many hours a week do you have?').fill('200');
  await expect.element(screen.getByText('Please enter hours a week, from 1 to 168')).toBeVisible();
  await screen.getByLabelText('How many hours a week do you have?').fill('6');
  await plan.click();
  const put = await network.next();
  expect(put.body).toEqual({
    description: 'Become a shop owner\n\nThe shop is open.\n- Find a name\nI have 6 hours a week.',
  });
  put.answer(200, { success: true, data: { project } });
  await expect.poll(() => onPlan.mock.calls.length).toBe(1);
});
