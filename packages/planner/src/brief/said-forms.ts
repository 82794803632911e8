import type { ListKind } from '../playbooks/schema.ts';
import type { Item, Language } from './brief.ts';
import type { Findings } from './findings.ts';
import { type Mode, PLAIN } from './mode.ts';
import { entryTitle, listKindOf } from './said-lists.ts';
import type { Clause, Sentence } from './segments.ts';
import { bySomeone, tradeIn } from './trades.ts';
import { shareOf, stemsOf } from './words.ts';

const LANGUAGE =
  '(?:english|german|french|spanish|portuguese|italian|dutch|polish|turkish|englisch|deutsch|französisch|spanisch|portugiesisch|italienisch|niederländisch|türkisch|polnisch|anglais|allemand|français|espagnol|portugais|italien|inglés|alemán|francés|español|portugués|italiano|catalán|inglês|alemão|francês|espanhol|português|catalão)';
const LANGUAGES = new RegExp(
  `^(?:(?:in|auf|en|em) )?(${LANGUAGE}(?:(?:, | and | und | et | y | e | & | ?\\+ ?| ?/ ?)${LANGUAGE})+)$`,
  'iu',
);
const NAMED = { en: 'languages', de: 'Sprachen', fr: 'langues', es: 'idiomas', pt: 'idiomas', other: '' };

/** "German and English.", "Languages: French, Spanish": what the whole is to be read in. */
export function readsLanguages(findings: Findings, { text, start, end }: Sentence): boolean {
  const { tongue } = findings;
  const [lead = '', rest] = text.includes(':') ? text.split(/\s*:\s*/) : ['', text];
  const kind = listKindOf(NAMED[tongue.language], tongue);
  const named = lead === '' || listKindOf(lead, tongue)?.id === 'language';
  const match = named ? LANGUAGES.exec((rest ?? '').trim()) : null;
  const item = match?.[1] ? findings.itemFrom(match[1], findings.spanOf({ start, end })) : undefined;
  if (!item || !kind) return false;
  findings.keep(entryOf(item, kind, findings, null), PLAIN);
  return true;
}

/** What the words of a list, of a trade or of somebody else's work ask for, whatever verbs seem to stand in them. */
export function readsSaidForm(findings: Findings, clause: Clause, undated: string, mode: Mode): boolean {
  const { tongue } = findings;
  if (tongue.language === 'other') return false;
  keepDrying(findings, clause, undated, mode);
  const span = findings.spanOf(clause);
  // "About" among pages names a page, though nothing of it is left as a thing to do.
  const read = findings.itemFrom(clause.text, span) ?? findings.itemFrom(`${clause.text} ${ENTRY}`, span);
  if (!read) return false;
  const trade = tradeIn(undated, tongue) ?? bySomeone(undated, tongue);
  if (trade) {
    const { verb, object, title, hours, detail } = trade;
    findings.keep(
      {
        ...read,
        verbs: [verb],
        object,
        title,
        count: null,
        hours: null,
        each: null,
        detail,
        usual: { hours, each: null },
      },
      mode,
    );
    return true;
  }
  if (!mode.list || undated.split(/\s+/).length > LONGEST_ENTRY) return false;
  const { verbs, object } = read;
  findings.keep(entryOf({ ...read, object: undated }, mode.list, findings, { verbs, object }), mode);
  return true;
}

const DRIES: Partial<Record<Language, { said: RegExp; fit: string }>> = {
  en: {
    said: /^(?:the )?([\p{L} ]{3,30}?) (?:must|has to|have to|needs? to) (?:dry|cure|harden|set)(?: .*?before (?:the )?([\p{L} ]{3,30}?) (?:go|goes|can go|come|comes|are fitted|is fitted)(?: (?:in|on|up))?$|(?= ))/iu,
    fit: 'fit',
  },
  de: {
    said: /^(?:der |die |das )?([\p{L} ]{3,30}?) (?:muss|müssen) .*(?:trocknen|härten)(?:,? bevor (?:der |die |das )?([\p{L} ]{3,30}?) (?:eingebaut|montiert|rein|kommen|kommt).*)?$/iu,
    fit: 'einbauen',
  },
};

/** What only holds or covers something else: it is waited for, and no work of its own. */
const BINDS =
  /(?:glue|adhesive|resin|epoxy|silicone|sealant|mortar|filler|primer|leim|kleber|kleister|harz|silikon|mörtel|spachtelmasse|grundierung|lasur)$/iu;

/** "Tiles must dry 48 h before the cabinets go in": both are work, where nothing else has named them. */
function keepDrying(findings: Findings, clause: Clause, undated: string, mode: Mode): void {
  const forms = DRIES[findings.tongue.language];
  const [, first, next] = forms?.said.exec(undated) ?? [];
  if (!forms || !first) return;
  const span = findings.spanOf(clause);
  for (const [thing, verbs] of [
    [first, []],
    [next ?? '', [forms.fit]],
  ] as const) {
    if (thing === '') continue;
    const binds = next === undefined && BINDS.test(thing.trim());
    const named =
      binds || findings.found.items.some((item) => shareOf(stemsOf(thing), stemsOf(item.object)) > 0);
    const item = named ? undefined : findings.itemFrom(thing, span);
    if (item) findings.keep({ ...item, verbs: [...verbs] }, mode);
  }
}

/** Any word that is a thing. */
const ENTRY = 'entry';

/** An entry of more words is a sentence of its own. */
const LONGEST_ENTRY = 6;

function entryOf(
  item: Item,
  kind: ListKind,
  findings: Findings,
  otherwise: Pick<Item, 'verbs' | 'object'> | null,
): Item {
  const { language } = findings.tongue;
  if (language === 'other') return item;
  const words = kind[language];
  const elsewhere =
    words.elsewhere === undefined
      ? otherwise
      : { verbs: [words.verb], object: item.object, title: words.elsewhere.replace('{x}', item.object) };
  const doing = otherwise !== null && otherwise.verbs.length > 0 && otherwise.object !== '';
  return {
    ...item,
    // A "weekly report" among features is built once.
    series: null,
    verbs: [words.verb],
    title: entryTitle(kind, item.object, doing, language),
    usual: { hours: kind.hours, each: null },
    ...(words.in ? { onlyIn: { playbooks: words.in, else: elsewhere } } : {}),
  };
}
