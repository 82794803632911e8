import { addDays } from '@daymark/domain/dates';
import type { Setting, Statement } from './conversation.ts';
import type { DatedFact } from './dated-facts.ts';

/** From so much on a conversation holds a project. */
const ENOUGH = 3;

/** What is nearer may be small talk: "tomorrow is Saturday". */
const SOON_DAYS = 3;

const WEIGHTS = {
  wanted: 2,
  trade: 1,
  due: 1,
  list: 1,
  scoping: 0.75,
  told: 0.5,
  status: -1.5,
  question: -0.5,
  declined: -2,
  past: -0.75,
};

/** How much speaks for a project in a conversation: no single word does, and none alone against it. */
export class Evidence {
  readonly #setting: Setting;
  #sum = 0;
  readonly #answered = new Set<string>();

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  forget(): void {
    this.#sum = 0;
    this.#answered.clear();
  }

  note(what: Exclude<keyof typeof WEIGHTS, 'scoping' | 'told' | 'due'>): void {
    // Who turns to something new has left what was asked before.
    if (what === 'wanted') this.#sum = Math.max(this.#sum, WEIGHTS.question);
    this.#sum += WEIGHTS[what];
  }

  /** A sentence that says something, and what it answers. */
  said({ text, topic, turn, isFirst }: Statement): void {
    const { words } = this.#setting;
    const isPast = words.past.test(text) && !words.future.test(text);
    if (isPast) this.note('past');
    if (text.split(/,|\n| (?:and|und) /).length > 2 && !isPast) this.note('list');
    if (!isFirst || topic.question === '' || isPast) return;
    const key = topic.about === 'other' ? `${turn}` : topic.about;
    if (this.#answered.has(key)) return;
    this.#answered.add(key);
    this.#sum += topic.about === 'other' ? WEIGHTS.told : WEIGHTS.scoping;
  }

  isEnough(facts: readonly DatedFact[]): boolean {
    const isDated = facts.some(
      ({ slot, day, statement }) =>
        slot !== 'start' &&
        day >= addDays(this.#setting.today, SOON_DAYS) &&
        !this.#setting.words.past.test(statement.text),
    );
    return this.#sum + (isDated ? WEIGHTS.due : 0) >= ENOUGH;
  }
}
