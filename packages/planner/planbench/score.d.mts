/** One case's score: `value` is 0 to 1, and 0 when a gate is broken. */
export interface Row {
  id: string;
  value: number;
  gates: string[];
  missed: string[];
  tasks: number;
  parts: Record<string, number>;
}

export function score(cases: readonly unknown[], plans: readonly unknown[]): { mean: number; worst: number; rows: Row[] };

/** Whether a title reads as a person would write it: no article before a pronoun, no end left hanging. */
export function wellFormed(title: string): boolean;

/** The share of titles that only copy the brief behind their first word: above 0.3 a plan is no breakdown. */
export function copiedShare(description: string, titles: readonly string[]): number;
