import type { Day } from '@daymark/domain/dates';
import type { Language } from '../brief/brief.ts';

/** What the planner says in its own words, by language. */
export interface Phrases {
  remedies: {
    laterDueDate(date: Day): string;
    moreHours(hours: number): string;
    moveMilestone(name: string, date: Day): string;
    dropOptional(count: number, hours: number): string;
    drop(count: number, hours: number): string;
  };
}

const ENGLISH: Phrases = {
  remedies: {
    laterDueDate: (date) => `Move the due date to ${date}: everything fits then.`,
    moreHours: (hours) => `Work ${hours} h a day: everything fits then.`,
    moveMilestone: (name, date) => `Move the milestone “${name}” to ${date}.`,
    dropOptional: (count, hours) =>
      `Leave out ${count === 1 ? 'the optional task' : `${count} optional tasks`} (${hours} h).`,
    drop: (count, hours) =>
      `Leave out ${count === 1 ? 'one task' : `${count} tasks`} (${hours} h) that do not fit; the rest then does.`,
  },
};

export const phrasesFor = (_language: Language): Phrases => ENGLISH;
