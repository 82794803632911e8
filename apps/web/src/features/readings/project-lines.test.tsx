import { UNSAID } from '@daymark/domain/reading';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { readingQuery } from '../../plan-data/queries.ts';
import { saidLine } from '../../plan-data/use-correct-lines.ts';
import { standInForNetwork } from '../../testing/network.ts';
import { openLines, PROJECT, READING } from '../../testing/project-lines.tsx';
import { LOGO_BRIEF, sampleTask, statementsOf } from '../../testing/readings.ts';
import { makeClient, show } from '../../testing/show.tsx';
import { currentToasts, dismissAllToasts } from '../../ui/toast-store.ts';
import { ProjectUnderstood } from './project-lines.tsx';
import { UnsureLines } from './unsure-lines.tsx';

const network = standInForNetwork();
beforeEach(() => page.viewport(1280, 900));
afterEach(dismissAllToasts);

/** The answer to a correction: the same fields. */
const answerTo = (id: string, fields: object) => ({
  success: true,
  data: {
    ...READING,
    reading: {
      statements: READING.reading.statements.map((statement) =>
        statement.id === id ? saidLine({ statement, fields: fields as never }) : statement,
      ),
    },
  },
});

const idOf = (text: string) => READING.reading.statements.find(({ words }) => words.text === text)?.id ?? '';

test('a line is changed by its menu: shown at once, sent with what was seen, and the plan is told', async () => {
  const { screen, onCorrected } = await openLines();
  await screen.getByRole('button', { name: /^Task\. Change what this is: then final files/ }).click();
  await screen.getByRole('menuitemcheckbox', { name: /^Later/ }).click();
  await expect.element(screen.getByRole('button', { name: /^Later\. .*final files/ })).toBeVisible();
  await expect.element(screen.getByText('you said so')).toBeVisible();
  const put = await network.next();
  expect(put.request).toBe(`PUT /api/projects/${PROJECT.id}/reading/${idOf('then final files')}`);
  expect(put.body).toEqual({ madeFrom: 'seen', kind: 'later' });
  expect(onCorrected).not.toHaveBeenCalled();
  put.answer(200, answerTo(idOf('then final files'), { kind: 'later' }));
  await expect.poll(() => onCorrected.mock.calls.length).toBe(1);
  await expect
    .poll(() => onCorrected.mock.calls[0]?.[0])
    .toMatchObject([{ kind: 'task', statedBy: 'reader' }]);
});

test('what was asked of the server before a correction does not take it back', async () => {
  const { screen, client, onCorrected } = await openLines();
  await screen.getByRole('button', { name: 'Note: pram = grandma' }).click();
  const put = await network.next();
  void client.invalidateQueries(readingQuery(PROJECT));
  const get = await network.next();
  put.answer(200, answerTo(idOf('pram = grandma'), { kind: 'note' }));
  await expect.poll(() => onCorrected.mock.calls.length).toBe(1);
  get.answer(200, { success: true, data: READING });
  await expect.poll(() => client.isFetching()).toBe(0);
  const lines = client.getQueryData(readingQuery(PROJECT).queryKey)?.reading?.statements;
  expect(lines?.at(-1)).toMatchObject({ kind: 'note', statedBy: 'person' });
});

test('fields of a kind open in place, and nothing is sent before they are saved', async () => {
  const { screen } = await openLines();
  await screen
    .getByRole('button', { name: /^client · 3 working days ?\. Change details of: client picks one/ })
    .click();
  const form = screen.getByRole('form', { name: 'Wait: client picks one' });
  await expect.element(form.getByLabelText('For whom or what')).toHaveFocus();
  await form.getByLabelText('How long').fill('');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.element(form.getByText('Please say how long, or until when')).toBeVisible();
  await form.getByLabelText('How long').fill('5');
  await userEvent.keyboard('{Enter}');
  expect((await network.next()).body).toMatchObject({
    kind: 'wait',
    who: 'client',
    lag: { days: 5, unit: 'working' },
  });
  await expect.element(screen.getByRole('button', { name: /^client · 5 working days/ })).toBeVisible();
});

