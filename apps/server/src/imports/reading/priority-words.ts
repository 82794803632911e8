import type { Priority } from '@daymark/domain/priorities';

const HIGH =
  /^(?:high(?:est)?|urgent|critical|major|important|p[01]|(?:sehr )?hoch|höchste|dringend|wichtig|kritisch|haute?|élevée?|importante?|critique|alt[oa]|urgente|crític[oa]|!+|1)$/i;
const MEDIUM =
  /^(?:medium|normal|moderate|none|p[23]|mittel|keine|moyen(?:ne)?|aucune|medi[oa]|ninguna|normale|2)$/i;
const LOW = /^(?:low(?:est)?|minor|trivial|p4|niedrig|gering|basse?|faible|baj[oa]|3|4)$/i;

/** A priority by its word in a table; undefined for any other. */
export function priorityOfWord(text: string): Priority | undefined {
  const word = text.trim();
  if (HIGH.test(word)) return 'High';
  if (MEDIUM.test(word)) return 'Medium';
  return LOW.test(word) ? 'Low' : undefined;
}
