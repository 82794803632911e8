import type { FinishedWork } from '@daymark/domain/forecasts';

/** Finished work of the demo: title, estimated hours, hours spent. */
export const DEMO_FINISHED: readonly (readonly [string, number, number])[] = [
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
];

/** The same as what forecasts are made from. */
export const demoHistory = (): FinishedWork[] =>
  DEMO_FINISHED.map(([title, estimatedHours, actualHours]) => ({
    title,
    estimatedHours,
    actualHours,
    tags: [],
    category: 'website',
    projectId: 'bookshop',
  }));
