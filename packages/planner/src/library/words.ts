import type { LibraryLanguage } from './entries.ts';
import { textOf } from './files.ts';

/** The words of a language by what they say about an entry, each in plain letters. Their files explain them. */
export interface LibraryWords {
  light: ReadonlySet<string>;
  soft: ReadonlySet<string>;
  verbs: ReadonlySet<string>;
  making: ReadonlySet<string>;
  procuring: ReadonlySet<string>;
  choosing: ReadonlySet<string>;
  approving: ReadonlySet<string>;
  handing: ReadonlySet<string>;
  arriving: ReadonlySet<string>;
  begun: ReadonlySet<string>;
  remaining: ReadonlySet<string>;
  launching: ReadonlySet<string>;
  client: ReadonlySet<string>;
  openers: ReadonlySet<string>;
  /** The longest first. The remaining stem has at least the given number of letters. */
  endings: readonly (readonly [ending: string, least: number])[];
  /** The first word of each word's group: of those that are equal everywhere, and with those that are only so for kinds. */
  groups: ReadonlyMap<string, string>;
  kindGroups: ReadonlyMap<string, string>;
  /** Of each form of what is done, and of the verb itself, the verb: "chosen" is of "choose". */
  forms: ReadonlyMap<string, string>;
  /** What stands before German verbs, the longest first: "aussuchen". */
  prefixes: readonly string[];
}

const BEYOND_ASCII = /[\u0080-\uffff]/;

/** A word in lower case and without accents. */
export function plain(text: string): string {
  const lower = text.toLowerCase();
  if (!BEYOND_ASCII.test(lower)) return lower;
  return lower
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '');
}

const known = new Map<LibraryLanguage, LibraryWords>();

/** The words of a language. Its file is read once. */
export function libraryWords(language: LibraryLanguage): LibraryWords {
  const before = known.get(language);
  if (before) return before;
  const text = textOf(language, 'words.txt');
  const lines = text.split('\n').flatMap((line) => {
    const [, key = '', said = ''] = /^([a-z]+): (.*)$/.exec(line) ?? [];
    return key === '' ? [] : [{ key, words: plain(said).trim().split(/\s+/) }];
  });
  const all = (wanted: string) => lines.flatMap(({ key, words }) => (key === wanted ? words : []));
  const groupsOf = (keys: readonly string[]) =>
    new Map(
      lines.flatMap(({ key, words: group }) =>
        keys.includes(key) ? group.map((one) => [one, group[0] ?? one] as const) : [],
      ),
    );
  const words: LibraryWords = {
    light: new Set(all('light')),
    soft: new Set(all('soft')),
    verbs: new Set(all('verbs')),
    making: new Set(all('making')),
    procuring: new Set(all('procuring')),
    choosing: new Set(all('choosing')),
    approving: new Set(all('approving')),
    handing: new Set(all('handing')),
    arriving: new Set(all('arriving')),
    begun: new Set(all('begun')),
    remaining: new Set(all('remaining')),
    launching: new Set(all('launching')),
    client: new Set(all('client')),
    openers: new Set(all('openers')),
    endings: all('endings').map((one) => {
      const [ending = '', least] = one.split('/');
      return [ending, Number(least)] as const;
    }),
    groups: groupsOf(['same']),
    kindGroups: groupsOf(['same', 'kin']),
    forms: groupsOf(['forms']),
    prefixes: all('prefixes').toSorted((one, other) => other.length - one.length),
  };
  known.set(language, words);
  return words;
}
