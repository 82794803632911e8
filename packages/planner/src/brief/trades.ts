import type { Language } from './brief.ts';
import type { Tongue } from './tongue.ts';

type Known = Exclude<Language, 'other'>;

/** Who is called to do the work of a trade. */
const TRADES: Record<Known, string> = {
  en: 'plumbers?|electricians?|carpenters?|joiners?|painters?|decorators?|tilers?|plasterers?|roofers?|gardeners?|bricklayers?|builders?|movers?|moving company|handyman|locksmith|fitters?|kitchen fitters?|floor layers?|architect|surveyor|photographer|videographer|caterer|translator|proofreader|illustrator|copywriter|graphic designer|cleaners?|cleaning company',
  de: '(?:elektro|sanitär|trocken|küchen|garten|fenster)?(?:installateur|monteur|bauer)|elektriker|klempner|maler|fliesenleger|tischler|schreiner|maurer|dachdecker|gärtner|zimmermann|zimmerer|verputzer|bodenleger|schlosser|heizungsbauer|handwerker|architekt|umzugsfirma|umzugsunternehmen|möbelpacker|fotografin|fotograf|übersetzerin|übersetzer|lektorin|lektor|grafikerin|grafiker|reinigungsfirma|putzfirma',
  fr: 'plombiers?|électriciens?|carreleurs?|peintres?|menuisiers?|maçons?|couvreurs?|plâtriers?|jardiniers?|déménageurs?|serruriers?|chauffagistes?|cuisinistes?|architecte|photographe|traducteur|traductrice|relecteur|relectrice|graphiste|traiteur|artisans?',
  es: 'fontaneros?|electricistas?|albañil(?:es)?|pintor(?:es)?|carpinteros?|alicatador(?:es)?|solador|yesero|techador|jardineros?|cerrajeros?|mudanceros?|arquitect[oa]|fotógraf[oa]|traductor[a]?|corrector[a]?|diseñador[a]?(?: gráfic[oa])?',
  pt: 'canalizador(?:es)?|encanador(?:es)?|eletricistas?|pedreiros?|pintor(?:es)?|carpinteiros?|ladrilhador(?:es)?|azulejistas?|jardineiros?|serralheiros?|marceneiros?|arquitet[oa]|fotógraf[oa]|tradutor[a]?|revisor[a]?|designer(?: gráfic[oa])?',
};

const HALF =
  'half an? day|(?:einen )?halben tag|ein halber tag|une demi-journée|une demi journée|medio día|meio dia';

/** What somebody else is booked or asked for: their days are not the writer's hours. */
export interface Commissioned {
  verb: string;
  object: string;
  title: string;
  /** The writer's own: to call, to agree on the days, to let them in. */
  hours: number;
  detail: string;
}

const BOOK: Record<Known, { verb: string; title(who: string, time: string): string }> = {
  en: { verb: 'book', title: (who, time) => `book the ${who}${time}` },
  de: { verb: 'beauftragen', title: (who, time) => `${who} beauftragen${time}` },
  fr: { verb: 'réserver', title: (who, time) => `faire venir ${withArticle(who)}${time}` },
  es: { verb: 'contratar', title: (who, time) => `contratar ${who}${time}` },
  pt: { verb: 'contratar', title: (who, time) => `contratar ${who}${time}` },
};

const withArticle = (who: string): string =>
  /^[aeéiou]/i.test(who)
    ? `l'${who}`
    : /s$/.test(who)
      ? `les ${who}`
      : /(?:trice|euse|ière|ienne)$/.test(who)
        ? `la ${who}`
        : `le ${who}`;

/** "Electrician 2 days", "plombier (3 jours)", "Klempner: 1 Tag": who is to be booked, and for how long. */
export function tradeIn(text: string, tongue: Tongue): Commissioned | undefined {
  const { language } = tongue;
  if (language === 'other') return undefined;
  const match = tongue
    .pattern(
      `^(?:[\\p{L} ]{3,30} (?:${BY[language]}) )?(?:(?:${tongue.vocabulary.articles}) )?(${TRADES[language]}),?:?(?: (?:for|needs?|takes?|comes for|für|braucht|kommt|pendant|pour|durante|por|para))? \\(?(?:about |ca\\.? |etwa |environ |unos |cerca de )?(${tongue.number} ?${tongue.unit}|${HALF})\\)?$`,
    )
    .exec(text.trim());
  if (!match) return undefined;
  const who = language === 'de' ? (match[1] ?? '') : (match[1] ?? '').toLowerCase();
  const { verb, title } = BOOK[language];
  const time = match[2] ?? '';
  return { verb, object: who, title: title(who, ` (${time})`), hours: 0.75, detail: time };
}

const PERSON =
  '(?:\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?|(?:my|our|the|mein\\p{L}*|unser\\p{L}*|einem|einer|mon|ma|notre|mi|nuestr[oa]|meu|minha) \\p{L}+)';

