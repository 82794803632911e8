import type { Asked, Said } from './protocols.ts';

const NOT_SAID = {
  quote: null,
  title: '',
  who: null,
  when: [],
  amount: null,
  hours: 0,
  repeat: null,
  together: false,
  maybe: [],
};

/** A statement with every required field. */
export const stating = (n: number, kind: string, quote: string | null, fields: object = {}) => ({
  ...NOT_SAID,
  n,
  kind,
  quote,
  ...fields,
});

/** A row of the plan with every required field. */
export const planning = (n: number, of: number, title: string, hours: number, fields: object = {}) => ({
  ...{ n, date: '', title, hours, of, after: [], until: '', who: null, done: null, optional: false },
  ...fields,
});

/** What a model writes about a brief. */
export const planOf = (said: readonly object[], plan: readonly object[]): string =>
  JSON.stringify({ said, plan });

const LAUNCH = { words: 'on 10 December', rel: 'on', from: '2026-12-10', until: '', weekdays: [] };

/** What it says of the brief in `testing/people.ts`. */
export const STATEMENTS = [
  stating(1, 'note', 'Portfolio for Mara, a ceramicist'),
  stating(2, 'task', 'Gallery with 24 pieces, each with size and glaze', { title: 'Build the gallery' }),
  stating(3, 'excluded', 'Shop is NOT needed'),
  stating(4, 'task', 'only a contact form', { title: 'Build the contact form' }),
  stating(5, 'task', 'Set up a workshop calendar that she can edit', { title: 'Build the calendar' }),
  stating(6, 'theirs', 'Mara signs off the design before I build', { who: 'Mara' }),
  stating(7, 'task', 'Launch on 10 December', { title: 'Launch the site', when: [LAUNCH] }),
];

const ROWS = [
  planning(8, 2, 'Build the gallery with size and glaze of each piece', 12, { after: [6] }),
  planning(9, 4, 'Build the contact form', 2, { after: [6] }),
  planning(10, 5, 'Build the workshop calendar', 6, { after: [6] }),
  planning(11, 7, 'Launch the site', 2, { after: [8, 9, 10] }),
  planning(12, 0, 'Back the site up', 0.5, { after: [11], optional: true }),
];

/** Titles of its rows, in the order of the events. */
export const TITLES = ROWS.map(({ title }) => title);

/** The kinds of the statements that are made of it. */
export const KINDS = [...STATEMENTS.map(({ kind }) => kind), 'task'];

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
const isReading = ({ body }: Asked): boolean => body.includes('# A plan that is kept');

/** A good model's answer to each of our three questions, in the requested form. */
export function wellSaid(asked: Asked): Said {
  const content = isExtraction(asked)
    ? JSON.stringify(PROJECT)
    : isReading(asked)
      ? planOf(STATEMENTS, ROWS)
      : ANSWER;
  return asked.forcedTool ? { tool: asked.forcedTool, input: content } : { text: content };
}
