import { splitBrackets } from './brackets.ts';
import type { Language, Span } from './brief.ts';
import type { Findings } from './findings.ts';
import { withoutDates } from './item.ts';
import type { Mode } from './mode.ts';

/** "Texts come from Dr. Weber", "das Logo kommt von der Agentur", "o designer entrega o logótipo". */
const GIVEN: Record<Exclude<Language, 'other'>, readonly RegExp[]> = {
  en: [
    /^(?:(?:the|my|our) )?(?<who>[\p{L}. -]{3,30}?) (?:lends?|is lending|are lending) (?:me |us )?(?:(?:the|an?|his|her|their) )?(?<what>[^,]{3,40})$/iu,
    /^(?:(?:the|all|my|our) )?(?<what>[^,]{3,40}?) (?:come|comes|arrives?|will come|will arrive|(?:is|are|will be) (?:delivered|coming|sent|supplied|due)|gets? here)(?: in)?(?: from (?<who>[^,]{2,40}?))?$/i,
  ],
  de: [
    /^(?:(?:die|der|das|alle) )?(?<what>[^,]{3,40}?) (?:kommt|kommen|treffen|trifft|werden|wird)(?: (?:ein|geliefert))?(?: (?:von|vom|von der) (?<who>[^,]{2,40}?))?(?: ein| geliefert)?$/i,
    /^(?:(?:die|den|das|alle) )?(?<what>[^,]{3,40}?) (?:liefert|liefern|schickt|bringt|sendet|gibt)(?: uns| mir)? (?:der|(?:die|das|mein|meine|unser|unsere)(?= \p{L}*(?:erei|firma|agentur|schule|verein|verlag|gemeinde|stadt|verwaltung|küche|werkstatt|brauerei|mutter|schwester|oma|in)$)) (?<who>\p{Lu}[\p{L}. -]{2,30})$/iu,
    /^(?:(?:der|die|das|mein|meine|unser|unsere) )?(?<who>[\p{L}. -]{3,30}?) (?:liefert|schickt|bringt|sendet|gibt)(?: uns| mir)? (?:(?:die|der|das|den|alle) )?(?<what>[^,]{3,40})$/iu,
  ],
  fr: [
    /^(?:l'|(?:le|la|les) )?(?<what>[^,]{3,40}?) (?:arrive|arrivent|est livrée?|sont livrée?s)(?: de (?<who>[^,]{2,40}?))?$/i,
    /^(?:l'|(?:le|la|mon|ma|notre) )?(?<who>[\p{L}. -]{3,30}?) (?:me |nous )?(?:envoie|livre|fournit|apporte|remet) (?:l'|(?:le|la|les) )?(?<what>[^,]{3,40})$/iu,
  ],
  es: [
    /^(?:(?:el|la|los|las) )?(?<what>[^,]{3,40}?) (?:llega|llegan)(?: (?:de|del) (?<who>[^,]{2,40}?))?$/i,
    /^(?:(?:el|la|mi|nuestr[oa]) )?(?<who>[\p{L}. -]{3,30}?) (?:me |nos )?(?:entrega|envía|manda|trae) (?:(?:el|la|los|las) )?(?<what>[^,]{3,40})$/iu,
  ],
  pt: [
    /^(?:(?:o|a|os|as) )?(?<what>[^,]{3,40}?) (?:chega|chegam)(?: (?:de|do|da) (?<who>[^,]{2,40}?))?$/i,
    /^(?:(?:o|a|meu|minha|o meu|a minha) )?(?<who>[\p{L}. -]{3,30}?) (?:me |nos )?(?:entrega|envia|manda|traz) (?:(?:o|a|os|as) )?(?<what>[^,]{3,40})$/iu,
  ],
};
const GERMAN_FROM: Record<string, string> = {
  der: 'vom',
  das: 'vom',
  die: 'von der',
  mein: 'von meinem',
  meine: 'von meiner',
  unser: 'von unserem',
  unsere: 'von unserer',
};
/** "Von der Druckerei", "von Tobias". */
function ofGerman(who: string, text: string): string {
  const article = /(\p{L}+) $/u.exec(text.slice(0, text.indexOf(who)))?.[1]?.toLowerCase() ?? '';
  return `${GERMAN_FROM[article] ?? 'von'} ${who}`;
}
const CHECKS = { en: 'check', de: 'prüfen', fr: 'vérifier', es: 'revisar', pt: 'verificar' };
const NOBODY =
  /^(?:i|we|you|it|he|she|they|there|this|that|who|ich|wir|es|er|sie|das|dies|je|nous|il|elle|ça|yo|nos|eu|nós|ela|ele)$/i;

/** What somebody else brings on a day: it is checked then, and what needs it starts afterwards. */
export function keepSupply(findings: Findings, text: string, span: Span, mode: Mode): boolean {
  const { tongue, context } = findings;
  if (tongue.language === 'other') return false;
  const { text: undated, dates } = withoutDates(text, tongue, context);
  const [date] = dates;
  if (!date || dates.length > 1 || findings.beginsWithVerb(undated)) return false;
  const bare = splitBrackets(undated).text;
  const groups = GIVEN[tongue.language].map((one) => one.exec(bare)?.groups).find((one) => one !== undefined);
  const { what = '', who } = groups ?? {};
  if (what === '' || NOBODY.test(what) || NOBODY.test(who ?? '') || what.split(' ').length > 4) return false;
  const from =
    who && tongue.language === 'en'
      ? ` from ${who}`
      : who && tongue.language === 'de'
        ? ` ${ofGerman(who, bare)}`
        : '';
  const item = findings.itemFrom(what, span);
  if (!item) return false;
  if (/(?<!\p{L})(?:lends?|lending) /iu.test(bare)) {
    findings.keep({ ...item, verbs: ['use'], object: what, on: date.day, deadline: null }, mode);
    return true;
  }
  findings.found.supplied.push({ what, day: date.day, span });
  findings.keep(
    {
      ...item,
      verbs: [CHECKS[tongue.language]],
      object: `${what}${from || (who ? ` (${who})` : '')}`,
      hours: 0.5,
      usual: { hours: 0.5, each: null },
      release: date.day,
      begins: true,
      on: null,
      deadline: null,
    },
    mode,
  );
  findings.context = { ...findings.context, came: date.day };
  return true;
}
