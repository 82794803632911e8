import type { Topic } from '../facts.ts';

/** Words in English and German that indicate a topic. */
const WORDS: readonly (readonly [Topic, RegExp])[] = [
  ['worked', /\b(?:worked|logged|spent|gearbeitet|erfasst|aufgewendet)\b/i],
  ['promises', /\bpromis|\bzugesagt|\bversprochen|zusage/i],
  ['done', /\b(?:did|finished|completed|accomplished|got done|erledigt|geschafft|gemacht)\b/i],
  ['overdue', /overdue|late\b|missed|überfällig|verspätet|versäumt/i],
  ['behind', /behind|off track|slipp|hinterher|im verzug|rückstand/i],
  ['free-time', /free|capacity|room for|time left|availab|frei|kapazität|luft/i],
  ['week', /week|woche/i],
  ['next-step', /next|first|start with|begin with|nächste|zuerst|anfangen/i],
  ['totals', /how many|total|progress|statistic|wie viele|insgesamt|fortschritt/i],
  ['today', /today|plate|heute/i],
];

const MOST_TOPICS = 3;

/** What to look up for a question if the model has no tools: the topics that its words indicate, and the project. */
export function topicsOf(question: string): Topic[] {
  const named = WORDS.filter(([, words]) => words.test(question)).map(([topic]) => topic);
  return [...(named.length > 0 ? named : (['today', 'projects'] as const)).slice(0, MOST_TOPICS), 'project'];
}
