import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { saidLine } from '../../plan-data/use-correct-lines.ts';
import { standInForNetwork } from '../../testing/network.ts';
import { openLines, READING } from '../../testing/project-lines.tsx';
import { logoStatements, statementsOf } from '../../testing/readings.ts';
import { dismissAllToasts } from '../../ui/toast-store.ts';

const network = standInForNetwork();

beforeEach(() => page.viewport(1280, 900));
afterEach(dismissAllToasts);

test('answers that follow each other quickly are all kept, whatever comes back in between', async () => {
  const words = ['Ana', 'Ben', 'Cleo'];
  const lines = statementsOf(
    words.join('\n'),
    words.map((text) => [text, { kind: 'unsure', kinds: ['task', 'note'], question: null, sure: false }]),
  );
  const { screen, client } = await openLines({ statements: lines });
  for (const name of words) await screen.getByRole('button', { name: `Note: ${name}` }).click();
  const heading = screen.getByRole('heading', { name: /not sure about$/ });
  await expect.element(heading).not.toBeInTheDocument();
  for (const [index] of words.entries()) {
    const put = await network.next();
    const said = lines.map((line, at) =>
      at <= index ? saidLine({ statement: line, fields: { kind: 'note' } }) : line,
    );
    put.answer(200, { success: true, data: { ...READING, reading: { statements: said } } });
    await expect.poll(() => client.isMutating()).toBe(words.length - 1 - index);
    await expect.element(heading).not.toBeInTheDocument();
  }
});

test('with nothing unsure the lines are folded, and no line stands on the page twice', async () => {
  const sure = logoStatements().filter(({ kind }) => kind !== 'unsure');
  const { screen } = await openLines({ statements: sure });
  const concepts = screen.getByRole('button', { name: /Change what this is: 3 concepts/ });
  await expect.element(screen.getByText('What Daymark understood')).toBeVisible();
  await expect.element(concepts).not.toBeInTheDocument();
  await screen.getByText('What Daymark understood').click();
  await expect.element(concepts).toBeVisible();
});

test('a line that is asked about stands among the others once it is settled', async () => {
  const { screen } = await openLines();
  await expect.element(screen.getByText('pram = grandma')).toBeVisible();
  expect(screen.getByText('pram = grandma').elements()).toHaveLength(1);
  await screen.getByRole('button', { name: 'Note: pram = grandma' }).click();
  await expect
    .element(screen.getByRole('button', { name: /^Note\. Change what this is: pram/ }))
    .toBeVisible();
});

test('the menu of kinds has the four likeliest, and the others behind More', async () => {
  const { screen } = await openLines();
  await screen.getByRole('button', { name: /Change what this is: then final files/ }).click();
  await expect.poll(() => screen.getByRole('menuitemcheckbox').elements()).toHaveLength(4);
  await screen.getByRole('menuitem', { name: 'More' }).click();
  await expect.poll(() => screen.getByRole('menuitemcheckbox').elements()).toHaveLength(11);
  await expect.element(screen.getByRole('menuitemcheckbox').nth(4)).toHaveFocus();
});
