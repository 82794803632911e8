import { MILESTONE_NAME_MAX_LENGTH } from '@daymark/domain/limits';
import { expect, test } from 'vitest';
import { holdProject, type SuggestedProject } from './project.ts';

const READ: SuggestedProject = {
  name: 'Bakery website',
  description: 'Opening hours and an order form.',
  startDate: null,
  dueDate: '2026-12-14',
  milestones: [{ name: 'First draft', dueDate: '2026-12-01' }],
  priority: 'High',
  category: 'Website',
  tags: ['Web', 'web'],
  tasks: [{ title: 'Write the texts', description: 'Two pages', hours: 3 }],
  assumptions: [],
};

const held = (said: string, read: Partial<SuggestedProject> = {}) =>
  holdProject(
    { turns: [{ sender: 'user', content: said }], today: '2026-11-20', locale: 'en-GB' },
    { ...READ, ...read },
  );

const SAID = 'A website for the bakery, first draft by 1 December, done by 14 December.';

test('what was said holds as it was read', () => {
  expect(held(SAID)).toEqual({
    project: {
      name: 'Bakery website',
      description: 'Opening hours and an order form.',
      startDate: '2026-11-20',
      dueDate: '2026-12-14',
      milestones: [{ name: 'First draft', dueDate: '2026-12-01' }],
      priority: 'High',
      category: 'Website',
      tags: ['web'],
    },
    tasks: READ.tasks,
    assumptions: ['No start was named: it begins today, 20 November 2026.'],
  });
});

test.each([
  [
    'A website for the bakery, as soon as it goes.',
    [
      'No start was named: it begins today, 20 November 2026.',
      'The due date 14 December 2026 was not named in the conversation, so 30 days are assumed, until 20 December 2026.',
      'No date was named for “First draft”, so it is no milestone.',
    ],
  ],
  [
    'Ich möchte eine neue Webseite für die Bäckerei, so schnell es geht.',
    [
      'Es wurde kein Beginn genannt: Es geht heute los, am 20. November 2026.',
      'Der Termin 14. Dezember 2026 wurde im Gespräch nicht genannt, daher sind 30 Tage angenommen, bis 20. Dezember 2026.',
      'Für „First draft“ wurde kein Datum genannt, daher ist es kein Meilenstein.',
    ],
  ],
])('a date that nobody named is given up, and told in the language of the conversation', (said, told) => {
  const read = held(said);
  expect(read?.project).toMatchObject({ dueDate: '2026-12-20', milestones: [] });
  expect(read?.assumptions).toEqual(told);
});

test('what is too long is cut at a word, and what is no plain text is made so', () => {
  const name = `The first draft ${'with every page of it '.repeat(8)}`.trim();
  const read = held(SAID, {
    name: `${'A website '.repeat(30)}`,
    category: 'x'.repeat(90),
    milestones: [
      { name, dueDate: '2026-12-01' },
      { name: '<img src=x>', dueDate: '2026-12-01' },
    ],
    description: 'One\u0000\u202E\ud800\nTwo',
    tasks: [
      { title: '[Write](javascript:x) the texts\u202E', description: '', hours: null },
      { title: '<b></b>', description: '', hours: 1 },
    ],
  });
  expect(read?.project.name.length).toBeLessThanOrEqual(120);
  expect(read?.project.name).toMatch(/website$|A$/);
  const [milestone, ...others] = read?.project.milestones ?? [];
  expect(others).toEqual([]);
  expect(milestone?.name.length).toBeLessThanOrEqual(MILESTONE_NAME_MAX_LENGTH);
  expect(name.startsWith(`${milestone?.name} `)).toBe(true);
  expect(read?.assumptions).toContain(
    `The milestone “${milestone?.name}…” had too long a name, which is cut.`,
  );
  expect(read?.project).toMatchObject({ category: 'x'.repeat(50), description: 'One\ufffd\nTwo' });
  expect(read?.tasks).toEqual([{ title: 'Write the texts', description: '', hours: null }]);
  expect(held(SAID, { name: ' <i> ' })).toBeUndefined();
});
