import { LISTS } from '../playbooks/all.ts';
import type { ListKind } from '../playbooks/schema.ts';
import type { Language } from './brief.ts';
import type { Tongue } from './tongue.ts';

/** A lead of more words than this says more than what its list is called. */
const LONGEST_LEAD = 4;

/** What the entries of a list are, by what stands before its colon: "Pages:", "Five pages:", "The main features:". */
export function listKindOf(lead: string, tongue: Tongue): ListKind | undefined {
  const { language } = tongue;
  const name = lead.replace(/[\s:]+$/, '');
  if (language === 'other' || name.split(/\s+/).length > LONGEST_LEAD) return undefined;
  return LISTS.find((one) => tongue.pattern(`(?:^| )(?:${one[language].lead})$`).test(name));
}

/** The title of an entry: "team" among pages is "Build the team page". */
export function entryTitle(kind: ListKind, entry: string, doing: boolean, language: Language): string {
  if (language === 'other') return entry;
  const words = kind[language];
  const bare = entry.replace(/["“”„«»]/g, '').trim();
  const x = language === 'en' ? bare.replace(/^(?:the|an?) /i, '') : bare;
  const named = kind.id === 'page' && language === 'en' && / page$/i.test(x);
  return (named ? 'Build the {x}' : doing ? words.doing : words.title).replace('{x}', x);
}
