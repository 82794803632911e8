import type { Becoming } from '@daymark/domain/imports';
import { t } from '@daymark/words/t';

const IN_NOTES = t`Lines in the description of their task`;

/** What kinds of things are called in other tools, and what becomes of them. */
export const BECOMING_WORDS: Record<Becoming, { from: string; to: string }> = {
  projects: { from: t`Projects, lists or boards`, to: t`Projects` },
  sections: { from: t`Sections`, to: t`Milestones, due with the last of their tasks` },
  tasks: { from: t`Tasks`, to: t`Tasks` },
  subtasks: { from: t`Tasks below a task`, to: t`Tasks of their own, which say what they are part of` },
  steps: { from: t`Checklist items`, to: IN_NOTES },
  done: { from: t`Done tasks`, to: t`Completed tasks` },
  dates: { from: t`Due dates`, to: t`Due dates, which plans keep` },
  estimates: { from: t`Estimates`, to: t`Estimated hours` },
  timeSpent: { from: t`Time spent`, to: t`Hours worked` },
  priorities: { from: t`Priorities`, to: t`High, Medium or Low` },
  tags: { from: t`Tags and labels`, to: t`Tags` },
  notes: { from: t`Notes`, to: t`Description` },
  comments: { from: t`Comments`, to: IN_NOTES },
  repeats: { from: t`Recurring tasks`, to: t`Recurring tasks, until their project is due` },
  dependencies: { from: t`Dependencies`, to: t`Dependencies` },
};