const CLIENT: Record<Known, string> = {
  en: '(?:the |my |our )?(?:client|customer|publisher|agency|school|museum|company|boss|author|owner)',
  de: '(?:Kunden|Kundin|Auftraggeber|Auftraggeberin|Verlag|Agentur|Chef|Chefin|Autorin|Autor)',
  fr: '(?:le |la |l.)?(?:cliente?|agence|éditeur|école|patron|auteur)',
  es: '(?:cliente|clienta|agencia|editorial|empresa|jefe|jefa)',
  pt: '(?:cliente|agência|editora|empresa|chefe)',
};
const BY: Record<Known, string> = {
  en: 'by|from',
  de: 'vom|von der|von',
  fr: 'par|du|de',
  es: 'del|de la|por el|por la',
  pt: 'pelo|pela|do|da',
};

/** What is asked for, by whom: "texts by client", "Texte vom Kunden". */
const ASKED: Record<Known, (what: string, who: string, by: string) => { verb: string; title: string }> = {
  en: (what, who) => ({
    verb: 'get',
    title: `get the ${what} from ${/^(?:the|my|our) /i.test(who) ? who : `the ${who}`}`,
  }),
  de: (what, who, by) => ({ verb: 'anfordern', title: `${what} ${by} ${who} anfordern` }),
  fr: (what, who) => ({ verb: 'demander', title: `demander ${what} (${who.replace(/^l./i, '')})` }),
  es: (what, who, by) => ({ verb: 'pedir', title: `pedir ${what} ${/la$/.test(by) ? 'a la' : 'al'} ${who}` }),
  pt: (what, who, by) => ({ verb: 'pedir', title: `pedir ${what} ${/a$/.test(by) ? 'à' : 'ao'} ${who}` }),
};

/** "Photos by Jana", "mixing by Tom", "texts by client": somebody else makes it, and it is to be had from them. */
export function bySomeone(text: string, tongue: Tongue): Commissioned | undefined {
  const { language } = tongue;
  if (language === 'other') return undefined;
  const bare = text.trim();
  const asked = new RegExp(
    `^((?:the |les? |la |los |las |os? |as? )?\\p{L}+(?: \\p{L}+)?) (${BY[language]}) ?(${CLIENT[language]})$`,
    'iu',
  ).exec(bare);
  if (
    asked &&
    !isDone(asked[1] ?? '') &&
    !tongue.verbs.has((asked[1] ?? '').toLowerCase().split(' ')[0] ?? '')
  ) {
    const what = (asked[1] ?? '').replace(/^(?:the|les?|la|los|las|os?|as?) /i, '');
    const thing = language === 'de' ? what : what.toLowerCase();
    const { verb, title } = ASKED[language](thing, asked[3] ?? '', (asked[2] ?? '').toLowerCase());
    return { verb, object: what, title, hours: 0.5, detail: '' };
  }
  if (language === 'de') {
    const given = /^(\p{Lu}\p{L}+(?: \p{L}+)?) von (\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?)$/u.exec(bare);
    if (given && MADE.test(given[1] ?? ''))
      return {
        verb: 'anfordern',
        object: given[1] ?? '',
        title: `${given[1]} von ${given[2]} anfordern`,
        hours: 0.5,
        detail: '',
      };
    const from = new RegExp(
      `^(\\p{Lu}\\p{L}+(?: \\p{L}+)?) (vom|von der|von einem|von einer) (${TRADES.de})$`,
      'u',
    ).exec(bare.replace(/(?<= )\p{Lu}(?=\p{L}+$)/u, (first) => first.toLowerCase()));
    const who = bare.split(' ').at(-1) ?? '';
    if (from)
      return {
        verb: 'beauftragen',
        object: from[1] ?? '',
        title: `${from[1]} ${from[2]} ${who} machen lassen`,
        hours: 0.75,
        detail: '',
      };
  }
  if (language !== 'en' && language !== 'fr') return undefined;
  const by = language === 'en' ? 'by' : 'par';
  const match = new RegExp(`^((?:the |les? |la )?\\p{L}+(?: \\p{L}+)?) ${by} (${PERSON})$`, 'u').exec(bare);
  const [, what = '', who = ''] = match ?? [];
  if (!match || isDone(what) || MOMENTS.test(who)) return undefined;
  const thing = what.replace(/^(?:the|les?|la) /i, '').toLowerCase();
  const title = language === 'en' ? `have ${who} do the ${thing}` : `faire faire par ${who} : ${thing}`;
  return { verb: 'book', object: what, title, hours: 0.5, detail: '' };
}

/** What somebody makes for one, and is not merely theirs. */
const MADE =
  /(?:texte?|fotos?|bilder|illustrationen|zeichnungen|logo|layout|design|übersetzung|entwurf|entwürfe|musik|video|videos|aufnahmen|daten|zahlen)$/i;

const isDone = (what: string): boolean => /(?:[^e]ed|és?|ées?)$/.test(what);

const MOMENTS =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|^(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|DHL|UPS|Post)/;
