import type { Asked, Said } from './protocols.ts';

const NOT_SAID = {
  quote: null,
  title: '',
  who: null,
  optional: false,
  parts: null,
  amount: null,
  pace: null,
  apart: null,
  estimateHours: 0,
  repeat: null,
  when: [],
  after: [],
  each: false,
  of: 0,
  maybe: [],
  phase: null,
  together: false,
  steps: [],
};

/** A step with every required field. */
export const stepping = (title: string, hours: number, fields: object = {}) => ({
  ...{ title, hours, done: null, wait: false, who: null, days: 0, after: [] },
  ...fields,
});

/** A statement with every required field. */
export const stating = (n: number, kind: string, quote: string | null, fields: object = {}) => ({
  ...NOT_SAID,
  n,
  kind,
  quote,
  ...fields,
});

const LAUNCH = {
  words: 'on 10 December',
  rel: 'on',
  day: 10,
  month: 12,
  weekdays: [],
  untilDay: 0,
  untilMonth: 0,
  anchor: null,
  offset: null,
};

/** The statements of the brief in `testing/people.ts`. */
export const STATEMENTS = {
  statements: [
    stating(1, 'note', 'Portfolio for Mara, a ceramicist'),
    stating(2, 'task', 'Gallery with 24 pieces, each with size and glaze', {
      title: 'Build the gallery with size and glaze of each piece',
      parts: { count: 24, unit: 'piece', first: 1 },
      estimateHours: 12,
      after: [6],
    }),
    stating(3, 'excluded', 'Shop is NOT needed'),
    stating(4, 'task', 'only a contact form', {
      title: 'Build the contact form',
      estimateHours: 2,
      after: [6],
    }),
    stating(5, 'task', 'Set up a workshop calendar that she can edit', {
      title: 'Build the workshop calendar',
      estimateHours: 6,
      after: [6],
    }),
    stating(6, 'theirs', 'Mara signs off the design before I build', { who: 'Mara' }),
    stating(7, 'task', 'Launch on 10 December', {
      title: 'Launch the site',
      estimateHours: 2,
      when: [LAUNCH],
      after: [2, 4, 5],
    }),
    stating(8, 'task', null, { title: 'Back the site up', estimateHours: 0.5, optional: true, after: [7] }),
  ],
};

/** Titles of its tasks, in the order of the events. */
export const TITLES = STATEMENTS.statements.filter(({ kind }) => kind === 'task').map(({ title }) => title);

export const PROJECT = {
  isProject: true,
  name: 'Bakery website',
  description: 'A bakery website, first draft by 1 December, done by 14 December 2026.',
  startDate: null,
  dueDate: '2026-12-14',
  milestones: [{ name: 'First draft', dueDate: '2026-12-01' }],
  priority: 'High',
  category: 'Website',
  tags: ['Web', 'web'],
  assumptions: [],
};

export const ANSWER = 'You have two tasks today: bake the bread, then call Mara.';

const isExtraction = ({ body }: Asked): boolean => body.includes('isProject');
const isReading = ({ body }: Asked): boolean => body.includes('estimateHours');

/** A good model's answer to each of our three questions, in the requested form. */
export function wellSaid(asked: Asked): Said {
  const content = isExtraction(asked)
    ? JSON.stringify(PROJECT)
    : isReading(asked)
      ? JSON.stringify(STATEMENTS)
      : ANSWER;
  return asked.forcedTool ? { tool: asked.forcedTool, input: content } : { text: content };
}
