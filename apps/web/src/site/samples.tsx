import type { Day } from '@daymark/domain/dates';
import type { Priority } from '@daymark/domain/priorities';
import { t } from '@daymark/words/t';
import type { ReactNode } from 'react';
import { rich } from '../platform/rich.ts';
import type { StripMilestone } from '../ui/day-strip-cells.ts';

export type SampleTask = {
  on: Day;
  title: string;
  hours: number;
  priority: Priority;
  done?: true;
};

export type Sample = {
  name: string;
  /** Text in which the words of tasks are marked. */
  brief: ReactNode;
  startDate: Day;
  dueDate: Day;
  today: Day;
  tasks: readonly SampleTask[];
  milestones: readonly StripMilestone[];
};

/** Words of a brief with the indices of the tasks that come from them. */
const mark = (tasks: string, words: string) => <mark data-words={tasks}>{words}</mark>;

const fair: Sample = {
  name: t`Garden fair`,
  brief: rich`We sell plants at the garden fair on Saturday 12 June. ${mark('0', t`Confirm the stand with the organiser`)}; ${mark('1', t`the permit takes five working days`)}. The tent is already here. ${mark('2 3', t`Pot 40 seedlings, twenty an evening`)}. ${mark('4', t`Price labels`)} before the week of the fair, and ${mark('5', t`a sign one can read from across the field`)}. Two hours a day, no Sundays.`,
  startDate: '2027-06-01',
  dueDate: '2027-06-12',
  today: '2027-06-03',
  milestones: [{ name: t`Labels ready`, dueDate: '2027-06-05' }],
  tasks: [
    {
      on: '2027-06-01',
      title: t`Confirm the stand with the organiser`,
      hours: 0.25,
      priority: 'Medium',
      done: true,
    },
    {
      on: '2027-06-01',
      title: t`Send the permit form to the town`,
      hours: 0.75,
      priority: 'High',
      done: true,
    },
    { on: '2027-06-03', title: t`Pot seedlings 1 to 20 of 40`, hours: 1.5, priority: 'High' },
    { on: '2027-06-04', title: t`Pot seedlings 21 to 40 of 40`, hours: 1.5, priority: 'High' },
    { on: '2027-06-05', title: t`Print and cut the price labels`, hours: 1, priority: 'Medium' },
    { on: '2027-06-09', title: t`Paint the sign for the stand`, hours: 2, priority: 'Medium' },
  ],
};

const website: Sample = {
  name: t`Shop website`,
  brief: rich`Marta wants a small website for her bike shop by 25 June: ${mark('1', t`home, prices and opening hours`)}, no online shop. ${mark('0', t`She sends the photos on Monday`)}. ${mark('2 3', t`She approves the look`)} before I build. ${mark('4', t`It must work on a phone`)}. I have three hours on weekdays, and ${mark('5', t`the old domain moves last`)}.`,
  startDate: '2027-06-14',
  dueDate: '2027-06-25',
  today: '2027-06-16',
  milestones: [{ name: t`Look approved`, dueDate: '2027-06-18' }],
  tasks: [
    { on: '2027-06-14', title: t`Sort Marta's photos`, hours: 1, priority: 'Medium', done: true },
    {
      on: '2027-06-15',
      title: t`Write the prices and opening hours`,
      hours: 2,
      priority: 'High',
      done: true,
    },
    { on: '2027-06-16', title: t`Draw the look of the home page`, hours: 3, priority: 'High' },
    { on: '2027-06-18', title: t`Ask Marta to approve the look`, hours: 0.5, priority: 'High' },
    { on: '2027-06-22', title: t`Build the three pages for a phone first`, hours: 3, priority: 'Medium' },
    { on: '2027-06-25', title: t`Move the old domain`, hours: 1, priority: 'High' },
  ],
};

const thesis: Sample = {
  name: t`Thesis chapter`,
  brief: rich`Chapter two is due on 30 June. ${mark('0 1', t`Read the six papers on the list`)}, three a day. ${mark('2 3', t`Eight pages, four a day`)}, then ${mark('4', t`the figures`)}. My supervisor ${mark('5', t`needs two days to comment`)}. Four hours each morning, not on weekends.`,
  startDate: '2027-06-17',
  dueDate: '2027-06-30',
  today: '2027-06-18',
  milestones: [{ name: t`Draft to supervisor`, dueDate: '2027-06-25' }],
  tasks: [
    { on: '2027-06-17', title: t`Read papers 1 to 3 of 6`, hours: 4, priority: 'High', done: true },
    { on: '2027-06-18', title: t`Read papers 4 to 6 of 6`, hours: 4, priority: 'High' },
    { on: '2027-06-22', title: t`Write pages 1 to 4 of 8`, hours: 4, priority: 'High' },
    { on: '2027-06-23', title: t`Write pages 5 to 8 of 8`, hours: 4, priority: 'High' },
    { on: '2027-06-25', title: t`Draw the figures and number them`, hours: 2, priority: 'Medium' },
    { on: '2027-06-25', title: t`Send the draft to the supervisor`, hours: 0.25, priority: 'High' },
  ],
};

/** Shown on the home page. The days are fixed, so that they match the weekdays in the briefs. */
export const SAMPLES: readonly Sample[] = [fair, website, thesis];
