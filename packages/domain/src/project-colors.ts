/** The hues of projects, in an order in which each is easily told from the next one. */
export const PROJECT_COLORS = ['blue', 'green', 'olive', 'teal', 'ochre', 'pink', 'plum', 'violet'] as const;

export type ProjectColor = (typeof PROJECT_COLORS)[number];
