import type { Setting, Statement } from './conversation.ts';
import { capital } from './labels.ts';

/** A short answer as a sentence of its own: what the question asked for is put to it. */
export function completed({ text, topic, isFirst }: Statement, { words, tongue }: Setting): string {
  if (!isFirst) return text;
  const bare = text.replace(
    /[\s,]+(?:i (?:guess|think|suppose)|or so|max|glaube ich|denke ich|schätze ich|oder so)$/i,
    '',
  );
  if (
    topic.about === 'hours' &&
    /\d|\p{L}/u.test(bare) &&
    !words.hoursAWeek.said.test(bare) &&
    bare.split(' ').length <= 5
  )
    return words.hoursAWeek.complete(bare, tongue.pattern(`${tongue.number}$`).test(bare));
  if (
    topic.about === 'budget' &&
    /\d/.test(bare) &&
    !words.budget.said.test(bare) &&
    bare.split(' ').length <= 8
  )
    return words.budget.complete(bare);
  if (topic.about === 'excluded' && !words.negative.test(bare) && bare.split(' ').length <= 12)
    return words.without(bare);
  const pronoun =
    topic.what &&
    /^(?:they|it|these|those|die|das|der|sie|es)(?= (?:should|must|have to|has to|need|needs|will|are|is|go|goes|sollen|soll|müssen|muss|sind|ist|gehen|geht|werden|wird)(?!\p{L}))/iu.exec(
      bare,
    )?.[0];
  return pronoun ? `${capital(topic.what)}${bare.slice(pronoun.length)}` : bare;
}
