/** The processor time that each person had lately, in milliseconds. */
export interface ProcessorCharges {
  charge(person: string, milliseconds: number): void;
  of(person: string): number;
}

/** A charge is halved in this time, so that who used much a minute ago waits for nobody now. */
const HALVED_AFTER_MILLISECONDS = 20_000;
const NEGLIGIBLE_MILLISECONDS = 1;
const SWEPT_FROM_COUNT = 1_000;

export function makeProcessorCharges(now: () => number = () => performance.now()): ProcessorCharges {
  const people = new Map<string, { milliseconds: number; at: number }>();

  const of = (person: string): number => {
    const { milliseconds = 0, at = 0 } = people.get(person) ?? {};
    return milliseconds * 0.5 ** ((now() - at) / HALVED_AFTER_MILLISECONDS);
  };

  const forgetOld = () => {
    for (const person of people.keys()) if (of(person) < NEGLIGIBLE_MILLISECONDS) people.delete(person);
  };

  return {
    charge(person, milliseconds) {
      if (people.size >= SWEPT_FROM_COUNT) forgetOld();
      people.set(person, { milliseconds: of(person) + milliseconds, at: now() });
    },
    of,
  };
}

/** Those of this process: what a person has planned counts when their calendars wait for a thread, and the reverse. */
export const processorCharges = makeProcessorCharges();
