import { type Statement, UNSAID } from '@daymark/domain/reading';
import { tokensIn } from '@daymark/language/tokens';
import { expect, test } from 'vitest';
import { linesOf } from './clean.ts';
import { linkFollowing } from './relate.ts';
import { learnedClauses } from './sentence-clauses.ts';
import { type Tagged, tag } from './tag.ts';

type Language = 'en' | 'de';

/** A list that counts how often something in it is looked at. */
function counted<One>(list: One[]): { list: One[]; looks: () => number } {
  let looks = 0;
  const get = (target: One[], place: string | symbol, receiver: unknown) => {
    looks++;
    return Reflect.get(target, place, receiver);
  };
  return { list: new Proxy(list, { get }), looks: () => looks };
}

function tagOf(brief: string, language: Language): Tagged {
  const days = { today: '2026-11-30', from: '2026-11-30', to: '2027-02-28' };
  return tag(brief, language, tokensIn(brief, { ...days, locale: language, language }));
}

function clausesIn(tagged: Tagged, pieces = tagged.pieces) {
  const [line] = linesOf(tagged.brief);
  if (!line) throw new Error('The brief has no line');
  return learnedClauses(tagged, pieces, { ...line, role: 'prose' }, 0, true);
}

/** How often a word is looked at, while a sentence is divided into clauses. */
function looksAtWords(brief: string, language: Language): number {
  const tagged = tagOf(brief, language);
  const { list, looks } = counted(tagged.pieces);
  clausesIn(tagged, list);
  return looks();
}

/** How often a task is looked at, while those of a sentence are linked. */
function looksAtTasks(brief: string, language: Language): number {
  const tagged = tagOf(brief, language);
  const clauses = clausesIn(tagged);
  const tasks = clauses.map(
    ({ start, end }, at): Statement => ({
      ...{ id: `s${at}`, words: { text: brief.slice(start, end), start, end } },
      ...{ sure: true, statedBy: 'reader', kind: 'task', title: 'Print it', ...UNSAID.task },
    }),
  );
  const { list, looks } = counted(tasks);
  linkFollowing(list, clauses, tagged);
  return looks();
}

test.each([
  ['Buy: milk, eggs, ', 'en'],
  ['5 chapters, 2 h each, ', 'en'],
  ['a flyer and a poster, ', 'en'],
  ['3 h a day, not on Sundays, ', 'en'],
  ['walls and floors and I need ', 'en'],
  ['danach warten auf Kunde bis Freitag, ', 'de'],
  ['Regale mit Farbe und Lack streichen, ', 'de'],
] as const)(
  'of a sentence that is twice as long, words are looked at twice as often: %s',
  (said, language) => {
    const [once, twice] = [60, 120].map((times) => looksAtWords(said.repeat(times).trim(), language));

    expect((twice ?? 0) / (once ?? 0)).toBeLessThan(2.2);
  },
);

test.each(['print it first, ', 'before that print it, ', 'after that print it, ', 'then print it, '])(
  'of twice as many tasks in a sentence, each is looked at as often: %s',
  (said) => {
    const [once, twice] = [100, 200].map((times) => looksAtTasks(said.repeat(times).trim(), 'en'));

    expect((twice ?? 0) / (once ?? 0)).toBeLessThan(2.2);
  },
);
