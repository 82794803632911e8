// The vocabulary of a language besides its tokens (dates, amounts): verbs, and cue words by their meaning.

export interface Lexicon {
  /** Verbs as imperatives, or in German as infinitives at the end of a list item. */
  verbs: ReadonlySet<string>;
  /** Verbs that are as often nouns: imperatives only before an article, a pronoun or a number. */
  nounish: ReadonlySet<string>;
  /** Particles of phrasal verbs: "pick up", "sign off". */
  particles: ReadonlySet<string>;
  /** Function words: articles, prepositions, pronouns, auxiliaries, fillers. */
  small: ReadonlySet<string>;
  /** Words that are removed in front of a task: "i need to", "please", "then". */
  openers: ReadonlySet<string>;
  /** First person pronouns as a subject. */
  self: ReadonlySet<string>;
  /** Pronouns that are always subjects, and finite auxiliaries: a clause with one is no title. */
  subjects: ReadonlySet<string>;
  auxiliaries: ReadonlySet<string>;
  /** Words that no title begins with: conjunctions, pronouns, question words. */
  heads: ReadonlySet<string>;
  /** Object pronouns: "pick it up". */
  objects: ReadonlySet<string>;
  /** Stative verbs of a first person, which are no step: have, work, live. */
  stative: ReadonlySet<string>;
  /** Words between a first person and the verb: "I just send". */
  fillers: ReadonlySet<string>;
  /** Other subjects: he, they, client, landlord, and nouns for persons. */
  others: ReadonlySet<string>;
  /** Possessive words: "my sister". */
  owners: ReadonlySet<string>;
  /** Finite verbs and auxiliaries of statements: is, has, takes, comes. */
  finite: ReadonlySet<string>;
  /** First four letters of verbs that introduce a duration or a rate: "I manage six a day", "call it 2 hrs". */
  rating: ReadonlySet<string>;
  /** Phrases that introduce a duration: "call it 2 hrs each". */
  rates: readonly string[];
  /** Things whose names are function words: "about us". */
  pages: ReadonlySet<string>;
  /** Third person verbs that are as often plural nouns: "prints", "checks". */
  nounForms: ReadonlySet<string>;
  negations: ReadonlySet<string>;
  /** Words about availability in a clause with times: work, free, off, available, busy. */
  working: ReadonlySet<string>;
  away: ReadonlySet<string>;
  free: ReadonlySet<string>;
  only: ReadonlySet<string>;
  /** Words that reverse the meaning of days: with one of these "Mondays at the shop" may mean the other days. */
  turning: ReadonlySet<string>;
  most: ReadonlySet<string>;
  /** Participles of completed work: booked, paid, done. */
  finished: ReadonlySet<string>;
  already: ReadonlySet<string>;
  /** Words that negate or hedge that something is done or settled. */
  hedges: ReadonlySet<string>;
  undecided: readonly string[];
  later: readonly string[];
  excluded: readonly string[];
  /** Words for time that somebody or something else takes. */
  waiting: ReadonlySet<string>;
  /** Verbs for things that reach the author: arrives, comes. */
  arriving: ReadonlySet<string>;
  /** Events that happen on their day. */
  occasions: ReadonlySet<string>;
  /** Appointments that take the author's time: a call, a meeting. */
  appointments: ReadonlySet<string>;
  /** Verbs of events: launches, starts, opens. */
  happening: ReadonlySet<string>;
  /** Beginnings of details of the preceding words. */
  modifiers: ReadonlySet<string>;
  /** Beginnings of temporal clauses: once, after, when. */
  subordinate: ReadonlySet<string>;
  conditions: ReadonlySet<string>;
  /** Conjunctions, and those among them that state an order. */
  joints: ReadonlySet<string>;
  next: ReadonlySet<string>;
  optional: readonly string[];
  /** Whether the verb may be last: "Löcher spachteln". */
  verbLast: boolean;
}

export const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

export const phrases = (text: string): readonly string[] =>
  text.split('|').flatMap((phrase) => phrase.trim() || []);
