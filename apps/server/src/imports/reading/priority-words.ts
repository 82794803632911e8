import type { Priority } from '@daymark/domain/priorities';

const HIGH =
  /^(?:high(?:est)?|urgent|critical|important|p1|hoch|dringend|wichtig|haute|élevée|alta|urgente|!+|1)$/i;
const MEDIUM = /^(?:medium|normal|moderate|p[23]|mittel|moyenne|media|normale|2)$/i;
const LOW = /^(?:low(?:est)?|minor|p4|niedrig|gering|basse|faible|baja|3|4)$/i;

/** A priority by its word in a table; undefined for any other. */
export function priorityOfWord(text: string): Priority | undefined {
  const word = text.trim();
  if (HIGH.test(word)) return 'High';
  if (MEDIUM.test(word)) return 'Medium';
  return LOW.test(word) ? 'Low' : undefined;
}
