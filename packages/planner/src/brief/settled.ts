import type { Language } from './brief.ts';
import type { Findings } from './findings.ts';
import { withoutDates } from './item.ts';
import { rateIn } from './pace.ts';
import type { Clause } from './segments.ts';
import { PAST, SETTLED_FORMS, type SettledForm, type Why } from './settled-forms.ts';
import type { Tongue } from './tongue.ts';
import { TRADE } from './turns.ts';

const FORMS: Partial<Record<Language, readonly SettledForm[]>> = {
  en: [
    [
      'already',
      /^(.{2,50}?) (?:(?:is|are|was|were|has|have|all|now|already|been) )*(?:sorted|arrived|in place|(?:here|there)(?: already)?|ticked off|in the bag|in hand|good to go|ok|okay|✓|✔)(?: (?:yesterday|today|this morning|last week|on \p{L}+day))?$/iu,
    ],
    ['already', /^(.{2,60}?) ?(?:[-–—:=(]) ?(?:done|finished|paid|booked|ok|okay|sorted|✓|✔)\)?$/iu],
    [
      'already',
      /^(.{2,40}?) (?:accepted|agreed|granted|received|signed off)(?: (?:on|for|by|from|with) .{2,40})?$/iu,
    ],
    [
      'already',
      /^(?:(?:i|we)(?:'ve)? )?(?:have )?(?:already )?got ((?:an?|the|my|our|some|all|\d+) .{3,})$/iu,
    ],
    [
      'already',
      /^(.{2,50}?) (?:already (?:hangs?|runs?|works?|stands?|exists?)|(?:is|are) (?:already )?(?:up|in|hung|laid|installed|on site) already|(?:is|are) already (?:up|in|hung|laid|installed|on site))$/iu,
    ],
    [
      'already',
      /^(.{2,50}?) (?:(?:is|are) (?:all |already |now )*|went )up(?: (?:now|in|around|at) ?.{0,30})?$/iu,
    ],
    ['already', /^(?:had|did|got|bought|paid|sent|wrote) (?:it|them|that|those)(?: .*)?$/iu],
    ['already', /^(?:(?:it|that)(?:'s| is) )?(?:all )?(?:done|sorted|ok|okay|set|✓|✔)$/iu],
    [
      'others',
      /^(.{2,50}?) (?:is|are|stays?|remains?) (?:\p{Lu}\p{L}+['’]s|(?:my|our|the) \p{L}+['’]s|his|hers|theirs)(?: (?:job|part|thing|task))?$/u,
    ],
    [
      'others',
      /^(?:that|this|it|which|those)(?:['’]?s| is| are) (?:her|his|their|not my|not our|somebody else['’]s|someone else['’]s|(?:the )?\p{L}+['’]s) (?:job|part|task|thing|business|department)s?$/iu,
    ],
    ['others', /^(.{2,40}?) (?:is|are) (?:on|with|up to|down to) ((?:my |our |the )?\p{L}+)$/u],
    ['others', /^(.{2,40}?) ?= ?([^\d=]{2,40})$/u],
    [
      'others',
      /^(?!(?:i|we|you) ).{2,40}? (?:does|do|will do|is doing|handles?|makes?|takes?|has|buys?|brings?|organi[sz]es?|sorts?|gets?) (?:it|this|that|those|these|them|all (?:of )?(?:that|them))$/iu,
    ],
    [
      'others',
      /^(?!(?:i|we|you|it|this|that|there|which|who) )(?:(?:the |my |our )?[\p{L}-]+(?: (?:and|&) \p{L}+| \p{Lu}\p{L}+)?) (?:does|do|will do|handles?|takes? care of|looks? after|deals? with|is responsible for|is in charge of|is doing|are doing) (.{3,})$/iu,
    ],
    [
      'others',
      /^(.{2,50}?) (?:is|are|gets?|will be|being) (?:done|handled|taken care of|organi[sz]ed|covered|looked after|provided|made|cleaned|built|sorted|run|dealt with|paid(?: for)?) by (?!(?:then|now)\b).{3,40}$/iu,
    ],
    ['excluded', /^(.{3,50}?) (?:we|i)(?:['’]ll)? (?:keep|reuse|leave)(?: .{2,30})?$/iu],
    ['excluded', /^(?:we|i)(?:['’]ll)? (?:keep|reuse) (.{3,})$/iu],
    [
      'others',
      /^(?!(?:i|we|you) ).{2,40}? (?:helps?|will help|is helping|are helping|lends? a hand|gives? a hand)(?: .{2,40})?$/iu,
    ],
    ['excluded', /^hands off (.{3,})$/iu],
    ['excluded', /^(?:nobody|no one|none of us) (?:wants?|needs?|asked for|will miss) (.{3,})$/iu],
    [
      'excluded',
      /^(.{3,50}?) ?[-–—:(=] ?(?:no|no thanks|not (?:this (?:time|year)|now|yet|needed|wanted)|next (?:time|year)|another time)\)?$/iu,
    ],
    ['excluded', /^(.{3,50}?) (?:comes?|go(?:es)?|stays?) (?:with (?:us|me|them)|along|here|put|behind)$/iu],
    ['excluded', /^(.{3,50}?) (?:stays?|remains?) (?:in|at|on|with|where) .{2,40}$/iu],
    ['excluded', /^leave (.{3,40}?) (?:alone|as it is|as they are|as is|out)$/iu],
    ['excluded', /^(?:(?:i'?m|we'?re|i am|we are) )?not doing (.{2,40})$/iu],
    [
      'excluded',
      /^(?:no need (?:to|for)|never mind|forget(?: about)?(?= (?:the|that|about))|skip) (.{3,})$/iu,
    ],
    ['excluded', /^(?:do not|don['’]?t|never) (?!forget|miss|let|need)(\p{L}{3,} .{3,})$/iu],
    ['excluded', /^(.{3,40}?) (?:stays?|remains?) (?:as it is|as they are|as is|untouched|where it is)$/iu],
  ],
  de: [
    [
      'already',
      /^(.{2,50}?) (?:ist|sind|steht|stehen|liegt|liegen|haben wir|habe ich) (?:schon |bereits )?(?:da|vor|fest|geklärt|durch|besorgt|organisiert|unter dach und fach|vorhanden|erledigt|schon|✓|✔)$/iu,
    ],
    [
      'already',
      /^(.{2,50}?) (?:häng(?:t|en)|läuft|laufen|steh(?:t|en)|lieg(?:t|en)|kenn\p{L}+ wir|hab\p{L}+ (?:wir|ich)|gibt es|wart(?:et|en)|funktionier(?:t|en)|passt|passen|stimmt|stimmen)(?: (?:schon|bereits|längst))+(?: (?:im|in|beim|bei|auf|an|am) .{2,30})?$/iu,
    ],
    ['already', /^(.{2,60}?) ?[-–—:=(] ?(?:erledigt|fertig|gemacht|bezahlt|gebucht|ok|da|✓|✔)\)?$/iu],
    [
      'already',
      /^(?:(?:ist|das ist) )?(?:schon |bereits )?(?:erledigt|fertig|gemacht|passt schon|ok|✓|✔)$/iu,
    ],
    [
      'others',
      /^(.{3,50}?) (?:macht|machen|übernimmt|übernehmen|erledigt|erledigen|organisiert|besorgt|besorgen|stellt|stellen|legt|verlegt|baut|montiert|installiert|liefert|druckt|backt|näht|spendet|leiht|zahlt|bezahlt) (?:schon |uns )?(?:der|die|das|mein\p{L}*|unser\p{L}*|frau|herr|\p{Lu})(?: ?\p{L}+)?(?: \p{Lu}\p{L}+)?$/u,
    ],
    [
      'others',
      /^(?:macht|machen|übernimmt|besorgt|bringt|liefert|erledigt|kommt von) (?!ich|wir|man)(?:\p{Lu}|(?:der|die|das|mein\p{L}*|unser\p{L}*) )\p{L}*(?: \p{Lu}\p{L}+)?$/u,
    ],
    ['excluded', /^(?:wir behalten (.{3,})|(.{3,50}?) (?:behalten|lassen) wir(?: so| drin| stehen)?)$/iu],
    ['others', /^um (.{3,40}?) kümmer(?:t|n) sich .{3,40}$/iu],
    ['others', /^.{2,30}? kümmer(?:t|n) sich um (.{3,})$/iu],
    ['others', /^(?:das|die|den|es) (?:macht|machen|übernimmt|erledigt) (?!ich|wir).{3,40}$/iu],
    ['others', /^(.{2,40}?) (?:ist|sind) (?:sache (?:von|vom|der|des) .{3,}|.{3,20}s sache)$/iu],
    ['others', /^(.{2,40}?) ?= ?([^\d=]{2,40})$/u],
    [
      'excluded',
      /^(.{3,50}?) (?:ist|sind) (?:verboten|untersagt|nicht erlaubt|gestrichen|abgesagt|vom tisch)$/iu,
    ],
    [
      'excluded',
      /^(.{3,50}?) ?[-–—:(=] ?(?:nein|nicht (?:dieses mal|diesmal|nötig)|erst nächstes jahr)\)?$/iu,
    ],
    ['excluded', /^(?:finger|hände) weg (?:von|vom|von der) (.{3,})$/iu],
    [
      'excluded',
      /^(.{3,40}?) (?:entfällt|entfallen|fällt (?:weg|aus)|fallen (?:weg|aus)|lassen wir (?:weg|so)|bleibt (?:so|wie .*|unverändert|stehen))$/iu,
    ],
  ],
  fr: [
    [
      'already',
      /^(.{2,50}?),? (?:c'est|est|sont) (?:déjà )?(?:fait\p{L}*|bon|réglé\p{L}*|calé\p{L}*|prêt\p{L}*|ok|en place|là|✓|✔)$/iu,
    ],
    ['already', /^(?:c'est )?(?:déjà )?(?:fait\p{L}*|bon|réglé\p{L}*|calé\p{L}*|ok|✓|✔)$/iu],
    [
      'others',
      /^(?!je |on |nous |il faut ).{2,40}? (?:s'occupe(?:nt)?|se charge(?:nt)?) (?:de |du |des |d'|de l')(.{3,})$/iu,
    ],
    [
      'others',
      /^(.{2,50}?),? (?:c'est|est|sont) (?:géré\p{L}*|pris\p{L}* en charge|fait\p{L}*|payé\p{L}*) par .{3,40}$/iu,
    ],
    [
      'others',
      /^(.{2,40}?),? c'est (?:pour |à |avec |chez )?(?:\p{Lu}|(?:mon|ma|le|la|l'|notre) ?\p{L}).{1,30}$/u,
    ],
    [
      'others',
      /^(?:[Ll][ea]s? |[Ll]'|[Mm]on |[Mm]a |[Mm]es |[Nn]otre )?[\p{L}-]+(?: \p{Lu}\p{L}+)? (?:apporte|fournit|prête|offre|amène|installe|prépare|imprime|paie|paye|loue|gère|organise|réserve|achète|livre|fait|fabrique|s'occupe de)(?:nt)? (?:l[ea]s? |l'|du |des |de la |un |une |son |sa |ses |leurs? |notre |nos )?(.{3,})$/u,
    ],
    ['others', /^(.{2,50}?) (?:passe|passent|relève|relèvent|dépend|dépendent) (?:par|de) .{3,40}$/iu],
    ['others', /^(?:c'est )?.{2,30}? (?:qui )?s'en (?:occupe|charge)(?:nt)?$/iu],
    ['others', /^(.{2,40}?) ?= ?([^\d=]{2,40})$/u],
    [
      'excluded',
      /^(?!(?:je|on|nous|il faut|tu|vous) )(.{3,50}?) (?:ne |n')(?!(?:manque|oubli))\p{L}+ (?:pas|plus|jamais)(?: .{2,40})?$/iu,
    ],
    [
      'excluded',
      /^(.{3,50}?) (?:est|sont) (?:annulée?s?|interdite?s?|supprimée?s?|abandonnée?s?|repoussée?s?|reportée?s?)(?: .{2,40})?$/iu,
    ],
    [
      'excluded',
      /^(?:surtout )?(?:pas de |pas d'|pas besoin de |pas besoin d'|inutile de |inutile d')(.{3,})$/iu,
    ],
    [
      'excluded',
      /^(?:on |nous )?(?:ne |n')(?:touche|fait|fais|prend|prends|prenons)\p{L}* (?:pas|plus) (?:à |au |de |le |la |l')?(.{3,})$/iu,
    ],
  ],
  es: [
    [
      'already',
      /^(.{2,50}?) (?:ya )?(?:está|están|queda|quedan) (?:ya )?(?:list|hech|resuelt|arreglad|cerrad|apalabrad)[oa]s?$/iu,
    ],
    ['already', /^(?:eso )?(?:ya )?(?:está|listo|hecho|resuelto|✓|✔)$/iu],
    [
      'excluded',
      /^(.{3,50}?) (?:no (?:se )?(?:\p{L}+[ae]n?)(?: .{2,40})?|(?:se cancelan?|queda cancelad[oa]|está prohibid[oa]|están prohibid[oa]s))$/iu,
    ],
    [
      'others',
      /^(?:[Ee]l |[Ll]a |[Ll]os |[Ll]as |[Mm]i |[Nn]uestr[oa] )?[\p{L}-]+(?: \p{Lu}\p{L}+)? (?:trae|traen|pone|ponen|presta|prestan|aporta|aportan|regala|regalan|paga|pagan|imprime|imprimen|organiza|organizan|hace|hacen) (?:el |la |los |las |un |una |sus? )?(.{3,})$/u,
    ],
    ['others', /^l[oa]s? (?:hace|hacen|trae|traen|pone|ponen) (?!yo).{2,40}$/iu],
    ['others', /^de (.{3,40}?) se encargan? .{2,40}$/iu],
    ['others', /^.{2,40}? se encargan? de[l]? (.{3,})$/iu],
    [
      'others',
      /^(.{3,40}?) (?:lo|la|los|las) (?:hace|hacen|lleva|llevan|pone|ponen|trae|traen|paga|pagan) .{2,40}$/iu,
    ],
    ['others', /^(.{3,40}?) (?:corren? a cargo de|es cosa de) .{2,40}$/iu],
    ['others', /^(.{2,40}?) ?= ?([^\d=]{2,40})$/u],
    ['excluded', /^(?:y )?(?:nada de|no hace falta|no hacen falta|no tocar|sin) (.{3,})$/iu],
    ['excluded', /^(.{3,40}?) no (?:toca|tocan|entra|entran|hace falta|hacen falta)(?: .*)?$/iu],
  ],
  pt: [
    [
      'already',
      /^(.{2,50}?) (?:já )?(?:está|estão|ficou|ficaram) (?:já )?(?:pront|feit|resolvid|tratad|fechad)[oa]s?$/iu,
    ],
    ['already', /^(?:isso )?(?:já )?(?:está|pronto|feito|resolvido|✓|✔)$/iu],
    [
      'excluded',
      /^(.{3,50}?) (?:não (?:se )?\p{L}+(?: .{2,40})?|(?:foi|foram|está|estão|fica|ficam) (?:cancelad|proibid|adiad|suspens)[oa]s?(?: .{2,40})?)$/iu,
    ],
    [
      'others',
      /^(?:[OoAa]s? |[Mm]eu |[Mm]inha |[Nn]oss[oa] )?[\p{L}-]+(?: \p{Lu}\p{L}+)? (?:traz|trazem|fornece|fornecem|empresta|emprestam|oferece|oferecem|paga|pagam|imprime|imprimem|organiza|organizam|faz|fazem|leva|levam) (?:[oa]s? |uma? |seus? |suas? )?(.{3,})$/u,
    ],
    ['others', /^d[aeo]s? (.{3,40}?) (?:trata|tratam|encarrega-se|encarregam-se) .{2,40}$/iu],
    ['others', /^(?!eu |nós ).{2,40}? (?:trata|tratam|encarrega-se) d[aeo]s? (.{3,})$/iu],
    ['others', /^(.{3,40}?) (?:é|são|fica|ficam) (?:com|a cargo d[aeo]) .{2,40}$/iu],
    ['others', /^(.{2,40}?) ?= ?([^\d=]{2,40})$/u],
    ['excluded', /^(?:e )?(?:nada de|não é preciso|não mexer (?:em|n[ao]s?)|sem) (.{3,})$/iu],
  ],
};

const NAME = /^\p{Lu}\p{L}+$/u;
/** Capital words that are no names of people. */
const NO_NAME =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|etsy|ebay|instagram|facebook|google|dropbox|github|youtube|spotify|shopify|amazon)$/i;
const KIN =
  /^(?:my|our) (?:mum|mom|dad|mother|father|wife|husband|partner|sister|brother|son|daughter|friend|boss|colleague|neighbou?r)$/i;

/** "On Ben", "with the solicitor" name who has it; "on Friday", "on the roof" when or where. */
const isSomeone = (whom: string): boolean =>
  KIN.test(whom) ||
  (NAME.test(whom) && !NO_NAME.test(whom)) ||
  TRADE.test(whom.replace(/^(?:the|my|our) /i, ''));

function formOf(text: string, tongue: Tongue): { why: Why; thing: string | undefined } | undefined {
  const { language } = tongue;
  for (const [why, form] of [...(FORMS[language] ?? []), ...(SETTLED_FORMS[language] ?? [])]) {
    const match = form.exec(text);
    if (!match) continue;
    const whom = match[2];
    if (whom !== undefined && !text.includes('=') && !isSomeone(whom)) continue;
    return { why, thing: match[1] };
  }
  return undefined;
}

/** "… and the glasses are brought by the caterer": the plates named before it are, too. */
export const isOthersToo = (text: string, tongue: Tongue): boolean => {
  const form = formOf(text, tongue);
  return form?.why === 'others' && form.thing !== undefined && text.startsWith(form.thing);
};

/** The sentence in which a reader met "A = B, C". */
const settled = new WeakMap<Findings, number>();

/** "Visa sorted", "the pram = grandma", "hands off the old sign": notes of what is done, somebody else's or not wanted. */
export function isSettled(findings: Findings, clause: Clause): boolean {
  const { tongue, found, context } = findings;
  const { text, dates } = withoutDates(clause.text, tongue, context);
  const bare = text
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .trim()
    .replace(
      /^(?:(?:and|but|und|aber|et|mais|y|pero|e|mas|please|bitte|por favor|s'il vous plaît),? )+(?=\S)/i,
      '',
    );
  const names = settled.get(findings) === clause.sentence && !/\d/.test(bare) && bare.split(' ').length < 4;
  const inner = /^(.{2,40}?) \(([^()]+)\)$/u.exec(bare);
  const within = inner ? formOf(inner[2] ?? '', tongue) : undefined;
  if (inner && within && within.thing === undefined) {
    found[within.why].push(inner[1] ?? bare);
    return true;
  }
  if (rateIn(bare, tongue)) return false;
  const form = names ? ({ why: 'others', thing: bare } as const) : formOf(bare, tongue);
  if (!form) return false;
  const { why, thing } = form;
  const isPast = dates.every(({ day }) => day < context.today) || (why === 'already' && PAST.test(bare));
  if (!isPast && why !== 'excluded' && !(why === 'others' && thing === undefined)) return false;
  if (why !== 'excluded' && findings.beginsWithVerb(bare) && !/[=:(✓✔]/u.test(bare)) return false;
  if (/=/.test(bare)) settled.set(findings, clause.sentence);
  if (thing !== undefined) {
    found[why].push(why === 'already' ? clause.text : thing);
    return true;
  }
  const last = found.items.at(-1);
  const said =
    last && last.span.end <= clause.start
      ? findings.spanOf({ start: last.span.end, end: clause.start }).text
      : '.';
  if (last && !/[.;!?\n]/.test(said) && clause.place > 0) {
    found.items.pop();
    found[why].push(last.span.text);
  } else found[why].push(clause.text);
  return true;
}
