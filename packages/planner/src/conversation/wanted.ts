import { matchOf } from '../breakdown/scene.ts';
import { shareOf, stemsOf } from '../brief/words.ts';
import { PLAYBOOKS } from '../playbooks/all.ts';
import type { Setting, Statement } from './conversation.ts';

const FEWEST_LETTERS = 3;

/** What a sentence says that its person wants to get done; undefined when it says nothing of the kind. */
export function wantedIn(
  { text, isQuestion, topic, turn }: Statement,
  isOpening: boolean,
  setting: Setting,
): string | undefined {
  const { words, tongue } = setting;
  if (words.someDay.test(text)) return undefined;
  if (isQuestion) {
    const asked = words.request.exec(text);
    const what = asked ? text.slice(asked[0].length).replace(/^(?:to|with|zu) /i, '') : '';
    return what.split(' ').length > 1 && isWork(what, setting) ? what : undefined;
  }
  for (const pattern of words.intent) {
    const what = pattern.exec(text)?.groups?.what;
    if (what && isWork(what, setting)) return what;
  }
  const request = words.request.exec(text);
  if (request && isWork(text.slice(request[0].length), setting)) return text.slice(request[0].length);
  // "Relaunch of the website for a dentist": what stands first, or answers what it is about, may be a bare title.
  const first = text.split(' ')[0]?.toLowerCase() ?? '';
  const isTitle = isOpening && turn === 0 ? namesTrade(text) : topic.about === 'goal';
  const tells =
    tongue.pattern(tongue.vocabulary.statement).test(text) || /^(?:i|we|ich|wir)(?!\p{L})/iu.test(text);
  return isTitle && (!tells || tongue.verbs.has(first)) && isWork(text, setting) ? text : undefined;
}

const isWork = (what: string, { words }: Setting): boolean =>
  what.replace(/[^\p{L}]/gu, '').length >= FEWEST_LETTERS &&
  !words.noProject.test(what) &&
  // "Decide by the 31st", "organise everything": of what is not said.
  !/^\p{Ll}+ (?:by|until|on|before|everything|all|bis|am|alles)(?!\p{L})/iu.test(what);

const namesTrade = (text: string): boolean =>
  PLAYBOOKS.some((playbook) => playbook.id !== 'generic' && matchOf(playbook.words, text) > 3);

/** Whether it is about work that the assistant told of, and not about something new. */
export const isKnownWork = (what: string, toldOf: ReadonlySet<string>): boolean => {
  const stems = stemsOf(what);
  return stems.length > 0 && shareOf(stems, [...toldOf]) >= 0.5;
};
