/** How people of one language talk about what they are up to. Patterns are matched without regard to case. */
export interface Words {
  /** Words before a sentence that say nothing, such as "oh wait,". */
  opening: RegExp;
  /** Sentences that say nothing of a project: greetings, thanks, the weather. */
  chatter: RegExp;
  /** Told to whom one talks, not about the project: "create the project please". */
  order: RegExp;
  /** Commands about work that exists: "mark the invoice as done". */
  command: RegExp;
  /** A correction of what was said before. */
  correction: RegExp;
  /** A question that asks for help with something; what it asks for stands behind it. */
  request: RegExp;
  /** The person wants something; what stands behind it. */
  intent: readonly RegExp[];
  /** What one wants and is no project: a coffee, sleep, that others do something. */
  noProject: RegExp;
  /** Verbs that only say that a thing is made, so that the thing alone names the project. */
  making: RegExp;
  /** Everything is called off. */
  abandon: RegExp;
  /** Group `what`: something is called off. */
  withdraw: readonly RegExp[];
  /** How what was called off is said in a brief. */
  without: (what: string) => string;
  /** Group `new`, and `old` where it is named. */
  replace: readonly RegExp[];
  /** Group `name`: what the project is to be called. */
  called: RegExp;
  /** Group `tags`. */
  tagged: RegExp;
  urgent: RegExp;
  unhurried: RegExp;
  ordinary: RegExp;
  /** The person, or the project, begins. */
  begins: RegExp;
  /** The whole is finished. */
  ends: RegExp;
  /** A date that is later than the day it is counted from. */
  relative: RegExp;
  /** It tells of what has happened. */
  past: RegExp;
  /** It tells of what is to happen, whatever else. */
  future: RegExp;
  /** The assistant offers to make a plan of it. */
  offer: RegExp;
  forWhom: string;
  /** Before a day. */
  onDay: string;
  agrees: RegExp;
  declines: RegExp;
  /** Not now, and perhaps never. */
  someDay: RegExp;
  now: RegExp;
  parts: { early: RegExp; mid: RegExp; late: RegExp };
  seasons: readonly (readonly [RegExp, string])[];
  /** "The 14th". */
  dayOnly: RegExp;
  periodEnds: readonly (readonly [RegExp, 'week' | 'month' | 'year'])[];
  /** What stands before the name of what has a date, and behind it. */
  labelLead: RegExp;
  labelTail: RegExp;
  /** Where a name ends. */
  nameEnd: RegExp;
  /** Words that stand for what was talked about. */
  pronoun: RegExp;
  /** What the assistant may ask for. */
  asks: Readonly<
    Record<
      'due' | 'start' | 'milestones' | 'hours' | 'budget' | 'name' | 'priority' | 'excluded' | 'goal',
      RegExp
    >
  >;
  /** What is the whole, in a question. */
  asksOfWork: RegExp;
  /** What a question says before it names anything. */
  questionLead: RegExp;
  /** Group `what`: whose date is asked for. */
  askedOf: readonly RegExp[];
  /** A sentence that rules something out by itself. */
  negative: RegExp;
  hoursAWeek: { said: RegExp; complete: (amount: string, isNumber: boolean) => string };
  budget: { said: RegExp; complete: (amount: string) => string };
  assumptions: {
    start: (day: string) => string;
    due: (day: string) => string;
    guessed: (said: string, day: string) => string;
    last: (what: string, day: string) => string;
    tooEarly: (said: string, day: string) => string;
    outside: (what: string, day: string) => string;
    unsaidDue: (named: string, day: string) => string;
    undated: (what: string) => string;
    cut: (what: string) => string;
  };
}
