/** A project of the demo; days are counted from its start. */
export interface DemoProject {
  name: string;
  description: string;
  category: string;
  tags: string[];
  priority: 'High' | 'Medium' | 'Low';
  /** Negative for one that begins in the future. */
  startedDaysAgo: number;
  lengthInDays: number;
  milestones: { name: string; afterDays: number }[];
}

export const DEMO_PROJECTS: readonly DemoProject[] = [
  {
    name: 'Portfolio site for Mara',
    category: 'website',
    tags: ['client', 'web'],
    priority: 'High',
    startedDaysAgo: 9,
    lengthInDays: 24,
    milestones: [
      { name: 'Design signed off', afterDays: 10 },
      { name: 'Launch', afterDays: 22 },
    ],
    description: `Portfolio for Mara, a ceramicist.
- Gallery with 24 pieces, each with size and glaze
- Shop is NOT needed, only a contact form
- Workshop calendar she can edit herself
- Short film on the home page
Mara signs off the design before I build.`,
  },
  {
    name: 'Winter craft fair',
    category: 'event',
    tags: ['fair'],
    priority: 'Medium',
    startedDaysAgo: 5,
    lengthInDays: 19,
    milestones: [{ name: 'Fair', afterDays: 19 }],
    description:
      'Stand is booked (3 x 2 m). I need 60 candles in four scents, labels, a price list, a card reader, proof of insurance for the organiser, a helper for the afternoon and a van for the morning.',
  },
  {
    name: 'Arts council grant',
    category: 'writing',
    tags: ['grant', 'writing'],
    priority: 'High',
    startedDaysAgo: 2,
    lengthInDays: 30,
    milestones: [],
    description:
      'Project description (4 pages), budget table, 2 letters of support, CV, 5 work samples. The letters take ten days to come back.',
  },
  {
    name: 'Learn to read sheet music',
    category: 'learning',
    tags: ['music'],
    priority: 'Low',
    startedDaysAgo: -3,
    lengthInDays: 28,
    milestones: [],
    description: 'Learn to read sheet music, half an hour a day, until I can play two simple pieces.',
  },
];
