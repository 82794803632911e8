import type { Phase } from '@daymark/domain/steps';
import type { Language } from '@daymark/language/token';

/** The languages of the library. */
export const LIBRARY_LANGUAGES = ['en', 'de', 'fr', 'es'] as const satisfies readonly Language[];
export type LibraryLanguage = (typeof LIBRARY_LANGUAGES)[number];

/** Minutes of one competent person. */
export interface Minutes {
  low: number;
  usual: number;
  high: number;
}

/** How near to the day on which a project turns. */
export const NEAR_DAYS = ['day', 'eve', 'week'] as const;
export type NearDay = (typeof NEAR_DAYS)[number];

/** The months in which a step can be done in a temperate climate of the northern half of the world; "11-2" goes over the turn of the year. */
export interface Season {
  /** 1 to 12. */
  from: number;
  to: number;
}

interface Step {
  /** From 1; it identifies the step in its entry. */
  place: number;
  /** The places of the steps that have to be finished before. */
  after: readonly number[];
  phase: Phase;
  /** The deliverables that the step produces, or the wait is for. */
  covers: readonly string[];
  /** Only in this variant of the kind. */
  variant: string | null;
  /** Other names for it, for its thing or for the moment when it is done, as people note them: "first fix", "off book". */
  also: readonly string[];
  /** Null if it can be done at any time of the year. */
  season: Season | null;
}

/** Work of the user. */
export interface WorkStep extends Step {
  title: string;
  minutes: Minutes;
  /** How one sees that the step is done. */
  done: string | null;
  /** People often forget it. */
  forgotten: boolean;
  /** The first to be left out when time is short. */
  extra: boolean;
  /** When it is done of a project that turns on a day: on the day itself, in the last days or in the last week before it. */
  near: NearDay | null;
  /** Of an event of several days that on which it is done, from 1: "Run the second day". */
  nthDay: number;
  /** Of a project that turns on a day so many weeks before it, not earlier: posters are hung six weeks before the concert. 0 if at any time. */
  leadWeeks: number;
  /** Calendar days after what it follows: "Ask after a month who uses it". */
  lagDays: number;
  /** Of a kind: the minutes are for the usual number of what is counted, and grow with it. */
  scaled: boolean;
  /** Of a deliverable: the minutes are for each of so many ("4 blog posts"), otherwise for all of them together. */
  each: boolean;
}

/** A wait for somebody else, or for something to dry. */
export interface WaitStep extends Step {
  wait: string;
  who: string | null;
  /** Calendar days. */
  days: number;
  /** The fewest days that make sense, if more than half: paint has to dry. */
  least: number | null;
}

/** Practice: a little on several days of each week, one topic after the other. */
export interface RepeatStep extends Step {
  title: string;
  /** Minutes of one day. */
  minutes: Minutes;
  timesAWeek: number;
  /** Each topic gets its share of the weeks, in this order. Without topics the title stays the same. */
  topics: readonly string[];
}

export type KindStep = WorkStep | WaitStep | RepeatStep;

/** One of several ways in which a kind of project is done: with one's own hands or by a firm. The first is the default. */
export interface Variant {
  id: string;
  name: string;
  /** Words of a brief that mean this variant. */
  words: readonly string[];
}

interface Entry {
  /** The same in every language. */
  id: string;
  /** The name of its file. */
  domain: string;
  name: string;
  /** Other names for it, as people say it. */
  also: readonly string[];
  /** Words that show that something else is meant. */
  not: readonly string[];
}

/** A kind of project, with its usual steps. */
export interface ProjectKind extends Entry {
  /** A family is for many kinds of projects; it is only used if no kind is sure. */
  isFamily: boolean;
  /** Other domains of deliverables that such a project may name. */
  domains: readonly string[];
  variants: readonly Variant[];
  /** Words that people use when they describe such a project, besides its names: "wetsuit", "taper". */
  keywords: readonly string[];
  /** The step behind which own lines of a brief go, and the deliverable that a line without one of its own is taken for. */
  slot: { place: number; deliverable: string | null } | null;
  /** What its `scaled` steps grow with: pages or words of a manual, guests of a party. */
  per: readonly PerUnit[];
  steps: readonly KindStep[];
}

/** What a project is large or small by: its times are for so many. */
export interface PerUnit {
  usual: number;
  /** In the singular and the plural: "page", "pages". */
  units: readonly string[];
}

/** Something that a brief names, with the steps that it takes. */
export interface Deliverable extends Entry {
  /** For a line that is only a noun: "Build" the contact form. */
  verb: string | null;
  /** What is counted, in the singular and the plural: "post", "posts". */
  units: readonly string[];
  steps: readonly WorkStep[];
}

/** All entries in one language. */
export interface Library {
  language: LibraryLanguage;
  kinds: readonly ProjectKind[];
  deliverables: readonly Deliverable[];
  /** What one does with a thing that is no deliverable, by its verb; their names are verbs and nouns of them. */
  acts: readonly Deliverable[];
  /** For each domain the words of a category or a tag that mean it. */
  domains: ReadonlyMap<string, ReadonlySet<string>>;
}

export const isWork = (step: KindStep): step is WorkStep => 'done' in step;
export const isWait = (step: KindStep): step is WaitStep => 'wait' in step;
/** The deliverable of the step that is the event itself. */
export const EVENT_DAY = 'event-day';

/** Whether work is done on the day on which its project turns. */
export const isOnDay = ({ near, covers }: Pick<WorkStep, 'near' | 'covers'>): boolean =>
  near === 'day' || (near === null && covers.includes(EVENT_DAY));
export const isTheDay = (step: KindStep): boolean => isWork(step) && isOnDay(step);
export const isRepeat = (step: KindStep): step is RepeatStep => 'topics' in step;

/** How many days the event of a kind has. */
export const daysOfKind = ({ steps }: Pick<ProjectKind, 'steps'>): number =>
  Math.max(1, ...steps.flatMap((step) => (isWork(step) ? step.nthDay : [])));
