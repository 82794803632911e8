import { daysIn } from './amounts.ts';
import type { Tongue } from './tongue.ts';

/** "a week", "eine Woche": one of it. */
const ONE = '(?:{n}|an?|eine?[rn]?|une?|una|uma?|un)';
const TAKES =
  '(?:takes?|needs?|wants?|requires?|braucht|brauchen|benötigt|dauert|prend|prennent|met|mettent|demande|demandent|tarda|tardan|necesita|necesitan|lleva|llevan|demora|demoram|leva|levam|precisa|precisam)(?: de)?';
const ABOUT =
  '(?: about| around| up to| etwa| ca\\.?| rund| environ| unos| unas| cerca de| mindestens| at least)?';
const DRYING =
  '(?:dry|cure|harden|set|rest|settle|cool(?: down)?|soak|rise|ferment|prove|proof|stand|chill|trocknen|durchtrocknen|aushärten|härten|ruhen|abkühlen|ziehen|gehen|sécher|reposer|durcir|refroidir|secar|reposar|enfriar|endurecer|repousar|arrefecer|curar)';
const LEAVES =
  '(?:let(?: it| them)?|leave(?: it| them)?(?: to)?|wait|warten|laisser|attendre|dejar|esperar|deixar)';
const LONGEST = 200;

function daysOf(match: RegExpExecArray | null, tongue: Tongue): number | undefined {
  const unit = match?.at(-1);
  if (!match || unit === undefined) return undefined;
  const days = daysIn(match.at(-2) ?? '1', unit, tongue);
  return days >= 1 && days <= LONGEST ? days : undefined;
}

/** What a phrase says behind its thing of how long others take: "my accountant, who needs a week"; and the phrase without it. */
export function othersTimeBehind(text: string, tongue: Tongue): { text: string; days: number } | undefined {
  const match = tongue
    .pattern(`,? (?:who|which|that|die|der|das|qui|que) (?:\\p{L}+ ){0,2}?${TAKES}${ABOUT} ${ONE} ?{unit}.*$`)
    .exec(text);
  const days = daysOf(match, tongue);
  return match && days ? { text: text.slice(0, match.index), days } : undefined;
}

/** "… en 5 jours", "… in einer Woche": how long somebody else takes for it. */
export function takenBehind(text: string, tongue: Tongue): { text: string; days: number } | undefined {
  const match = tongue
    .pattern(`(?:^|,? )(?:in|within|innerhalb von|binnen|en|dans|sous|em|dentro de)${ABOUT} ${ONE} ?{unit}$`)
    .exec(text);
  const found = match ?? tongue.pattern(` ?\\(${ONE} ?{unit}\\)$`).exec(text);
  const days = daysOf(found, tongue);
  return found && days ? { text: text.slice(0, found.index), days } : undefined;
}

/** Having got it: what others count their time from. */
const HAVING =
  '(?:have|has|had|get|gets|got|receiving|receives?|received|receipt of|bekommen|erhalt(?:en)?|eingang|anlieferung|vorliegen|reçoi(?:ven)?t|reçu|ont|réception|recib(?:en|e|ido|ir)|recepción|tienen|receb(?:em|e|ido|er)|rece[pç]+ão|têm)';
const FROM =
  '(?:from|after|once|as soon as|when|ab|nach|à partir de|à compter de|après|dès|une fois|a partir de|desde|después de|cuando|depois de|assim que|quando|após)';

/** "10 weeks from the moment they have the master", "3 Wochen ab Erhalt der Daten": time that others take once it was sent. */
export function takenFromReceipt(text: string, tongue: Tongue): { what: string; days: number } | undefined {
  const match =
    tongue
      .pattern(
        `(?:^|[ :])${ONE} ?{unit},? (?:counted |counting |starting )?${FROM}\\b[^,;:]*?(?<!\\p{L})${HAVING} (?:of |de |du |des |der |do |da |los |las )?(?<what>\\p{L}[^,;:]*)$`,
      )
      .exec(text) ??
    tongue
      .pattern(
        `(?:^|[ :])${ONE} ?{unit},? (?:nachdem|sobald|wenn) (?:\\p{L}+ ){1,2}?(?<what>(?:die|den|das|der|unsere?n?|meine?n?) \\p{L}[^,;:]*?) (?:haben|hat|bekommen|bekommt|erhalten|erhält|vorliegen|da sind)$`,
      )
      .exec(text);
  const [, number, unit] = match ?? [];
  const days = match ? daysIn(number ?? '1', unit ?? '', tongue) : 0;
  return days >= 1 && days <= LONGEST ? { what: match?.groups?.what ?? '', days } : undefined;
}

