import type { Language } from '@daymark/language/token';

/** The languages of the library. */
export const LIBRARY_LANGUAGES = ['en', 'de'] as const satisfies readonly Language[];
export type LibraryLanguage = (typeof LIBRARY_LANGUAGES)[number];

/** The dependencies of a step, as positions counted from 1; by default the previous step. */
interface Ordered {
  after?: readonly number[];
}

/** Work of the user. */
export interface WorkStep extends Ordered {
  title: string;
  minutes: number;
  /** How one sees that the step is done. */
  done?: string;
  /** Whether people often forget it. */
  forgotten?: boolean;
}

/** A wait for somebody else, or for something to dry. */
export interface WaitStep extends Ordered {
  wait: string;
  who: string | null;
  /** Calendar days. */
  days: number;
  /** The fewest days that make sense, if more than half: paint has to dry. */
  least?: number;
}

export type KindStep = WorkStep | WaitStep;

/** A common kind of project, with its usual steps. The JSON files have this form. */
export interface ProjectKind {
  /** The same in every language. */
  id: string;
  name: string;
  /** Other names for it. */
  also: readonly string[];
  steps: readonly KindStep[];
}

export const isWork = (step: KindStep): step is WorkStep => 'title' in step;

/** The positions, from 0, of a step's dependencies. */
export const placesBefore = ({ steps }: ProjectKind, at: number): number[] =>
  steps[at]?.after?.map((place) => place - 1) ?? (at > 0 ? [at - 1] : []);
