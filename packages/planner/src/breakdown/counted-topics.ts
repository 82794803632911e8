import type { Statement } from '@daymark/domain/reading';
import { capital } from '../read/titles.ts';

/** What a course or an exam is divided into, by its plural. */
const UNIT: Record<string, string> = {
  ...{ topics: 'topic', chapters: 'chapter', units: 'unit', modules: 'module', lessons: 'lesson' },
  ...{ themen: 'thema', kapitel: 'kapitel', lektionen: 'lektion', einheiten: 'einheit', module: 'modul' },
  ...{ chapitres: 'chapitre', unités: 'unité', leçons: 'leçon', thèmes: 'thème' },
  ...{ temas: 'tema', capítulos: 'capítulo', unidades: 'unidad', lecciones: 'lección', módulos: 'módulo' },
};
const ANY_UNIT = Object.keys(UNIT).join('|');
const UNITS = RegExp(`(?<!\\d)(\\d{1,3})\\s+(${ANY_UNIT})(?!\\p{L})`, 'giu');
/** "Topics 1-6": all of them, unless they are told to be learned. */
const FROM_FIRST = RegExp(`(?<!\\p{L})(${ANY_UNIT})\\s+1\\s*(?:-|–|to|bis|à|a)\\s*(\\d{1,3})(?!\\d)`, 'giu');
/** Words for what is learned already. */
const LEARNED_WORDS = [
  'done|finished|learn(?:ed|t)|studied|read|already|through',
  'gelernt|fertig|erledigt|geschafft|schon|durch',
  'faite?s?|étudiée?s?|lue?s?|déjà|vue?s?',
  'hech[oa]s?|estudiad[oa]s?|dad[oa]s?|llevo|ya',
].join('|');
const LEARNED = RegExp(String.raw`(?<!\p{L})(?:${LEARNED_WORDS})(?!\p{L})`, 'iu');
/** "1–3", "ch 1-3": the last of what is learned. */
const UP_TO = /(?<!\d)1\s*(?:-|–|to|bis|à|a)\s*(\d{1,3})(?!\d)/iu;
const NUMBER = /(?<!\d)(\d{1,3})(?!\d)(?!\s*(?:%|h\b|hours?|min|stunden|heures?|horas?))/giu;
const LEAST_COUNTED = 2;
/** More are put together: "Topics 1–2". */
const MOST_GROUPS = 14;

/** The topics that a brief counts, and the statements that do. */
export interface CountedTopics {
  topics: string[];
  ids: ReadonlySet<string>;
}

/** How many are learned: "9 done already", "done chapters 1–3". */
function learnedIn(text: string, count: number): number {
  const upTo = Number(UP_TO.exec(text)?.[1] ?? 0);
  const others = [...text.matchAll(NUMBER)].map(([, number]) => Number(number)).filter((one) => one < count);
  return upTo > 0 ? upTo : (others.at(-1) ?? 0);
}

/** The topics of "28 topics, 9 done", in groups: those from the tenth on. */
export function countedTopics(statements: readonly Statement[]): CountedTopics | null {
  const found = statements.flatMap(({ id, kind, words: { text } }) => [
    ...[...text.matchAll(UNITS)].map(([, number, unit = '']) => ({ id, count: Number(number), unit })),
    ...[...(kind === 'done' ? '' : text).matchAll(FROM_FIRST)].map(([, unit = '', number]) => ({
      id,
      count: Number(number),
      unit,
    })),
  ]);
  const all = found.toSorted((one, other) => other.count - one.count)[0];
  if (!all || all.count < LEAST_COUNTED) return null;
  const told = statements.filter(
    ({ id, kind, words: { text } }) => (id === all.id || kind === 'done') && LEARNED.test(text),
  );
  const done = Math.max(0, ...told.map(({ words: { text } }) => learnedIn(text, all.count)));
  const first = done < all.count ? done + 1 : 1;
  const left = all.count - first + 1;
  const size = Math.ceil(left / MOST_GROUPS);
  const many = all.unit.toLowerCase();
  const [one, several] = [UNIT[many] ?? many, many].map(capital);
  const topics = Array.from({ length: Math.ceil(left / size) }, (_, at) => {
    const [from, to] = [first + at * size, Math.min(all.count, first + (at + 1) * size - 1)];
    return from === to ? `${one} ${from}` : `${several} ${from}–${to}`;
  });
  return { topics, ids: new Set(found.map(({ id }) => id)) };
}
