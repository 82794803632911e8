/** An answer may take so many times as long as a model may say nothing: a long plan comes slowly, and still comes. */
const SILENCES_MAX = 10;

/** The most that one piece of work of a model may take, in seconds. */
export const longestSeconds = (timeoutSeconds: number): number => timeoutSeconds * SILENCES_MAX;
