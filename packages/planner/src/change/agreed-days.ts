import type { Day } from '@daymark/domain/dates';
import type { Reading } from '@daymark/domain/reading';
import { fieldsOf } from '@daymark/domain/statements';
import type { Language } from '@daymark/language/token';
import { stemsIn } from './stems-in.ts';

/** The days that a brief gives: of its events, found by their words, and of each statement. */
export interface AgreedDays {
  /** The day of the event that shares most words with a text; null if none shares any. */
  ofEvent: (text: string) => Day | null;
  /** The day of an event; null if the statement is none. */
  ofHappening: (id: string | undefined) => Day | null;
  of: (id: string | undefined) => Day | null;
}

export function agreedDays({ statements }: Reading, language: Language): AgreedDays {
  const days = new Map<string, Day>();
  const events = statements.flatMap((one) => {
    const said = fieldsOf(one);
    if (said.kind === 'task') {
      const day = said.by ?? said.on.at(-1);
      if (day) days.set(one.id, day);
    }
    if (said.kind !== 'event') return [];
    days.set(one.id, said.on);
    return [{ id: one.id, on: said.on, stems: stemsIn(one.words.text, language) }];
  });
  return {
    ofEvent: (text) => {
      const stems = stemsIn(text, language);
      const [best] = events
        .map(({ on, stems: own }) => ({ on, shared: own.intersection(stems).size }))
        .filter(({ shared }) => shared > 0)
        .toSorted((one, other) => other.shared - one.shared);
      return best?.on ?? null;
    },
    ofHappening: (id) => events.find((one) => one.id === id)?.on ?? null,
    of: (id) => (id === undefined ? null : (days.get(id) ?? null)),
  };
}
