import type { Clause } from './clause.ts';
import { words } from './lexicon/lexicon.ts';
import type { Tagged } from './tag.ts';
import { capital } from './titles.ts';
import { baseOf, DETERMINERS } from './verbs.ts';

/** Gerunds that are as often the name of a thing: "training materials". */
const NAMING = words(`
  training painting planning building wedding meeting cleaning booking marketing branding editing printing shipping packaging mapping
  landing testing hosting catering lighting flooring heating opening setting writing reading recording mixing mastering framing
  plumbing wiring tiling roofing cutting drawing pricing listing running swimming washing cooking parking closing working
  shopping seating mailing dining living camping cycling spending billing
  climbing diving riding sailing rowing surfing fishing hiking skiing sewing knitting welding gardening rigging boxing dancing singing acting
  bedding clothing decking fencing guttering scaffolding grooming engineering training catering
`);

const ARTICLE = /^(?:an?|ein|eine|einen|einem|einer|une?|una|unos|unas) (?=\p{L})/iu;

/** The title of an item of a list: "Choose a system" of "choosing a system", "Printed menu" of "a printed menu". */
export function itemTitle(title: string, clause: Clause, tagged: Tagged): string {
  const order = orderOfGerund(title, clause, tagged);
  return clause.shape === 'noun' ? capital(order.replace(ARTICLE, '')) : order;
}

/** A gerund as an order; other titles are unchanged. */
function orderOfGerund(title: string, { form }: Clause, { lexicon, language }: Tagged): string {
  if (language !== 'en') return title;
  const [first = '', second] = title.split(' ');
  const gerund = first.toLowerCase();
  const verb = second === undefined ? null : baseOf(gerund, 'ing', lexicon);
  if (verb === null) return title;
  const hasDeterminer = DETERMINERS.has(second?.toLowerCase() ?? '') || /^\d/.test(second ?? '');
  const isOrder = hasDeterminer || (form !== null && !NAMING.has(gerund));
  return isOrder ? capital(`${verb}${title.slice(first.length)}`) : title;
}
