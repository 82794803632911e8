import type { Language } from '@daymark/language/token';

/** Languages in which there is a library. */
export const LIBRARY_LANGUAGES = ['en', 'de'] as const satisfies readonly Language[];
export type LibraryLanguage = (typeof LIBRARY_LANGUAGES)[number];

/** What has to be finished before a step, as places counted from 1; where it is left out, the step just before. */
interface Ordered {
  after?: readonly number[];
}

/** Work of the person. */
export interface WorkStep extends Ordered {
  title: string;
  minutes: number;
  /** One sees by it that the step is done. */
  done?: string;
  /** People often forget it. */
  forgotten?: boolean;
}

/** Time in which somebody else works, or something dries. */
export interface WaitStep extends Ordered {
  wait: string;
  who: string | null;
  /** Calendar days. */
  days: number;
  /** The fewest days that make sense, where these are more than half: paint has to dry. */
  least?: number;
}

export type KindStep = WorkStep | WaitStep;

/** A kind of project that many people have, with the steps that most of them take. The files hold these as JSON. */
export interface ProjectKind {
  /** The same in every language. */
  id: string;
  name: string;
  /** What else people call it. */
  also: readonly string[];
  steps: readonly KindStep[];
}

export const isWork = (step: KindStep): step is WorkStep => 'title' in step;

/** The places, from 0, of what has to be finished before the step at a place. */
export const placesBefore = ({ steps }: ProjectKind, at: number): number[] =>
  steps[at]?.after?.map((place) => place - 1) ?? (at > 0 ? [at - 1] : []);