test('how long each of several takes is said in place, and is no guess any longer', async () => {
  const { screen } = await openLines();
  await screen.getByRole('button', { name: /^2 h each \(guess\) ?\./ }).click();
  await screen.getByLabelText('Each takes: unit').selectOptions('min');
  await screen.getByLabelText('Each takes', { exact: true }).fill('45');
  await screen.getByRole('button', { name: 'Save' }).click();
  expect((await network.next()).body).toMatchObject({
    kind: 'task',
    effort: { amount: 45, unit: 'minutes', per: 'part', said: true },
  });
  await expect.element(screen.getByRole('button', { name: /^45 min each ?\. Change details/ })).toBeVisible();
});

test('a line that is not sure is settled by one key, and goes', async () => {
  const { screen } = await openLines();
  await expect.element(screen.getByRole('heading', { name: '1 line I was not sure about' })).toBeVisible();
  const note = screen.getByRole('button', { name: 'Note: pram = grandma' });
  note.element().focus();
  await userEvent.keyboard('{Enter}');
  const put = await network.next();
  expect(put.body).toEqual({ madeFrom: 'seen', kind: 'note' });
  await expect.element(note).not.toBeInTheDocument();
});

test('one click takes a line for a wait with all that it says, and what is told next waits for it', async () => {
  const lines = statementsOf('Proof. The printer usually needs a week. Posters.', [
    ['Proof.', sampleTask('Proof')],
    [
      'The printer usually needs a week.',
      {
        ...{ kind: 'unsure', kinds: ['wait', 'note'], question: null, sure: false },
        alternatives: [
          {
            ...{ kind: 'wait', ...UNSAID.wait, title: 'Printer', who: 'printer' },
            lag: { days: 5, unit: 'working' },
          },
        ],
      },
    ],
    ['Posters.', sampleTask('Posters')],
  ]);
  const [proof, printer, posters] = lines;
  const onCorrect = vi.fn();
  const context = { today: '2026-11-23', day: '2026-11-23', onPoint: () => {}, onSeek: undefined };
  const screen = await render(
    <UnsureLines
      lines={[printer].filter((one) => one !== undefined)}
      context={{ ...context, onCorrect, lines: () => lines }}
    />,
  );
  await screen.getByRole('button', { name: /^Wait: The printer/ }).click();
  await expect
    .poll(() => onCorrect.mock.calls[0]?.[0])
    .toMatchObject([
      { statement: printer, fields: { kind: 'wait', who: 'printer', lag: { days: 5 }, after: [proof?.id] } },
      { statement: posters, fields: { kind: 'task', after: [{ statement: printer?.id }] } },
    ]);
});

