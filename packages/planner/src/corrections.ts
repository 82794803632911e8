import { isNameLine, lineOf, stepIdOf } from '@daymark/domain/library';
import {
  type Reading,
  STATEMENT_KINDS,
  type Statement,
  type StatementFields,
  type StatementKind,
  type Words,
} from '@daymark/domain/reading';
import { fieldsOf, isSayable } from '@daymark/domain/statements';
import { isOfStep } from '@daymark/domain/step-corrections';

const WORD = /[\p{L}\p{N}]+/gu;

interface Token {
  word: string;
  start: number;
  end: number;
}

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));

const stretch = (description: string, start: number, end: number): Words => ({
  text: description.slice(start, end),
  start,
  end,
});

/** The positions of the same words, ignoring everything between and around them. */
function placesOf(text: string, description: string, tokens: readonly Token[]): Words[] {
  const wanted = tokensOf(text);
  const [first] = wanted;
  if (!first) return [];
  const before = first.start;
  const behind = text.length - (wanted.at(-1)?.end ?? 0);
  return tokens.flatMap((token, at) => {
    const last = tokens[at + wanted.length - 1];
    if (!last || wanted.some(({ word }, nth) => tokens[at + nth]?.word !== word)) return [];
    const whole = stretch(description, token.start - before, last.end + behind);
    return [whole.text === text ? whole : stretch(description, token.start, last.end)];
  });
}

const sameWords = (one: string, other: string): boolean =>
  tokensOf(one)
    .map(({ word }) => word)
    .join(' ') ===
  tokensOf(other)
    .map(({ word }) => word)
    .join(' ');

/**
 * The corrections whose words are still in the brief, with their present position: that of the line with the same id,
 * or else the nearest to the earlier position. Corrections without words in the brief always apply, and those of a
 * project's name while its brief has no other words.
 */
function heldIn(
  corrections: readonly Statement[],
  statements: readonly Statement[],
  description: string,
): Statement[] {
  const tokens = tokensOf(description);
  const taken = new Set<string>();
  return corrections.flatMap((one) => {
    const stated = { ...one, statedBy: 'person' as const, sure: true };
    if (isNameLine(one.id) && !statements.some(({ id }) => id === one.id)) return [];
    if (one.words.text === '') return [{ ...stated, words: { text: '', start: 0, end: 0 } }];
    const line = statements.find(({ id, words }) => id === one.id && sameWords(words.text, one.words.text));
    const places = placesOf(one.words.text, description, tokens)
      .filter(({ start }) => !taken.has(`${one.words.text} ${start}`))
      .sort((a, b) => Math.abs(a.start - one.words.start) - Math.abs(b.start - one.words.start));
    const words = line?.words ?? places[0];
    if (!words) return [];
    taken.add(`${one.words.text} ${words.start}`);
    return [{ ...stated, words }];
  });
}

const overlap = (a: Words, b: Words): boolean => a.start < b.end && b.start < a.end;

/** The words of a line that no correction covers. */
function restOf({ start, end }: Words, held: readonly Statement[], description: string): Words[] {
  let rest = [{ start, end }];
  for (const { words } of held)
    rest = rest.flatMap((one) => [
      { start: one.start, end: Math.min(one.end, words.start) },
      { start: Math.max(one.start, words.end), end: one.end },
    ]);
  return rest.flatMap((one) => {
    const tokens = tokensOf(description.slice(one.start, Math.max(one.start, one.end)));
    const [first, last] = [tokens[0], tokens.at(-1)];
    return first && last ? [stretch(description, one.start + first.start, one.start + last.end)] : [];
  });
}

