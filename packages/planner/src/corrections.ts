import { isNameLine } from '@daymark/domain/library';
import {
  fieldsOf,
  isSayable,
  type Reading,
  STATEMENT_KINDS,
  type Statement,
  type StatementFields,
  type StatementKind,
  type Words,
} from '@daymark/domain/reading';

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

/** Where the same words stand, whatever is between and around them. */
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
 * The corrections whose words still stand in the brief, each at its own place: that of the line that is named like it, or
 * else the nearest to where it stood. What has no words of the brief holds as it is, and what was said of a project's
 * name as long as its brief has no other words.
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

/** What is left of the words of a line once corrections have taken theirs. */
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

/** The same fields without references to statements that are gone or itself, and with those that have another name now. */
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

/** What a line that is corrected said before, and what else it might: so another click finds it again. */
function alternativesOf(read: Statement | undefined): Pick<Statement, 'alternatives'> {
  if (!read?.alternatives) return {};
  const fields = fieldsOf(read);
  return { alternatives: [...(isSayable(fields) ? [fields] : []), ...read.alternatives] };
}

/**
 * A Reading with what the person has corrected. A correction holds as long as its words stand in the brief, wherever that
 * is: it takes the place of whatever a reader makes of the same words; words that it leaves of a longer line are asked. What
 * other statements said of the replaced ones they say of the correction. `description` is the brief as it is now.
 */
export function withCorrections(
  { statements, ...beside }: Reading,
  corrections: readonly Statement[],
  description: string,
): Reading {
  const held = heldIn(corrections, statements, description);
  const names = new Map<string, string>();
  const rests: Statement[] = [];
  const left = statements.filter((one) => {
    // Several statements may come from the same words: a correction replaces its own, and those that it was not made beside.
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
  const idNow = (id: string) => (ids.has(id) ? id : names.get(id));
  return {
    ...beside,
    statements: all.map((one) => {
      const alternatives = one.alternatives?.map((fields) => referring(one.id, fields, idNow));
      return { ...referring(one.id, one, idNow), ...(alternatives && { alternatives }) };
    }),
  };
}

const isOfWords = (kind: string): kind is StatementKind => STATEMENT_KINDS.some((one) => one === kind);

/** Words of a line that nobody has said anything about yet. */
const asked = ({ id, kind, statedBy }: Statement, rest: readonly Words[]): Statement[] =>
  rest.map((words, at) => ({
    ...{ id: `${id}-rest${at > 0 ? at + 1 : ''}`, words, sure: false, statedBy },
    ...{
      kind: 'unsure',
      kinds: [isOfWords(kind) && kind !== 'unsure' ? kind : 'task', 'note'],
      question: null,
    },
  }));

/** Whether a statement is another one from the very words of that which a correction replaces. */
function isBeside(one: Statement, corrected: string, statements: readonly Statement[]): boolean {
  const replaced = statements.find(({ id }) => id === corrected);
  return replaced !== undefined && replaced.id !== one.id && overlap(replaced.words, one.words);
}
