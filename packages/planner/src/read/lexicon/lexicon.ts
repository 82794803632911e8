// What the reader knows of a language besides its closed things (dates, amounts): verbs, and cue words by what they tell.

export interface Lexicon {
  /** Verbs as an order gives them, or (German) as a list ends with them. */
  verbs: ReadonlySet<string>;
  /** Verbs that are as often things: orders only before an article, a pronoun or a number. */
  nounish: ReadonlySet<string>;
  /** Small words behind a verb that belong to it: "pick up", "sign off". */
  particles: ReadonlySet<string>;
  /** Words without content: articles, prepositions, pronouns, auxiliaries, fillers. */
  small: ReadonlySet<string>;
  /** What falls away in front of a task: "i need to", "please", "then". */
  openers: ReadonlySet<string>;
  /** First person as a subject. */
  self: ReadonlySet<string>;
  /** Pronouns that are only ever a subject, and finite helpers: no task is called by a clause with one. */
  subjects: ReadonlySet<string>;
  auxiliaries: ReadonlySet<string>;
  /** Words that no title begins with: joints, pronouns, question words. */
  heads: ReadonlySet<string>;
  /** Pronouns for a thing that was named before: "pick it up". */
  objects: ReadonlySet<string>;
  /** Verbs that a first person says of itself without meaning a step: have, work, live. */
  stative: ReadonlySet<string>;
  /** Words between a first person and the verb: "I just send". */
  fillers: ReadonlySet<string>;
  /** Other subjects: he, they, client, landlord, and nouns of persons. */
  others: ReadonlySet<string>;
  /** Words that own what follows: "my sister". */
  owners: ReadonlySet<string>;
  /** Finite verbs and helpers by which a clause tells something: is, has, takes, comes. */
  finite: ReadonlySet<string>;
  /** First four letters of verbs that only lead to how long or how fast: "I manage six a day", "call it 2 hrs". */
  rating: ReadonlySet<string>;
  /** What leads to a length of its own: "call it 2 hrs each". */
  rates: readonly string[];
  /** Things that are called by small words only: "about us". */
  pages: ReadonlySet<string>;
  /** Third persons that are as often several things: "prints", "checks". */
  nounForms: ReadonlySet<string>;
  negations: ReadonlySet<string>;
  /** Words by which a clause about time tells when is worked: work, free, off, available, busy. */
  working: ReadonlySet<string>;
  away: ReadonlySet<string>;
  free: ReadonlySet<string>;
  only: ReadonlySet<string>;
  /** Words that turn what is said of days: with one of these "Mondays at the shop" may mean the other days. */
  turning: ReadonlySet<string>;
  most: ReadonlySet<string>;
  /** What has been finished, as participles: booked, paid, done. */
  finished: ReadonlySet<string>;
  already: ReadonlySet<string>;
  /** Words that take back or hedge what is said to be done or settled. */
  hedges: ReadonlySet<string>;
  undecided: readonly string[];
  later: readonly string[];
  excluded: readonly string[];
  /** Words of time that somebody or something else takes. */
  waiting: ReadonlySet<string>;
  /** Verbs by which a thing reaches the writer: arrives, comes. */
  arriving: ReadonlySet<string>;
  /** Occasions that happen on their day. */
  occasions: ReadonlySet<string>;
  /** Occasions at which the person sits or works for a while: a call, a meeting. */
  appointments: ReadonlySet<string>;
  /** Verbs of what happens: launches, starts, opens. */
  happening: ReadonlySet<string>;
  /** Starts of pieces that only say more about what stands before them. */
  modifiers: ReadonlySet<string>;
  /** Starts of pieces that tell when something else is over: once, after, when. */
  subordinate: ReadonlySet<string>;
  conditions: ReadonlySet<string>;
  /** Words that join, and those among them that say an order. */
  joints: ReadonlySet<string>;
  next: ReadonlySet<string>;
  optional: readonly string[];
  /** The verb may stand last: "Löcher spachteln". */
  verbLast: boolean;
}

export const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

export const phrases = (text: string): readonly string[] =>
  text.split('|').flatMap((phrase) => phrase.trim() || []);
