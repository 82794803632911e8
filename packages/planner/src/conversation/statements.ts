import { withoutNoise } from '../brief/mask.ts';
import { sentencesOf } from '../brief/segments.ts';
import { NO_TOPIC, topicOf } from './asked.ts';
import type { Setting, Statement, Turn } from './conversation.ts';

/** Nobody describes a project in more; what was said last is what holds. */
const MOST_STATEMENTS = 400;

const SMILEYS = /(?:^|\s)[:;=][-~]?[)D(P]+(?=\s|$)/g;
const TICKED_OFF = /^["“”„'»«\s]+|["“”„'»«\s]+$/g;

/** What the person said, sentence by sentence, without greetings, orders and questions about other things. */
export function statementsOf(turns: readonly Turn[], setting: Setting): Statement[] {
  const { words } = setting;
  const statements: Statement[] = [];
  let topic = NO_TOPIC;
  turns.forEach(({ sender, content }, turn) => {
    if (sender === 'assistant') {
      topic = topicOf(content, words);
      return;
    }
    const said = sentencesIn(content, setting);
    let [isFirst, corrects] = [true, false];
    for (const { text, isQuestion } of said) {
      corrects ||= words.correction.test(text);
      const bare = withoutOpening(text, words.opening);
      if (bare.length < 2) continue;
      const isChatter = words.chatter.test(bare) || (words.chatter.test(text) && !/\d/.test(text));
      statements.push({
        text: bare,
        turn,
        isQuestion,
        isChatter,
        corrects,
        agrees: words.agrees.test(text),
        declines: words.declines.test(text),
        topic,
        isFirst,
      });
      isFirst = false;
    }
  });
  return statements.slice(-MOST_STATEMENTS);
}

function sentencesIn(content: string, { tongue }: Setting): { text: string; isQuestion: boolean }[] {
  const clean = withoutNoise(content, tongue);
  return sentencesOf(clean).flatMap(({ text, end }) => {
    const isQuestion = /^\s*\?/.test(clean.slice(end, end + 3));
    return [{ text: text.replace(SMILEYS, '').replace(TICKED_OFF, '').replace(/\s+/g, ' '), isQuestion }];
  });
}

const withoutOpening = (text: string, opening: RegExp): string =>
  text
    .replace(opening, '')
    .replace(/(?:[\s,]+(?:lol|haha+|hehe|xd|please|bitte|finally|at last|endlich|too|though))+$/i, '')
    .trim();
