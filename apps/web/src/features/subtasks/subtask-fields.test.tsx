import '../../app.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { sampleSubtask } from '../../testing/samples.ts';
import { draftOf } from './subtask-draft.ts';
import { SubtaskExtraFields, SubtaskFields } from './subtask-fields.tsx';

const fields = {
  draft: draftOf(sampleSubtask({ id: 'paint', title: 'Paint the stall' })),
  onDraftChange: () => {},
  errors: {},
};

test('the hours that were guessed and those that were spent stand beside each other', async () => {
  await page.viewport(390, 800);
  const screen = await render(
    <SubtaskFields {...fields} besideHours={<SubtaskExtraFields {...fields} milestones={[]} />} />,
  );
  const topOf = (label: string) => screen.getByLabelText(label).element().getBoundingClientRect().top;
  expect(topOf('Estimated hours')).toBe(topOf('Hours spent'));
});

test('where nothing is beside them, the hours take the whole row', async () => {
  await page.viewport(390, 800);
  const screen = await render(<SubtaskFields {...fields} />);
  const widthOf = (label: string) => screen.getByLabelText(label).element().clientWidth;
  expect(widthOf('Estimated hours')).toBe(widthOf('Description'));
});
