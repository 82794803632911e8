import type { Language } from './brief.ts';
import type { Clause } from './segments.ts';
import type { Tongue } from './tongue.ts';

interface Clitic {
  /** What came, is there or is done, told right before. */
  subject: RegExp;
  /** "Je les pose": with the verb and what follows it. */
  said: RegExp;
  own: (verb: string, thing: string, rest: string) => string;
}

const lowered = (thing: string): string => thing.slice(0, 1).toLowerCase() + thing.slice(1);

const CLITICS: Partial<Record<Language, readonly Clitic[]>> = {
  de: [
    {
      subject:
        /^((?:der|die|das|meine?|unsere?) [^,;:()]{3,40}?) (?:kommt|kommen|ist|sind|wird|werden|trifft|treffen|liegt|liegen)(?!\p{L})/iu,
      said: /^(?:und )?(?:(?:die|den|das|sie|ihn|es) (\p{Ll}{3,}(?:e|en)) (?:ich|wir)|(?:ich|wir) (\p{Ll}{3,}(?:e|en)) (?:sie|ihn|es|die|den|das))(?: selbst| selber| dann)?((?: .*)?)$/iu,
      own: (verb, thing, rest) =>
        `${/en$/.test(verb) ? 'wir' : 'ich'} ${verb} ${thing.replace(/^der /i, 'den ')}${rest}`,
    },
    {
      subject:
        /^(?:(?:und|dann) )*(?:[Ww]ir |[Ii]ch )?(?:schicken?|senden?|geben?|mailen?) (?:Ihnen|dir|euch) ((?:den|die|das) [^,;:()]{3,40})$/u,
      said: /^(?:und |[Bb]itte |[Dd]ann )*(\p{L}{3,}(?:en|ern|eln)) Sie (?:ihn|sie|es)(?: innerhalb \p{L}+ \p{L}+)?(?: bitte| dann)?((?: .*)?)$/u,
      own: (verb, thing, rest) => `${verb} Sie ${thing}${rest}`,
    },
    {
      subject:
        /^((?:[Dd]ie|[Dd]en|[Dd]as) [^,;:()]{3,40}?) (?:bekommen|erhalten|brauchen|finden|haben) Sie(?!\p{L})/u,
      said: /^(?:und |[Bb]itte |[Dd]ann )*(\p{L}{3,}(?:en|ern|eln)) Sie (?:ihn|sie|es)(?: bitte| dann)?((?: .*)?)$/u,
      own: (verb, thing, rest) => `${verb} Sie ${thing}${rest}`,
    },
    {
      // "Etiketten gestaltet meine Schwester, drucken müssen wir selbst".
      subject: /^((?:die |den |das )?\p{Lu}[\p{L}-]+) \p{Ll}{2,}t (?:meine?|unsere?|der|die|\p{Lu})[^,;:]*$/u,
      said: /^(?:aber )?(\p{Ll}{4,}en) (?:müssen|muss|wollen|will|sollen) (?:ich|wir)((?: .*)?)$/u,
      own: (verb, thing) => `${thing} ${verb}`,
    },
  ],
  fr: [
    {
      subject:
        /^((?:l['’]|(?:le|la|les|mes|nos|mon|ma|notre) )[^,;:()]{3,40}?) (?:arrivent?|est|sont|viennent|vient|sera|seront)(?!\p{L})/iu,
      said: /^(?:et |puis |après,? )?(?:je|on|nous) (?:les?|la|l['’]) ?(\p{L}{3,})(?: (?:moi|nous)-mêmes?)?((?: .*)?)$/iu,
      own: (verb, thing, rest) => `${verb.replace(/(?:ons|e)$/, 'er').replace(/s$/, 're')} ${thing}${rest}`,
    },
    {
      subject:
        /^(?:(?:et|puis|ensuite|alors),? )?(?:je|on|nous) \p{L}{3,} ((?:l['’]|(?:le|la|les) )[^,;:()]{3,40})$/iu,
      said: /^(?:et |puis |ensuite,? )*(?:je|on|nous) (?:les?|la|l['’]) ?(\p{L}{3,})((?: .*)?)$/iu,
      own: (verb, thing, rest) => `${verb.replace(/(?:ons|e)$/, 'er').replace(/s$/, 're')} ${thing}${rest}`,
    },
  ],
  es: [
    {
      subject:
        /^((?:el|la|los|las|mis|nuestr[oa]s?) [^,;:()]{3,40}?) (?:llegan?|vienen?|están?|son|es)(?!\p{L})/iu,
      said: /^(?:y |luego )?(?:(?:yo|nosotros) )?l[oa]s? (\p{L}{2,}(?:o|amos|emos|imos))(?: yo| nosotros)?(?: mism[oa]s?)?((?: .*)?)$/iu,
      own: (verb, thing, rest) => `yo ${verb} ${thing}${rest}`,
    },
  ],
  pt: [
    {
      subject:
        /^((?:o|a|os|as|meus|minhas) [^,;:()]{3,40}?) (?:chega|chegam|vem|vêm|está|estão|são)(?!\p{L})/iu,
      said: /^(?:e |depois )?(?:(?:eu|nós) (?:os?|as?) (\p{L}{2,}(?:o|amos|emos|imos))|(\p{L}{2,}o)-(?:n?[oa]s?)(?: eu)?)((?: .*)?)$/iu,
      own: (verb, thing, rest) => `eu ${verb} ${thing}${rest}`,
    },
  ],
};

const ASKED_LIST =
  /^(?:und |[Bb]itte |[Dd]ann )*(\p{L}{3,}(?:en|ern|eln)) Sie (?:uns |mir )((?:bis|spätestens|am|vor) [^,;:]*?\d[^,;:]*? )?((?:die|den|das|der) \p{Lu}.*)$/u;
const ENTRY = /^(?:und |sowie )?((?:die|den|das|der|eine?n?|alle) (?:\p{Ll}+ )?\p{Lu}.*)$/u;

/** "Bitte schicken Sie uns bis Freitag die Belege, die Rechnungen und das Fahrtenbuch": all of them, and all by then. */
function withAskedList(clauses: readonly Clause[]): readonly Clause[] {
  const at = clauses.findIndex(({ text }) => ASKED_LIST.test(text));
  const [, verb = '', when = '', first = ''] = ASKED_LIST.exec(clauses[at]?.text ?? '') ?? [];
  if (at < 0) return clauses;
  const end = clauses.findIndex(({ text }, index) => index > at && !ENTRY.test(text));
  return clauses.map((clause, index) => {
    if (index < at || (end >= 0 && index >= end)) return clause;
    const thing = index === at ? first : (ENTRY.exec(clause.text)?.[1] ?? clause.text);
    return { ...clause, text: `${thing} ${when}${verb.toLowerCase()}` };
  });
}

const SO_MANY = /^(?:\d+|\p{L}+) (?:\p{L}+ )?\p{L}{3,}$/u;
const ONE_OF_THEM =
  /^(?:and |und |et |y |e )?(?:one|another|eine[rs]?|une?|un[oa]|uma) (?:alone|with|for|in|on|at|by|allein|mit|für|im|bei|seule?|avec|pour|chez|sol[oa]|con|para|en|sozinh[oa]|com|em)(?= |$)/iu;

/** "Three dry runs: one alone, one with the team": the runs are the work, and the rest says what each is like. */
function withoutEachOne(clauses: readonly Clause[]): readonly Clause[] {
  const [lead, ...ones] = clauses;
  const each = lead?.leads && SO_MANY.test(lead.text) && ones.every(({ text }) => ONE_OF_THEM.test(text));
  return lead && each && ones.length > 1 ? [{ ...lead, leads: false }] : clauses;
}

/** "Les étagères arrivent lundi, je les pose": it is the shelves that the writer puts up. */
export function withOwnClitic(
  said: readonly Clause[],
  { language }: Tongue,
  before: string,
): readonly Clause[] {
  const clauses = withoutEachOne(said);
  const known = CLITICS[language];
  if (!known) return clauses;
  return (language === 'de' ? withAskedList(clauses) : clauses).map((clause, at) => {
    for (const { subject, said, own } of known) {
      const found = said.exec(clause.text);
      const thing = [clauses[at - 1]?.text ?? before, clauses[at - 2]?.text ?? '']
        .map((told) => subject.exec(told)?.[1])
        .find((one) => one !== undefined);
      if (!found || !thing) continue;
      const verb = found.slice(1, -1).find((one) => one !== undefined) ?? '';
      return { ...clause, text: own(verb, language === 'de' ? thing : lowered(thing), found.at(-1) ?? '') };
    }
    return clause;
  });
}
