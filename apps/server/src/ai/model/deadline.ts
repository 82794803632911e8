/** Longest duration of an answer, as a multiple of the longest silence: a long plan arrives slowly. */
const SILENCES_MAX = 10;

/** The longest time that one request to a model may take, in seconds. */
export const longestSeconds = (timeoutSeconds: number): number => timeoutSeconds * SILENCES_MAX;
