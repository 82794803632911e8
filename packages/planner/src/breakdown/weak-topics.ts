import type { Statement } from '@daymark/domain/reading';
import { capital } from '../read/titles.ts';

/** Who speaks, and how much: "I'm really", "ich bin noch". */
const SPEAKER = [
  String.raw`\W|i'?m\s|i am\s|(?:really|quite|very|still)\s`,
  String.raw`ich bin\s|(?:noch|sehr|recht)\s`,
  String.raw`je suis\s|(?:assez|très|encore)\s`,
  String.raw`voy\s|estoy\s|soy\s|(?:muy|bastante)\s`,
].join('|');
const WEAKNESS = [
  String.raw`(?:weak(?:est)?|bad|poor|rusty|shaky|struggl(?:e|ing))\s+(?:on|in|at|with)`,
  String.raw`(?:schwach|unsicher|schlecht)\s+(?:in|bei)`,
  String.raw`(?:nulle?|faible|mauvaise?)\s+(?:en|sur|dans)`,
  String.raw`(?:floj[oa]|mal|mal[oa])\s+(?:en|con)`,
].join('|');
/** "I'm bad at fractions", "schwach in Stochastik": what somebody says to be weak in. */
const WEAK = RegExp(String.raw`^(?:${SPEAKER})*(?:${WEAKNESS})\s+(?<topics>.+)$`, 'iu');
const JOINTS = /\s*(?:,|;|\/|&|\s(?:and|und|et|y|e)\s)\s*/u;
const LONGEST = 40;

/** A topic of the library that stands for what somebody is weak in. */
const STANDS_FOR = /weakest|schwächst|chapitre.* faible|tema.* flojo/iu;

/** "Ok at algebra": what somebody says of what they can is no topic either. */
const ABLE =
  /^\W*(?:(?:i'?m|i am|but|und|aber|mais|pero)\s)*(?:ok(?:ay)?|fine|good|alright|gut|fit|bon(?:ne)?|bien)\s(?:at|in|with|on|en|bei)\s/iu;

/** Whether a line says how well somebody knows a topic, and is none itself. */
export const tellsLevel = (text: string): boolean => WEAK.test(text) || ABLE.test(text);

/** The topics in which the writer of a brief is weak. */
export const weakTopics = (statements: readonly Statement[]): string[] =>
  statements.flatMap(({ words: { text } }) => {
    const said = WEAK.exec(text)?.groups?.topics?.replace(/[.!?]+$/u, '') ?? '';
    return said
      .split(JOINTS)
      .filter((topic) => topic.trim() !== '' && topic.length <= LONGEST)
      .map((topic) => capital(topic.trim()));
  });

/** The topics of a practice with those in which somebody is weak first. */
export const withWeak = (topics: readonly string[], weak: readonly string[]): string[] =>
  weak.length === 0 ? [...topics] : [...weak, ...topics.filter((topic) => !STANDS_FOR.test(topic))];
