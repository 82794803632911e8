import { withoutNoise } from '../brief/mask.ts';
import { sentencesOf } from '../brief/segments.ts';
import { type Topic, topicsOf } from './asked.ts';
import type { Setting, Statement, Turn } from './conversation.ts';

/** Nobody describes a project in more; what was said last is what holds. */
const MOST_STATEMENTS = 400;

const SMILEYS = /(?:^|\s)[:;=][-~]?[)D(P]+(?=\s|$)/g;
const TICKED_OFF = /^["“”„'»«\s]+|["“”„'»«\s]+$/g;

/** What the person said, sentence by sentence, without what only opens it. */
export function statementsOf(turns: readonly Turn[], setting: Setting): Statement[] {
  const { words } = setting;
  const statements: Statement[] = [];
  let topics = topicsOf('', words);
  turns.forEach(({ sender, content }, turn) => {
    if (sender === 'assistant') {
      topics = topicsOf(content, words);
      return;
    }
    let [answers, corrects] = [0, false];
    for (const { text, isQuestion } of sentencesIn(content, setting).flatMap((said) =>
      answersIn(said, topics),
    )) {
      corrects ||= words.correction.test(text);
      const bare = withoutOpening(text, words.opening);
      if (bare.length < 1 + Number(!/\d/.test(bare))) continue;
      statements.push({
        text: bare,
        turn,
        isQuestion,
        isChatter: words.chatter.test(bare) || (words.chatter.test(text) && !/\d/.test(text)),
        corrects,
        agrees: words.agrees.test(text),
        declines: words.declines.test(text),
        topic: topicFor(bare, answers, topics, setting),
        isFirst: answers < topics.length,
      });
      answers++;
    }
  });
  return statements.slice(-MOST_STATEMENTS);
}

const SHORT_ANSWER = 5;

/** "6 hours, by mid December" answers two questions. */
function answersIn<S extends { text: string }>(said: S, { length }: readonly Topic[]): S[] {
  const parts = length > 1 ? said.text.split(/,\s+|\s+(?:and|und)\s+/) : [];
  const isShort = parts.length === length && parts.every((part) => part.split(' ').length <= SHORT_ANSWER);
  return isShort ? parts.map((text) => ({ ...said, text })) : [said];
}

/** Which of the questions is answered: hours by a number of them; else one after the other. */
function topicFor(text: string, place: number, topics: readonly Topic[], { tongue, words }: Setting): Topic {
  const last = topics[Math.min(place, topics.length - 1)] as Topic;
  const hours = topics.find(({ about }) => about === 'hours');
  if (topics.length === 1 || !hours) return last;
  const amount = `^(?:\\p{L}+ )?{n}(?: ?(?:${tongue.vocabulary.units.hour}))?(?!\\w| ?(?:${tongue.vocabulary.units.week}|${tongue.vocabulary.units.month}|${tongue.vocabulary.months.join('|')})|[./-]\\d|st|nd|rd|th)`;
  return tongue.pattern(amount).test(text) || words.hoursAWeek.said.test(text)
    ? hours
    : (topics.find(({ about }) => about !== 'hours') ?? last);
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
