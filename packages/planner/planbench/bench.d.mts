/** Plans every marked case with the built-in planner, as of 2026-11-20, in the form that the scorer takes. */
export function planCases(cases: readonly unknown[]): { subtasks: { title: string }[] }[];