/** A clause that is nothing but a time that passes: "takes 2 days", "24 Stunden trocknen", "laisser sécher 24 h". */
export function pauseIn(
  text: string,
  tongue: Tongue,
  { ownSentence }: { ownSentence: boolean },
): number | undefined {
  const bare = text
    .trim()
    .replace(/^(?:and|then|und|dann|et|puis|y|luego|e|depois|they|she|he|it|das|es|sie|er|elle|il) /iu, '');
  const patterns = [
    `^${TAKES}${ABOUT} ${ONE} ?{unit}(?: (?:for|to|zum|für|pour|para) \\p{L}+.{0,20})?$`,
    `^(?:${LEAVES} )?(?:${DRYING} )?(?:for |für |pendant |durante )?${ONE} ?{unit}(?: lang)?(?: (?:to |zum |pour |para |à )?${DRYING})?(?: lassen)?$`,
  ];
  for (const [at, pattern] of patterns.entries()) {
    const match = tongue.pattern(pattern).exec(bare);
    const days = daysOf(match, tongue);
    const says = at === 0 ? !ownSentence : tongue.pattern(`\\b(?:${LEAVES}|${DRYING})\\b`).test(bare);
    if (days && says) return days;
  }
  return ownSentence ? undefined : othersPauseIn(text, tongue);
}

const READS =
  '(?:reads?|picks?|chooses?|repl(?:y|ies)|answers?|decides?|checks?|reviews?|approves?|comments?|proofreads?|takes?|needs?|has|have|gets?|liest|lesen|wählt|wählen|antwortet|antworten|entscheide[nt]|prüf(?:t|en)|hat|haben|bekomm(?:t|en)|lit|lisent|choisi(?:t|ssent)|répond(?:ent)?|relit|a|ont|lee|leen|elige[n]?|responden?|revisan?|tiene[n]?|lê|escolhem?|revê)';
const SOMEBODY =
  '(?:(?:and|then|und|dann|et|puis|y|e) )?(?:she|he|they|who|sie|er|die|der|elle|il|ils|elles|ella|él|ellos|ellas|ela|ele|eles|(?:the|der|die|le|la|el|o|a) (?:client|customer|editor|supervisor|printer|kund(?:e|in)|lektor(?:in)?|cliente|éditrice|éditeur|clienta|editora?))';
const THAT_LONG = '(?:for|within|in|over|up to|innerhalb von|binnen|in|pendant|en|sous|durante|em)';

/** "She reads for two weeks", "they have a week to choose", "the client picks one within five working days": time that others take. */
function othersPauseIn(text: string, tongue: Tongue): number | undefined {
  return daysOf(
    tongue
      .pattern(
        `^${SOMEBODY} (?:then |dann |usually )?${READS}(?: (?!not|nicht|pas|no )\\p{L}+){0,3}?(?: ${THAT_LONG})?${ABOUT} ${ONE} ?{unit}(?: (?:long|lang|zeit|time))?(?:,? (?:to|zum|zur|um|pour|para) .{3,40})?$`,
      )
      .exec(text.trim()),
    tongue,
  );
}

/** "…, the first coat 24 hours" behind a wait: another thing's time, said without the verb again. */
export function waitLikeBefore(text: string, tongue: Tongue): { what: string; days: number } | undefined {
  const match = tongue
    .pattern(`^(?:and |und |et |y |e )?(\\p{L}.+?) (?:for |für |pendant |durante )?${ONE} ?{unit}$`)
    .exec(text);
  const days = daysOf(match, tongue);
  return match?.[1] && days ? { what: match[1], days } : undefined;
}

/** With "a week" written as a number, as the patterns of waiting want it. */
export const withOnes = (text: string, tongue: Tongue): string =>
  text.replace(tongue.pattern('\\b(?:an?|eine?[rn]?|une?|una|uma?|un) (?={unit})', 'giu'), '1 ');
