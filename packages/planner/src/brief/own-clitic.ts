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
      said: /^(?:und |[Bb]itte |[Dd]ann )*(\p{L}{3,}en) Sie (?:ihn|sie|es)(?: innerhalb \p{L}+ \p{L}+)?(?: bitte| dann)?((?: .*)?)$/u,
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

/** "Les étagères arrivent lundi, je les pose": it is the shelves that the writer puts up. */
export function withOwnClitic(
  clauses: readonly Clause[],
  { language }: Tongue,
  before: string,
): readonly Clause[] {
  const known = CLITICS[language];
  if (!known) return clauses;
  return clauses.map((clause, at) => {
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
