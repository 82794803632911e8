import type { Token } from '@daymark/language/token';
import { tokensIn } from '@daymark/language/tokens';
import { type Line, linesOf } from '../src/read/clean.ts';
import { sentencesOf } from '../src/read/fragments.ts';
import { isMail } from '../src/read/leads.ts';
import { boundaryFeatures, candidatesIn } from '../src/read/learned/boundary-features.ts';
import { kindFeatures } from '../src/read/learned/kind-features.ts';
import { LABELS, type Label } from '../src/read/learned/labels.ts';
import { isTimely, ROLES, type Role, roleFeatures } from '../src/read/learned/role-features.ts';
import { stretchesOf } from '../src/read/learned/stretches.ts';
import type { Piece } from '../src/read/piece.ts';
import { type Tagged, tag } from '../src/read/tag.ts';
import type { Example } from './logistic-regression.ts';
import type { LabelledBrief, Times } from './markup.ts';

/** A labelled brief with the words and closed things that the reader sees. */
export interface Prepared {
  brief: LabelledBrief;
  tagged: Tagged;
  lines: Line[];
  /** Somebody else wrote it to the person. */
  mail: boolean;
  /** The pieces of each clause that has any. */
  clauses: {
    pieces: Piece[];
    label: Label;
    line: Line | undefined;
    times: Times | null;
    /** Its number in the brief, from 1. */
    number: number;
  }[];
}

/** What the dates of the labelled briefs are read in: only their types are learned from, not their days. */
const SPAN = { today: '2026-11-23', from: '2026-11-23', to: '2027-03-31' };
const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB' };

export function prepare(brief: LabelledBrief): Prepared {
  const { text, language } = brief;
  const locale = LOCALES[language] ?? language;
  const tagged = tag(text, language, tokensIn(text, { ...SPAN, locale, language }));
  const lines = linesOf(text);
  let next = 0;
  const clauses = brief.clauses.flatMap(({ end, label, times }, at) => {
    const from = next;
    // A closed thing that reaches over the end of a clause belongs to the clause in which it begins.
    while ((tagged.pieces[next]?.start ?? end) < end) next++;
    const pieces = tagged.pieces.slice(from, next);
    const [first] = pieces;
    const line = lines.find(({ start, end: stop }) => first && first.start >= start && first.start < stop);
    return first ? [{ pieces, label, line, times, number: at + 1 }] : [];
  });
  return { brief, tagged, lines, mail: isMail(text, lines), clauses };
}

const sentencesIn = ({ tagged, lines }: Prepared): Piece[][] =>
  lines.flatMap(({ start, end }) =>
    sentencesOf(
      tagged,
      tagged.pieces.filter((piece) => piece.start >= start && piece.start < end),
    ),
  );

/** The places where a clause may begin, and whether one does; `features` are empty where a sentence begins and so always one does. */
export function boundaryPlaces(brief: Prepared): { piece: Piece; features: string[]; begins: boolean }[] {
  const begins = new Set(brief.clauses.map(({ pieces }) => pieces[0]));
  return sentencesIn(brief).flatMap((sentence) => {
    const candidates = candidatesIn(brief.tagged, sentence);
    return candidates.flatMap((at, place) => {
      const piece = sentence[at];
      const features = at === 0 ? [] : boundaryFeatures(brief.tagged, sentence, candidates, place);
      return piece ? [{ piece, features, begins: begins.has(piece) }] : [];
    });
  });
}

export const boundaryExamples = (brief: Prepared): Example[] =>
  boundaryPlaces(brief).flatMap(({ features, begins }) =>
    features.length > 0 ? [{ features, answer: begins ? 1 : 0 }] : [],
  );

export const kindExamples = ({ tagged, clauses, mail }: Prepared): Example[] =>
  stretchesOf(tagged, clauses, mail).map((stretch, at) => ({
    features: kindFeatures(tagged, stretch),
    answer: LABELS.indexOf(clauses[at]?.label ?? 'note'),
  }));

/** The role of a closed thing in a clause of which is said what it says of when there is time; undefined where it is left open. */
function roleIn(times: Times, token: Token): Role | undefined {
  const isDays = token.type === 'day' || token.type === 'range' || token.type === 'weekdays';
  const isBound = 'cue' in token && (token.cue === 'from' || token.cue === 'until');
  if (times === 'other') return undefined;
  if (!isDays) return times === 'limit' || times === 'both' ? 'limit' : undefined;
  if (times === 'start') return token.type === 'weekdays' ? undefined : 'start';
  if (token.type !== 'weekdays' && times !== 'off') return isBound ? 'frame' : undefined;
  return times === 'limit' ? 'where' : times === 'both' ? 'only' : times;
}

/** The closed things of clauses with their roles: of those that say when there is time, and of all others, which say none. */
export const clauseRoleExamples = ({ tagged, clauses }: Prepared): Example[] =>
  clauses.flatMap(({ label, times, pieces }) =>
    pieces.flatMap(({ token }, at): Example[] => {
      if (!isTimely(token)) return [];
      const role = label !== 'availability' ? 'none' : times && roleIn(times, token);
      return role ? [{ features: roleFeatures(tagged, pieces, at), answer: ROLES.indexOf(role) }] : [];
    }),
  );
