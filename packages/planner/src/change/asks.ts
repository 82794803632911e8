import type { Day } from '@daymark/domain/dates';
import type { Reading, Statement } from '@daymark/domain/reading';
import type { Language, Token } from '@daymark/language/token';
import type { LibraryLanguage } from '../library/kind.ts';
import { contentOf } from '../library/stems.ts';
import { type Cues, cuesOf } from './cues.ts';

export const ASK_KINDS = ['new', 'changed', 'dropped', 'unclear'] as const;
export type AskKind = (typeof ASK_KINDS)[number];

/** Something that a mail asks for, beside the brief that it is about. */
export interface Ask {
  kind: AskKind;
  /** The statement of the mail's Reading. */
  statement: Statement;
  /** Ids of the statements of the brief that it is about; empty for new work. */
  about: string[];
  /** The new due date, if it moves the date of all work. */
  due: Day | null;
}

/** A mail with its Reading, and the Reading of the project's brief. */
export interface Compared {
  mail: string;
  language: Language;
  tokens: readonly Token[];
  reading: Reading;
  brief: Reading;
}

/** From this share of its words on, weighed by how few statements have them, an ask is about known work. */
const SAME_SHARE = 0.4;
/** Words of a clause that names its work by a pronoun. */
const MOST_POINTING_STEMS = 2;

const stemsIn = (text: string, language: Language): Set<string> =>
  new Set(
    contentOf(text, (language === 'de' ? 'de' : 'en') satisfies LibraryLanguage).flatMap(({ stem, force }) =>
      force === 'light' ? [] : [stem],
    ),
  );

/** Statements of the brief that share words with a clause, and how much of the clause they share. */
interface About {
  ids: string[];
  share: number;
}

/** Finds the statements of the brief that share the rarest words of a clause. */
function finderIn({ brief, language }: Compared): (text: string) => About {
  const work = brief.statements.flatMap(({ id, kind, words }) =>
    kind === 'note' || kind === 'availability' ? [] : [{ id, stems: stemsIn(words.text, language) }],
  );
  const weightOf = (stem: string): number => 1 / Math.max(1, work.filter(({ stems }) => stems.has(stem)).length);
  return (text) => {
    const own = [...stemsIn(text, language)];
    const sharedBy = work.map(({ id, stems }) => {
      const shared = own.filter((stem) => stems.has(stem)).map(weightOf);
      return { id, share: shared.reduce((sum, weight) => sum + weight, 0) };
    });
    const most = Math.max(0, ...sharedBy.map(({ share }) => share));
    const all = own.reduce((sum, stem) => sum + weightOf(stem), 0);
    if (most === 0) return { ids: [], share: 0 };
    return { ids: sharedBy.filter(({ share }) => share === most).map(({ id }) => id), share: most / all };
  };
}

/** The last exact day among the tokens of a range. */
function dayIn({ start, end }: Statement['words'], tokens: readonly Token[]): Day | null {
  const days = tokens.flatMap((token) =>
    token.start >= start && token.end <= end && token.type === 'day' ? [token.day] : [],
  );
  return days.at(-1) ?? null;
}

/** A clause and the one before it, as one range. */
const joined = (mail: string, { words: { start } }: Statement, one: Statement): Statement => ({
  ...one,
  words: { text: mail.slice(start, one.words.end), start, end: one.words.end },
});

interface Clause {
  statement: Statement;
  /** In lower case, with straight apostrophes. */
  said: string;
  about: About;
  day: Day | null;
}

/** What a clause asks for, or null if it asks for nothing. `due`: another date for all of the work. */
function kindOf({ statement, said, about, day }: Clause, cues: Cues): AskKind | 'due' | null {
  const asks = cues.asked.test(said);
  if (!asks && (cues.polite.test(said) || cues.others.test(said))) return null;
  if (cues.dropped.test(said) && (about.ids.length > 0 || statement.kind === 'excluded')) return 'dropped';
  const changes = cues.changed.test(said);
  if (day && cues.whole.test(said) && (asks || changes || cues.moved.test(said))) return 'due';
  if (statement.kind === 'excluded') return null;
  const isOrder = statement.kind === 'task' && statement.sure && !cues.finite.test(said);
  if (cues.vague.test(said)) return asks || isOrder ? 'unclear' : null;
  const isAbout = about.ids.length > 0;
  if (!asks && !isOrder && !(isAbout && (changes || cues.moved.test(said)))) return null;
  if (isAbout && changes) return 'changed';
  return about.share >= SAME_SHARE && !cues.added.test(said) ? 'changed' : 'new';
}

/** What a mail asks for, in the order of its words; none of its politeness, its news and others' work. */
export function asksOf(compared: Compared): Ask[] {
  const { mail, language, reading, tokens } = compared;
  const cues = cuesOf(language);
  const find = finderIn(compared);
  let before: Statement | undefined;
  return reading.statements.flatMap((one): Ask[] => {
    const said = one.words.text.toLowerCase().replaceAll('’', "'");
    const stems = stemsIn(one.words.text, language).size;
    // "The door is hanging off, can you fix it?" names the work in the clause before.
    const isPointing = stems <= MOST_POINTING_STEMS && cues.pointing.test(said);
    const statement = isPointing && before ? joined(mail, before, one) : one;
    before = one;
    if (stems === 0 && !isPointing) return [];
    const about = find(statement.words.text);
    const day = dayIn(one.words, tokens);
    const kind = kindOf({ statement: one, said, about, day }, cues);
    if (!kind) return [];
    if (kind === 'due') return [{ kind: 'changed', statement, about: [], due: day }];
    return [{ kind, statement, about: kind === 'new' ? [] : about.ids, due: null }];
  });
}
