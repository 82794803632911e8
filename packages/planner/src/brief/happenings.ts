import { kindAmong } from '../breakdown/kinds.ts';
import { HAPPENINGS } from '../playbooks/all.ts';
import type { Happening } from '../playbooks/schema.ts';
import type { Language, Span } from './brief.ts';
import type { Findings } from './findings.ts';
import { withoutDates } from './item.ts';
import type { Mode } from './mode.ts';
import { isThing } from './thing.ts';
import type { Tongue } from './tongue.ts';

/** Words with which a day is only told: "I have an exam on", "we celebrate the wedding on", "der Umzug ist am". */
const TOLD: Record<Language, RegExp> = {
  en: /^(?:(?:i|we|there)(?: will)? (?:have|has|is|take|sit|run|hold|do|give)|there's|(?:my|our|the) (?=.* (?:is|takes place|happens)$)|take|sit|run|hold|attend|celebrate|do|pass|final) +/i,
  de: /^(?:(?:ich|wir) (?:habe|haben|machen|feiern|schreibe|laufe) |es gibt )/i,
  fr: /^(?:j'ai |nous avons |on a |il y a |passer |courir |faire )/i,
  es: /^(?:(?:yo )?tengo |tenemos |hay |hacer |celebrar |correr |celebramos )/i,
  pt: /^(?:(?:eu )?tenho |temos |há |fazer |realizar |correr )/i,
  other: /^$/,
};
const ARTICLE =
  /^(?:l'|(?:the|an?|my|our|der|die|das|den|eine?n?|meine?n?|unsere?n?|le|la|les|une?|mon|ma|notre|el|los|las|una|mi|nuestr[oa]|o|a|os|as|uma?|meu|minha|nosso|nossa) )/i;
const ENDS =
  / (?:is|are|takes place|happens|is held|ist|sind|findet(?: statt)?|statt|est|a lieu|aura lieu|es|será|tiene lugar|é|tem lugar|at|um|à|a las|às)$/i;
const LONGEST = 7;

/** People who come: "the electrician comes", "le plombier vient", "plumber is booked for". */
const COMES: Record<Language, RegExp> = {
  en: /^(.{3,40}?) (?:comes|come|is coming|are coming|will come|arrives|is booked(?: in)?(?: for)?|visits|is there|starts)(?: in| over| round)?$/i,
  de: /^(.{3,40}?) (?:kommt|kommen|ist (?:gebucht|bestellt|da)|erscheint)(?: vorbei| ins haus)?$/i,
  fr: /^(.{3,40}?) (?:vient|viennent|passe|passent|arrive|est réservée?|est prévue?)(?: pour .{3,50})?$/i,
  es: /^(.{3,40}?) (?:viene|vienen|llega|pasa|está reservad[oa])$/i,
  pt: /^(.{3,40}?) (?:vem|vêm|chega|passa|está marcad[oa])$/i,
  other: /^$/,
};

const tidy = (text: string): string =>
  text
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?:at|from|um|ab|à|a las|às|de) \d.*$/i, '')
    .replace(/[\s,;:–-]+$/u, '')
    .trim();

interface Found {
  object: string;
  kind: Happening;
}

function named(undated: string, tongue: Tongue): Found | undefined {
  const { language } = tongue;
  const text = tidy(undated).replace(ENDS, '');
  const come = COMES[language].exec(tidy(undated));
  const bare = (come?.[1] ?? text.replace(TOLD[language], '')).replace(ARTICLE, '').trim();
  const [first = ''] = bare.split(' ');
  const kind =
    kindAmong(HAPPENINGS, bare, language) ??
    (language === 'de' && /^\p{Lu}\p{L}+ (?:der |des |von |vom )?\p{Lu}/u.test(bare)
      ? kindAmong(HAPPENINGS, first, language)
      : undefined);
  if (!isThing(bare.replace(/^half /i, ''), tongue)) return undefined;
  if (!kind || bare.split(' ').length > LONGEST || /[,;]/.test(bare)) return undefined;
  if ((kind.visitor ?? false) !== (come !== null)) return undefined;
  return { object: bare, kind };
}

/** "Exam on 15 January", "Umzug am 12. Dezember", "el fontanero viene el 9": keeps it as what happens on that day. */
export function keepHappening(findings: Findings, text: string, span: Span, mode: Mode): boolean {
  const { tongue, context } = findings;
  const { text: undated, dates } = withoutDates(text, tongue, context);
  const [date] = dates;
  if (!date || date.vague) return false;
  // "3 dry runs (last one on the 10th)": the day is that of one.
  if (/\((?:the |die |der )?(?:last|final|letzte|dernière?|última?)/iu.test(text)) return false;
  const found = named(undated, tongue);
  const lasts = date.role === 'from' || date.until !== date.day;
  if (!found || (lasts ? !/^(?:opening|handover)$/.test(found.kind.id) : date.role !== 'on')) return false;
  if (dates.length > (lasts ? 2 : 1)) return false;
  const told = TOLD[tongue.language].test(tidy(undated)) || /^\p{L}+ing(?: |$)/iu.test(undated.trim());
  if (!told && findings.beginsWithVerb(undated)) return false;
  const item = findings.itemFrom(found.object, span);
  if (!item) return false;
  const { ends } = found.kind;
  const same = findings.found.items.find(
    (one) => one.happening && one.on === date.day && one.object === found.object,
  );
  if (!same)
    findings.keep(
      { ...item, verbs: [], object: found.object, on: date.day, deadline: null, happening: { ends } },
      mode,
    );
  return true;
}
