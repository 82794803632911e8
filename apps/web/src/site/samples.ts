import type { Day } from '@daymark/domain/dates';
import type { Priority } from '@daymark/domain/priorities';
import { t } from '@daymark/words/t';
import type { StripMilestone } from '../ui/day-strip-cells.ts';

export type SampleTask = {
  on: Day;
  title: string;
  hours: string;
  priority: Priority;
  done?: true;
};

export type Sample = {
  name: string;
  /** Text, and words with the indices of the tasks that come from them. */
  brief: readonly (string | { tasks: readonly number[]; words: string })[];
  startDate: Day;
  dueDate: Day;
  today: Day;
  tasks: readonly SampleTask[];
  milestones: readonly StripMilestone[];
};

const fair: Sample = {
  name: 'Garden fair',
  brief: [
    t`We sell plants at the garden fair on Saturday 12 June. `,
    { tasks: [0], words: t`Confirm the stand with the organiser` },
    '; ',
    { tasks: [1], words: t`the permit takes five working days` },
    t`. The tent is already here. `,
    { tasks: [2, 3], words: t`Pot 40 seedlings, twenty an evening` },
    '. ',
    { tasks: [4], words: t`Price labels` },
    t` before the week of the fair, and `,
    { tasks: [5], words: t`a sign one can read from across the field` },
    t`. Two hours a day, no Sundays.`,
  ],
  startDate: '2027-06-01',
  dueDate: '2027-06-12',
  today: '2027-06-03',
  milestones: [{ name: 'Labels ready', dueDate: '2027-06-05' }],
  tasks: [
    {
      on: '2027-06-01',
      title: t`Confirm the stand with the organiser`,
      hours: t`15 min`,
      priority: 'Medium',
      done: true,
    },
    {
      on: '2027-06-01',
      title: t`Send the permit form to the town`,
      hours: t`45 min`,
      priority: 'High',
      done: true,
    },
    { on: '2027-06-03', title: t`Pot seedlings 1 to 20 of 40`, hours: '1.5 h', priority: 'High' },
    { on: '2027-06-04', title: t`Pot seedlings 21 to 40 of 40`, hours: '1.5 h', priority: 'High' },
    { on: '2027-06-05', title: t`Print and cut the price labels`, hours: '1 h', priority: 'Medium' },
    { on: '2027-06-09', title: t`Paint the sign for the stand`, hours: '2 h', priority: 'Medium' },
  ],
};

const website: Sample = {
  name: 'Shop website',
  brief: [
    t`Marta wants a small website for her bike shop by 25 June: `,
    { tasks: [1], words: t`home, prices and opening hours` },
    t`, no online shop. `,
    { tasks: [0], words: t`She sends the photos on Monday` },
    '. ',
    { tasks: [2, 3], words: t`She approves the look` },
    t` before I build. `,
    { tasks: [4], words: t`It must work on a phone` },
    t`. I have three hours on weekdays, and `,
    { tasks: [5], words: t`the old domain moves last` },
    '.',
  ],
  startDate: '2027-06-14',
  dueDate: '2027-06-25',
  today: '2027-06-16',
  milestones: [{ name: 'Look approved', dueDate: '2027-06-18' }],
  tasks: [
    { on: '2027-06-14', title: t`Sort Marta's photos`, hours: '1 h', priority: 'Medium', done: true },
    {
      on: '2027-06-15',
      title: t`Write the prices and opening hours`,
      hours: '2 h',
      priority: 'High',
      done: true,
    },
    { on: '2027-06-16', title: t`Draw the look of the home page`, hours: '3 h', priority: 'High' },
    { on: '2027-06-18', title: t`Ask Marta to approve the look`, hours: t`30 min`, priority: 'High' },
    { on: '2027-06-22', title: t`Build the three pages for a phone first`, hours: '3 h', priority: 'Medium' },
    { on: '2027-06-25', title: t`Move the old domain`, hours: '1 h', priority: 'High' },
  ],
};

const thesis: Sample = {
  name: 'Thesis chapter',
  brief: [
    t`Chapter two is due on 30 June. `,
    { tasks: [0, 1], words: t`Read the six papers on the list` },
    t`, three a day. `,
    { tasks: [2, 3], words: t`Eight pages, four a day` },
    t`, then `,
    { tasks: [4], words: t`the figures` },
    t`. My supervisor `,
    { tasks: [5], words: t`needs two days to comment` },
    t`. Four hours each morning, not on weekends.`,
  ],
  startDate: '2027-06-17',
  dueDate: '2027-06-30',
  today: '2027-06-18',
  milestones: [{ name: 'Draft to supervisor', dueDate: '2027-06-25' }],
  tasks: [
    { on: '2027-06-17', title: t`Read papers 1 to 3 of 6`, hours: '4 h', priority: 'High', done: true },
    { on: '2027-06-18', title: t`Read papers 4 to 6 of 6`, hours: '4 h', priority: 'High' },
    { on: '2027-06-22', title: t`Write pages 1 to 4 of 8`, hours: '4 h', priority: 'High' },
    { on: '2027-06-23', title: t`Write pages 5 to 8 of 8`, hours: '4 h', priority: 'High' },
    { on: '2027-06-25', title: t`Draw the figures and number them`, hours: '2 h', priority: 'Medium' },
    { on: '2027-06-25', title: t`Send the draft to the supervisor`, hours: t`15 min`, priority: 'High' },
  ],
};

/** Shown on the home page. The days are fixed, so that they match the weekdays in the briefs. */
export const SAMPLES: readonly Sample[] = [fair, website, thesis];
