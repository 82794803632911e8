import type { FinishedWork } from '@daymark/domain/forecasts';

/** A finished project of the demo. */
export interface DemoFinished {
  name: string;
  begunDaysAgo: number;
  finishedDaysAgo: number;
  /** The day that the client was told. */
  promisedDaysAgo: number;
  /** Title, estimated hours, hours spent. */
  tasks: readonly (readonly [string, number, number])[];
}

export const DEMO_FINISHED: readonly DemoFinished[] = [
  {
    name: 'Cards for the reading nights',
    begunDaysAgo: 75,
    finishedDaysAgo: 66,
    promisedDaysAgo: 65,
    tasks: [
      ['Sketch three cards', 2, 2.5],
      ['Set the texts of the cards', 1.5, 1.25],
      ['Send the cards to the printer', 0.5, 0.75],
    ],
  },
  {
    name: 'Lettering for the shop window',
    begunDaysAgo: 60,
    finishedDaysAgo: 48,
    promisedDaysAgo: 50,
    tasks: [
      ['Measure the window', 1, 1],
      ['Draw the letters', 4, 5.5],
      ['Cut and mount the letters', 3, 4],
    ],
  },
  {
    name: 'Site for Halden Books',
    begunDaysAgo: 40,
    finishedDaysAgo: 4,
    promisedDaysAgo: 3,
    tasks: [
      ['Meet about the bookshop site', 1, 1.25],
      ['Sketch the start page', 3, 3.5],
      ['Draw the shelf icons', 2, 2],
      ['Choose typefaces', 1, 0.75],
      ['Design the shelf page', 4, 5],
      ['Design the event page', 3, 2.75],
      ['Write the opening text', 1.5, 2],
      ['Edit 20 book notes', 4, 4.5],
      ['Photograph the rooms', 3, 3],
      ['Retouch the photographs', 4, 6],
      ['Build the start page', 5, 6.5],
      ['Build the shelf page', 6, 7],
      ['Build the event page', 4, 3.5],
      ['Build the newsletter form', 2, 2.5],
      ['Move the old addresses', 1, 1.75],
      ['Set up the mailboxes', 1, 1],
      ['Write the privacy page', 1.5, 1.25],
      ['Test on phones', 2, 2.75],
      ['Mend what the test found', 3, 3.75],
      ['Measure the loading time', 1, 0.75],
      ['Teach the team', 2, 2.25],
      ['Launch the bookshop site', 1, 1.5],
      ['Look after the first week', 3, 2.5],
      ['Write the invoice', 0.5, 0.5],
    ],
  },
];

/** The same as what forecasts are made from. */
export const demoHistory = (): FinishedWork[] =>
  DEMO_FINISHED.flatMap(({ name, tasks }) =>
    tasks.map(([title, estimatedHours, actualHours]) => ({
      title,
      estimatedHours,
      actualHours,
      tags: [],
      category: 'website',
      projectId: name,
    })),
  );
