import type { Language } from './brief.ts';
import type { Findings } from './findings.ts';
import { withoutDates } from './item.ts';
import type { Sentence } from './segments.ts';

type Why = 'already' | 'others' | 'excluded';

/** A thing, a comma or a dash, and what is told of it; the thing itself holds no comma, so that no list is swallowed. */
const of = (told: string, flags = 'iu'): RegExp =>
  new RegExp(`^((?=\\S)[^,;:()–—]{2,50}?)(?:, ?| [-–—] ?)(?:${told})$`, flags);

/** The same of somebody, whose name is known by its capital. */
const whose = (told: string): RegExp => of(told, 'u');

/** A relative clause, and behind it at most what the thing is like. */
const which = (told: string, isLike: string): RegExp =>
  of(`(?:${told})(?: [^,]{2,40}?)?(?:, (?:${isLike}) [^,]{1,80})?`);

const LIKE = {
  en: 'has|have|had|seats?|holds?|fits?|is|are|stands?|lies|costs?|takes?|sleeps?|measures?|weighs?|opens?|offers?|comes? with',
  de: 'fasst|fassen|hat|haben|ist|sind|liegt|liegen|steht|stehen|kostet|kosten|bietet|bieten|reicht|misst|wiegt',
  fr: 'compte|fait|font|peut|contient|a|ont|est|sont|se trouve|coûte|coûtent|accueille|mesure|offre|dispose',
  es: 'tiene|tienen|es|son|está|están|cuesta|cuestan|mide|ofrece|caben?|admite|dispone',
  pt: 'tem|têm|é|são|está|estão|fica|custa|custam|mede|oferece|leva|dispõe',
};

const FORMS: Partial<Record<Language, readonly (readonly [Why, RegExp])[]>> = {
  en: [
    [
      'already',
      which(
        "(?:which|that) (?:(?:i|we)(?: have|['’]ve)?|is|are|was|were|has been|have been)(?: (?:all|now|already|long))* (?:rented|booked|hired|paid(?: for)?|bought|ordered|reserved|borrowed|arranged|secured|confirmed|signed|printed|finished|built|painted)",
        LIKE.en,
      ),
    ],
    [
      'others',
      which(
        '(?:which|that) (?!i |we |you )(?:(?:my|our|the) )?[\\p{L} ]{2,25} (?:lends?|gives?|brings?|provides?|pays?(?: for)?|organi[sz]es|supplies)',
        LIKE.en,
      ),
    ],
    [
      'others',
      whose(
        "(?:that|it)(?:['’]s| is) (?:\\p{Lu}\\p{L}+|(?:my|our) \\p{L}+)(?:['’]s? (?:job|task|thing|part))?",
      ),
    ],
    // "Gary comes back to fit the bath".
    [
      'others',
      /^((?:\p{Lu}\p{Ll}+|(?:[Tt]he|[Mm]y|[Oo]ur) [\p{L}-]+) (?:comes|is coming|will come|returns)(?: back| round| over| by| in)? to \p{Ll}{3,} .+)$/u,
    ],
    [
      'excluded',
      of(
        "not (?:this (?:time|year|month|round)|now|yet)|(?:maybe |perhaps )?(?:another time|next (?:time|year))|(?:that(?:['’]s| is) )?(?:one )?for (?:later|another (?:day|time|year)|next (?:time|year))|we(?:['’]ll| will) see(?: .{2,30})?",
      ),
    ],
  ],
  de: [
    [
      'already',
      which(
        '(?:den|die|das) (?:wir|ich) (?:[\\p{L} ]{2,30} )?(?:gemietet|gebucht|bezahlt|gekauft|bestellt|reserviert|geliehen|ausgeliehen|organisiert|unterschrieben) (?:habe|haben)',
        LIKE.de,
      ),
    ],
    [
      'others',
      of(
        '(?:das|den|die) (?:macht|machen|übernimmt|übernehmen|bringt|bringen|besorgt|besorgen|liefert|stellt|baut|backt|druckt|näht) (?!ich|wir|man).{2,40}',
      ),
    ],
    [
      'excluded',
      of(
        '(?:das |die |den )?(?:sehen|schauen) wir (?:dann |erst |später |noch |mal )*(?:im|nächst\\p{L}*|später|irgendwann|dann|noch)(?: .{2,30})?|(?:diesmal|dieses mal|dieses jahr|heuer|jetzt) nicht|nicht (?:diesmal|dieses (?:mal|jahr)|jetzt|heuer)|ein andermal|(?:erst )?nächstes (?:jahr|mal)',
      ),
    ],
  ],
  fr: [
    [
      'already',
      which(
        "qu(?:e |['’])(?:nous avons|on a|j['’]ai)(?: déjà| bien)* (?:lou|réserv|pay|achet|command|emprunt|sign|trouv)\\p{L}+",
        LIKE.fr,
      ),
    ],
    [
      'excluded',
      of(
        "on (?:verra|en reparle\\p{L}*)(?: .{2,30})?|ce sera (?:pour )?(?:l['’]an|l['’]année|plus tard|une autre|le printemps|l['’]été|l['’]automne|l['’]hiver).*|pas cette (?:année|fois)|(?:plus tard|une autre fois|l['’]an prochain|l['’]année prochaine)",
      ),
    ],
    [
      'others',
      whose(
        "c['’]est (?:pour |à |avec |chez )?(?:\\p{Lu}\\p{L}+|(?:mon|ma|notre) \\p{L}+|(?:le|la|l['’]) ?\\p{L}+ qui)(?: .{2,40})?",
      ),
    ],
  ],
  es: [
    [
      'already',
      which(
        'que ya (?:hemos|he|tenemos|tengo) (?:alquilad|reservad|pagad|comprad|pedid|encargad|contratad|firmad)[oa]s?',
        LIKE.es,
      ),
    ],
    ['others', of('eso (?:es cosa de|lo (?:hace|hacen|lleva|trae|traen|pone|ponen)) .{2,40}')],
    [
      'excluded',
      of(
        '(?:ya )?(?:lo )?(?:veremos|se verá)(?: .{2,30})?|est[ea] (?:año|vez) no|más adelante|otr[oa] (?:año|vez)|el año que viene',
      ),
    ],
  ],
  pt: [
    [
      'already',
      which(
        'que já (?:alug|reserv|pag|compr|encomend|contrat|assin)\\p{L}*(?:ámos|amos|ei)|que já (?:está|estão) \\p{L}+',
        LIKE.pt,
      ),
    ],
    ['others', of('isso é (?:com|para) .{2,40}')],
    [
      'excluded',
      of(
        '(?:logo|depois) (?:se vê|vemos|veremos)(?: .{2,30})?|(?:este ano|desta vez|agora) não|fica para (?:depois|o ano|mais tarde|outra|a próxima).*|mais tarde|para o ano',
      ),
    ],
  ],
};

/**
 * "The hall, which we have rented, seats 200", "La sono, c'est Marc", "Speech - not this time": a whole sentence about
 * one thing that is no work, read before it is cut at its commas.
 */
export function readsAside(findings: Findings, { text }: Sentence): boolean {
  const { tongue, context, found } = findings;
  for (const [why, form] of FORMS[tongue.language] ?? []) {
    const thing = form.exec(text)?.[1];
    if (thing === undefined) continue;
    if (why === 'others' && withoutDates(text, tongue, context).dates.length > 0) continue;
    if (why !== 'excluded' && findings.beginsWithVerb(thing)) continue;
    found[why].push(why === 'already' ? text : thing);
    return true;
  }
  return false;
}