/** The same fields without references to itself and to removed statements, and with renamed ids. */
function referring<F extends StatementFields>(
  id: string,
  fields: F,
  idNow: (id: string) => string | undefined,
): F {
  if (fields.kind === 'task' || fields.kind === 'library' || fields.kind === 'suggestion') {
    const after = fields.after.flatMap((link) => {
      const statement = idNow(link.statement);
      return statement && statement !== id ? [{ ...link, statement }] : [];
    });
    return { ...fields, after };
  }
  if (fields.kind === 'wait') {
    const after = fields.after.flatMap((one) => idNow(one) ?? []).filter((one) => one !== id);
    return { ...fields, after: [...new Set(after)] };
  }
  if (fields.kind === 'done' && fields.of) {
    const statement = idNow(fields.of.statement);
    return { ...fields, of: statement ? { ...fields.of, statement } : null };
  }
  return fields;
}

/** The original fields of a corrected line, and its alternatives, so that one click restores them. */
function alternativesOf(read: Statement | undefined): Pick<Statement, 'alternatives'> {
  if (!read?.alternatives) return {};
  const fields = fieldsOf(read);
  return { alternatives: [...(isSayable(fields) ? [fields] : []), ...read.alternatives] };
}

/**
 * Applies the user's corrections to a Reading. A correction applies while its words are in the brief, wherever they
 * are: it replaces the reader's statements about the same words. The remaining words of a longer line become questions.
 * References to the replaced statements become references to the correction. Corrections of steps are left to
 * `withStepCorrections`. `description` is the present brief.
 */
export function withCorrections(
  { statements, ...beside }: Reading,
  corrections: readonly Statement[],
  description: string,
): Reading {
  const held = heldIn(
    corrections.filter((one) => !isOfStep(one)),
    statements,
    description,
  );
  const names = new Map<string, string>();
  const rests: Statement[] = [];
  const left = statements.filter((one) => {
    // One sentence may have several statements: a correction replaces its own, and those that did not exist when it was
    // made.
    const own = held.find(({ id }) => id === one.id);
    const over = held.filter(({ words, id }) => overlap(words, one.words) && !isBeside(one, id, statements));
    const place = own ?? over[0];
    if (!place) return true;
    names.set(one.id, place.id);
    if (!own && one.kind !== 'note') rests.push(...asked(one, restOf(one.words, held, description)));
    return false;
  });
  const said = held.map((one) => ({ ...one, ...alternativesOf(statements.find(({ id }) => id === one.id)) }));
  const all = [...left, ...said, ...rests].sort((a, b) => a.words.start - b.words.start);
  const ids = new Set(all.map(({ id }) => id));
  const steps = new Set(all.flatMap(stepIdsOf));
  // A step that there is no more means its line.
  const idNow = (id: string) => {
    const line = lineOf(id);
    return steps.has(id) ? id : ids.has(line) ? line : names.get(line);
  };
  return {
    ...beside,
    statements: all.map((one) => {
      const alternatives = one.alternatives?.map((fields) => referring(one.id, fields, idNow));
      return { ...referring(one.id, one, idNow), ...(alternatives && { alternatives }) };
    }),
  };
}

const stepIdsOf = (one: Statement): string[] =>
  'steps' in one ? (one.steps ?? []).map(({ place }) => stepIdOf(one.id, place)) : [];

const isOfWords = (kind: string): kind is StatementKind => STATEMENT_KINDS.some((one) => one === kind);

/** Remaining words of a line without a statement. */
const asked = ({ id, kind, statedBy }: Statement, rest: readonly Words[]): Statement[] =>
  rest.map((words, at) => ({
    id: `${id}-rest${at > 0 ? at + 1 : ''}`,
    words,
    sure: false,
    statedBy,
    kind: 'unsure',
    kinds: [isOfWords(kind) && kind !== 'unsure' ? kind : 'task', 'note'],
    question: null,
  }));

/** Whether it is another statement about the same words, beside the corrected one. */
function isBeside(one: Statement, corrected: string, statements: readonly Statement[]): boolean {
  const replaced = statements.find(({ id }) => id === corrected);
  return replaced !== undefined && replaced.id !== one.id && overlap(replaced.words, one.words);
}