test('on a phone the kinds are a sheet with room for a finger', async () => {
  await page.viewport(390, 800);
  const { screen } = await openLines();
  await screen.getByText('What Daymark understood').click();
  await screen.getByRole('button', { name: 'More: pram = grandma' }).click();
  const sheet = screen.getByRole('dialog', { name: 'What is this?' });
  await expect.element(sheet).toBeVisible();
  const task = sheet.getByRole('button', { name: /^Task/ });
  expect(task.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await task.click();
  expect((await network.next()).body).toMatchObject({ kind: 'task', title: 'Pram = grandma' });
});

test('a brief that has changed meanwhile is said, and the line is as it was', async () => {
  const { screen, onCorrected } = await openLines();
  await screen.getByRole('button', { name: 'Note: pram = grandma' }).click();
  const put = await network.next();
  put.answer(409, { success: false, message: 'The brief has changed.', code: 'conflict' });
  await expect.poll(() => currentToasts().map(({ title }) => title)).toEqual(['The brief has changed']);
  await expect.element(screen.getByRole('heading', { name: '1 line I was not sure about' })).toBeVisible();
  expect((await network.next()).request).toBe(`GET /api/projects/${PROJECT.id}/reading`);
  expect(onCorrected).not.toHaveBeenCalled();
});

test('a Reading of the words as they were before is not laid over those of now', async () => {
  const client = makeClient();
  const project = { ...PROJECT, description: `First of all, tea. ${LOGO_BRIEF}` };
  const props = { project, today: '2026-11-23', onPoint: vi.fn(), onCorrected: vi.fn(), onSeek: vi.fn() };
  const screen = await show(
    <ProjectUnderstood {...props} litId={undefined} isProposed={false} unread={<p>The brief</p>} />,
    client,
  );
  (await network.next()).answer(200, { success: true, data: READING });
  await expect.poll(() => client.getQueryData(readingQuery(project).queryKey)?.reading).toBe(null);
  await expect.element(screen.getByText('The brief')).toBeVisible();
});

test('pointing at a line tells which, until it is left', async () => {
  const { screen, onPoint } = await openLines();
  await screen.getByText('3 concepts').hover();
  await expect.poll(() => onPoint).toHaveBeenLastCalledWith(idOf('3 concepts'));
  await screen.getByText('What Daymark understood').hover();
  await expect.poll(() => onPoint).toHaveBeenLastCalledWith(undefined);
});

test('how many at a time, how far apart, what they are called and several days are said in fields', async () => {
  await page.viewport(390, 844);
  const { screen } = await openLines();
  await screen.getByRole('button', { name: /Change details of: 3 concepts/ }).click();
  const form = screen.getByRole('form', { name: 'Task: 3 concepts' });
  await form.getByLabelText('They are called').fill('sketch');
  await form.getByLabelText('Pace', { exact: true }).fill('2');
  await form.getByLabelText('Pace: unit').selectOptions('a week');
  await form.getByLabelText('Apart', { exact: true }).fill('3');
  const another = form.getByRole('button', { name: 'Another day' });
  await expect.element(another).not.toBeInTheDocument();
  await form.getByLabelText('Not on').fill('2026-12-24');
  await another.click();
  await expect.element(form.getByLabelText('Not on (2)')).toHaveFocus();
  await userEvent.keyboard('12222026{Enter}');
  expect((await network.next()).body).toMatchObject({
    parts: { count: 3, unit: 'sketch' },
    pace: { parts: 2, per: 'week' },
    apart: { days: 3, unit: 'calendar' },
    except: ['2026-12-22', '2026-12-24'],
  });
});

test('several times away are said in fields, and an emptied one is away no more', async () => {
  const { screen } = await openLines();
  await screen.getByRole('button', { name: /Change details of: Not on Fridays/ }).click();
  const form = screen.getByRole('form', { name: 'Not available: Not on Fridays.' });
  const fill = (label: string, day: string) => form.getByLabelText(label, { exact: true }).fill(day);
  await fill('Away from', '2026-12-01');
  await form.getByRole('button', { name: 'Another time away' }).click();
  await fill('Away until (2)', '2026-12-28');
  await fill('Away from (2)', '2026-12-24');
  await form.getByRole('button', { name: 'Another time away' }).click();
  await fill('Away from (3)', '2027-01-04');
  await fill('Away from', '');
  await userEvent.keyboard('{Enter}');
  expect((await network.next()).body).toMatchObject({
    off: [
      { from: '2026-12-24', to: '2026-12-28' },
      { from: '2027-01-04', to: '2027-01-04' },
    ],
  });
});

test('many lines that are not sure are folded, to fewer on a phone', async () => {
  const words = Array.from({ length: 6 }, (_, at) => `Thing ${at + 1}`);
  const lines = statementsOf(
    words.join('\n'),
    words.map((text) => [text, { kind: 'unsure', kinds: ['task', 'note'], question: null, sure: false }]),
  );
  const context = { today: '2026-11-23', day: '2026-11-23', onPoint: () => {}, onSeek: undefined };
  const screen = await render(
    <UnsureLines lines={lines} context={{ ...context, onCorrect: () => {}, lines: () => lines }} />,
  );
  await expect.element(screen.getByRole('button', { name: 'Show 2 more' })).toBeVisible();
  await page.viewport(390, 844);
  await screen.getByRole('button', { name: 'Show 4 more' }).click();
  await expect.poll(() => screen.getByRole('listitem').elements()).toHaveLength(6);
});

test('a language that is not read well enough is said once above the lines, and stays while a line is corrected', async () => {
  const { screen } = await openLines({ weakLanguage: 'it' });
  const note = screen.getByText('Daymark’s own reader is still learning Italian.', { exact: false });
  await expect.element(note).toBeVisible();
  await screen.getByRole('button', { name: 'Note: pram = grandma' }).click();
  await network.next();
  await expect.element(screen.getByText('you said so')).toBeVisible();
  await expect.element(note).toBeVisible();
});

test('a language that was not recognised is no language by name', async () => {
  const { screen } = await openLines({ weakLanguage: 'other' });
  await expect.element(screen.getByText(/own reader did not recognise this language/)).toBeVisible();
});

test('where the language is read well, nothing is said of it', async () => {
  const { screen } = await openLines();
  await expect.element(screen.getByText('What Daymark understood')).toBeVisible();
  await expect.poll(() => screen.getByText(/own reader/).elements()).toEqual([]);
});
