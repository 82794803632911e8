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
  /** For whom it is, and what they were waited for. */
  client?: { name: string; email: string; waits: DemoWait[] };
  /** What happened between the person and the client. */
  story?: DemoStory;
}

/** What a client of the demo agreed to and asked for, each so many days ago. */
export interface DemoStory {
  quote: { note: string; acceptedDaysAgo: number };
  /** The last milestone and the due date move with it. */
  change: { mail: string; acceptedDaysAgo: number; laterByDays: number };
  /** Around the last day of the planned work. */
  dayOff: { name: string; enteredDaysAgo: number; daysBefore: number; daysAfter: number };
  /** The due date moved by hand. */
  later: { daysAgo: number; byDays: number };
  note: { text: string; writtenDaysAgo: number };
}

/** Something that was sent to a client; without an answer it still runs. */
export interface DemoWait {
  title: string;
  sentDaysAgo: number;
  expectedDaysAgo: number;
  answeredDaysAgo?: number;
  /** The beginning of the title of the task that waits. */
  task?: string;
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
    client: {
      name: 'Mara Lindqvist',
      email: 'mara@lindqvist-ceramics.example',
      waits: [
        { title: 'Two ideas for the start page', sentDaysAgo: 9, expectedDaysAgo: 7, answeredDaysAgo: 8 },
        { title: 'List of the 24 pieces', sentDaysAgo: 8, expectedDaysAgo: 6, answeredDaysAgo: 6 },
        { title: 'Colours and fonts', sentDaysAgo: 7, expectedDaysAgo: 5, answeredDaysAgo: 4 },
        {
          title: 'Dates for the workshop calendar',
          sentDaysAgo: 6,
          expectedDaysAgo: 3,
          task: 'Build the workshop calendar',
        },
      ],
    },
    description: `A portfolio of Mara’s ceramics.
- Photograph 24 pieces, 15 minutes each
- Design the gallery, 6 hours
- Write the texts, 4 hours
- Build the gallery, 8 hours
- Build the contact form, 2 hours
- Build the workshop calendar, 6 hours
- Test everything on a phone, 2 hours
- Launch the site, 1 hour
Mara needs 3 working days to approve the design. No shop.`,
    story: {
      quote: { note: 'Two rounds of changes are in the price.', acceptedDaysAgo: 8 },
      change: {
        mail: `Hi Robin,

the first photos look wonderful, thank you!

Could you also design a page about the studio (4 hours)? It is fine if the site opens a week later for it.

Best wishes
Mara`,
        acceptedDaysAgo: 4,
        laterByDays: 7,
      },
      dayOff: { name: 'Trip to Lisbon', enteredDaysAgo: 3, daysBefore: 2, daysAfter: 2 },
      later: { daysAgo: 2, byDays: 2 },
      note: {
        text: 'I showed the gallery to my gallerist and she loves it. Could each piece also say how large it is?',
        writtenDaysAgo: 1,
      },
    },
  },
  {
    name: 'Winter craft fair',
    category: 'event',
    tags: ['fair'],
    priority: 'Medium',
    startedDaysAgo: 5,
    lengthInDays: 19,
    milestones: [{ name: 'Fair', afterDays: 19 }],
    description: `The stand is booked.
- Pour 60 candles, 6 minutes each
- Print the labels, 1 hour
- Write the price list, 30 minutes
- Order a card reader. It takes 5 days to arrive.
- Rent a van for the morning
- Ask Jo to help in the afternoon`,
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
      'Write the project description (4 pages, 2 hours each). Make the budget table, 3 hours. Ask for 2 letters of support. The letters take ten days to come back. Choose 5 work samples, 20 minutes each. Update the CV, 1 hour. Submit the application.',
  },
  {
    name: 'Learn to read sheet music',
    category: 'learning',
    tags: ['music'],
    priority: 'Low',
    startedDaysAgo: -3,
    lengthInDays: 28,
    milestones: [],
    description:
      'Practise reading notes every day for 30 minutes. Learn two simple pieces, 3 hours each. Not on Sundays.',
  },
];
