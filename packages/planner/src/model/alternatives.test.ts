import { expect, test } from 'vitest';
import { readOne, when } from '../testing/model-lines.ts';

test('a question brings what its words say for each kind that it may be', () => {
  const flyer = readOne('maybe 3 h on Thursday for the flyer', {
    kind: 'unsure',
    title: 'Is the flyer yours?',
    maybe: ['task', 'availability'],
    amount: { n: 3, unit: 'hour', per: 'whole' },
    when: [when('on Thursday', 'on', '2026-11-26', '', [4])],
  });
  expect(flyer).toMatchObject({
    kind: 'unsure',
    kinds: ['task', 'availability'],
    question: 'Is the flyer yours?',
  });
  expect(flyer?.alternatives?.find(({ kind }) => kind === 'task')).toMatchObject({
    title: 'maybe 3 h on Thursday for the flyer',
    effort: { amount: 180, unit: 'minutes', said: true },
    on: [expect.stringMatching(/^20/)],
  });
  const away = readOne("I am at my sister's from the 12th to the 14th of December", {
    kind: 'unsure',
    maybe: ['availability', 'note'],
    when: [when('from the 12th to the 14th of December', 'on', '2026-12-12', '2026-12-14')],
  });
  expect(away?.alternatives).toContainEqual(
    expect.objectContaining({ kind: 'availability', off: [{ from: '2026-12-12', to: '2026-12-14' }] }),
  );
  const printer = readOne('the printer usually needs a week', {
    kind: 'note',
    who: 'printer',
    amount: { n: 1, unit: 'week' },
  });
  expect(printer?.alternatives).toContainEqual(
    expect.objectContaining({ kind: 'wait', who: 'printer', lag: { days: 7, unit: 'calendar' } }),
  );
});
