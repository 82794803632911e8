import { asObject, type Form } from './as-object.ts';
import type { Language } from './brief.ts';

const WHOSE = "((?:the |our |my )?(?!(?:i|we|you|he|she|they|it|this|that|there)(?= ))[\\p{L}' -]{3,40}?)";
const TAIL =
  '(?: (?:at all|any ?more|any longer|properly|correctly|reliably|right|now|(?:on|in|with|for) (?:the |my |our |some )?[\\p{L} ]{2,20}))*';

const GERMAN_THING = '(?:(?:der|die|das|unser\\p{L}*|mein\\p{L}*) )?([\\p{L} -]{3,40}?)';

/** What a brief complains of, as what is to be done about it: "the form doesn't arrive any more". */
export const COMPLAINTS: Partial<Record<Language, readonly Form[]>> = {
  en: [
    [
      new RegExp(
        `^${WHOSE} (?:(?:does|do)(?:n['’]t| not)|wo(?:n['’]t|uld not)|can(?:['’]t|not)|no longer|never) (?:arrives?|loads?|sends?|shows?(?: up)?|appears?|displays?|sync|syncs|responds?|saves?|prints?|updates?|scrolls?|works?|get through|gets through)${TAIL}$`,
        'iu',
      ),
      ([, thing = '']) => `fix ${asObject(thing)}`,
    ],
    [
      /^((?:the |our |my )[\p{L}' -]{3,40}?) (?:should|must|needs? to|has to|have to|ought to|could) be (?:a (?:bit|little) |much |far )?(\p{L}{3,}er|(?:more|less) \p{L}+)((?: (?:by|for|on|in|than) .*)?)$/iu,
      ([, thing = '', how = '', rest = '']) =>
        /^(?:later|earlier|under|over|after)$/i.test(how) ? null : `make ${asObject(thing)} ${how}${rest}`,
    ],
  ],
  de: [
    [
      new RegExp(
        `^${GERMAN_THING} (?:funktioniert|funktionieren|geht|gehen|lädt|laden|kommt|kommen|sendet|druckt|reagiert|öffnet|speichert) (?:gar |überhaupt |einfach |seit .{3,20} )*(?:nicht|nichts)(?: mehr| richtig| an)*$`,
        'iu',
      ),
      ([, thing = '']) => (/^(?:es|das|ich|wir|sie|er|man)$/i.test(thing) ? null : `${thing} reparieren`),
    ],
    [
      new RegExp(
        `^${GERMAN_THING} (?:soll|sollte|sollen|sollten|muss|müsste|müssen|könnte) (?:(?:etwas|viel|deutlich|noch) )?(\\p{Ll}{3,}er)(?: (?:werden|sein|aussehen|wirken))$`,
        'iu',
      ),
      ([, thing = '', how = '']) => `${thing} ${how} gestalten`,
    ],
  ],
  fr: [
    [
      /^((?:l[ea]s? |l['’]|notre |mon |ma |nos )[\p{L}’' -]{3,40}?) ne (?:(?:march|fonctionn|s['’]affich|s['’]ouvr|arriv|charg)e(?:nt)?|part(?:ent)?|répond(?:ent)?) (?:plus|pas)(?: .{2,20})?$/iu,
      ([, thing = '']) => `réparer ${thing.slice(0, 1).toLowerCase()}${thing.slice(1)}`,
    ],
  ],
  es: [
    [
      /^((?:el|la|los|las|nuestr[oa]s?) [\p{L} -]{3,40}?) (?:ya )?no (?:funcionan?|va|van|cargan?|llegan?|abren?|responden?|se abren?|se ven?)(?: .{2,20})?$/iu,
      ([, thing = '']) => `reparar ${thing.slice(0, 1).toLowerCase()}${thing.slice(1)}`,
    ],
  ],
  pt: [
    [
      /^((?:os?|as?|noss[oa]s?) [\p{L} -]{3,40}?) (?:já )?não (?:funcionam?|carregam?|chegam?|abrem?|respondem?)(?: .{2,20})?$/iu,
      ([, thing = '']) => `reparar ${thing.slice(0, 1).toLowerCase()}${thing.slice(1)}`,
    ],
  ],
};
