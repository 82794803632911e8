import type { Asked, Said } from './protocols.ts';

const task = (title: string, fields: object = {}) => ({
  title,
  done: ['It is there'],
  hours: 2,
  quote: null,
  after: [],
  milestone: null,
  optional: false,
  ...fields,
});

/** Tasks for the brief of `testing/people.ts`. */
export const TASKS = {
  tasks: [
    task('Sketch the design of the portfolio', { quote: 'Mara signs off the design', hours: 4 }),
    task('Get the design signed off by Mara', { quote: 'Mara signs off the design', hours: 1, after: [1] }),
    task('Build the gallery with its 24 pieces', { quote: 'Gallery with 24 pieces', hours: 8, after: [2] }),
    task('Build the contact form', { quote: 'only a contact form', after: [2] }),
    task('Build the workshop calendar', {
      quote: 'Workshop calendar she can edit herself',
      hours: 6,
      after: [2],
    }),
    task('Launch the site', { quote: 'Launch on 10 December', after: [3, 4, 5] }),
  ],
};

export const PROJECT = {
  isProject: true,
  name: 'Bakery website',
  description: 'Build a website for the bakery, with opening hours and an order form.',
  startDate: null,
  dueDate: '2026-12-14',
  milestones: [{ name: 'First draft', dueDate: '2026-12-01' }],
  priority: 'High',
  category: 'Website',
  tags: ['Web', 'web'],
  tasks: [{ title: 'Write the texts', description: 'Two pages', hours: 3 }],
  assumptions: [],
};

export const ANSWER = 'You have two tasks today: bake the bread, then call Mara.';

const isExtraction = ({ body }: Asked): boolean => body.includes('isProject');
const isBreakdown = ({ body }: Asked): boolean => body.includes('alreadyPlanned');

/** What a good model says to each of our three questions, in the form in which it is asked. */
export function wellSaid(asked: Asked): Said {
  const content = isExtraction(asked)
    ? JSON.stringify(PROJECT)
    : isBreakdown(asked)
      ? JSON.stringify(TASKS)
      : ANSWER;
  return asked.forcedTool ? { tool: asked.forcedTool, input: content } : { text: content };
}
