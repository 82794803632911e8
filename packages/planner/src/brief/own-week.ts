import { addDays, type Day, type Weekday } from '@daymark/domain/dates';
import type { Language } from './brief.ts';
import { type DateContext, nextYearly } from './found-date.ts';
import type { Tongue } from './tongue.ts';

/** What a sentence says of days on which its writer is not there, and what else it says of their time. */
export interface Absence {
  out: Weekday[];
  daysOff: Day[];
  /** The sentence without it. */
  rest: string;
}

/** "Fridays I'm on the school site": `{d}` is one weekday or several, as something that comes back. */
const ELSEWHERE: Partial<Record<Language, readonly string[]>> = {
  en: [
    "^(?:and |but |also )?(?:on |every )?{d} (?:i['’]m|i am|we['’]re|we are) (?:always |usually )?(?:on|at|in|with|away|out|off|busy|elsewhere|teaching|working)(?! free| home).*$",
    '^(?:and |but |also )?(?:i|we) (?:always |usually )?(?:teach|lecture|coach|volunteer|study|work elsewhere|work in .{3,30}|work at .{3,30}|look after .{3,30})(?: all day| the whole day)?(?: on| every)? {d}(?: all day)?$',
    '(?:^|(?:,|;)? (?:and|but) |[,;] )(?:on )?{d} (?:(?:are|is) (?:full|taken|busy|out|no good|impossible|off|not possible|reserved|for .{3,40})|belongs? to .{3,40})(?:,.*)?$',
  ],
  de: [
    '^(?:und |aber )?(?:immer )?{d} (?:bin|arbeite|unterrichte|trainiere|sitze|fahre|betreue|hüte|stehe|sind|arbeiten) (?:ich|wir)(?: immer)? (?!hier|da(?!\\w)|frei|verfügbar|daran|dran|zu hause)(?!.*(?:stunde|std|nur)).+$',
    '^(?:ich|wir) (?:unterrichte|arbeite|bin|sind|trainiere|arbeiten) {d} (?:immer )?(?:woanders|den ganzen tag|auf|in|an|bei|im|am|beim).*$',
    '(?:^|(?:,|;)? (?:und|aber) |[,;] )(?:immer |am |der )?{d}(?: (?:ist|sind|haben wir|hat .{3,30}))?:? (?:(?:mein|meine|unser|unsere|immer) )?(?:ruhetage?|freier tag|freie tage|zu(?! )|dicht)(?=$|[,.;])',
    '(?:^|(?:,|;)? (?:und|aber) |[,;] )(?:der )?{d} gehör(?:t|en) [^,;]{3,40}(?:, da geht nichts)?$',
  ],
  fr: [
    '(?:^|(?:,|;)? (?:et|mais) |[,;] )(?:le |les ){d} (?:est|sont) (?:mon|notre|nos|mes|un) jours? (?:de repos|de fermeture|de congé|off)(?=$|[,.;])',
    '^(?:et |mais )?(?:le |les |tous les ){d},? (?:je|nous|on) (?!peux|travaille(?:$| de| dessus)|suis libre|suis disponible)(?:garde|suis|travaille|donne|fais|vais|accompagne|sommes|gardons|dois) (?!.*heures? ).+$',
  ],
  es: [
    '^(?:y |pero )?(?:los |las |todos los ){d},? (?:yo )?(?:estoy|trabajo|doy|cuido|tengo clase|entreno) (?:en|clases?|a|con|todo).*$',
  ],
  pt: ['^(?:e |mas )?(?:às |aos |nas |todas as ){d},? (?:eu )?(?:estou|trabalho|dou|fico|tenho aulas) .+$'],
};

/** "The restaurant is closed on Mondays". */
const CLOSED: Partial<Record<Language, string>> = {
  en: '(?<=closed )(?:on |every )?{d}',
  de: '{d} (?=.*geschlossen)',
  fr: '(?<=fermée?s? )(?:le |les |tous les ){d}',
  es: '(?<=cerrad[oa]s? |cerramos )(?:el |los ){d}',
  pt: '(?<=fechad[oa]s? |fechamos )(?:à |ao |às |aos ){d}',
};

const BETWEEN_YEARS =
  /,? ?(?:and |und |et |y |e |but |aber )?(?:(?:nothing|not|no work|nichts?|frei|rien|nada|i['’]m off|closed)(?: (?:at all|for me|da))? )?(?:between christmas and new year(?:['’]s)?|between the years|zwischen (?:weihnachten und neujahr|den (?:jahren|feiertagen))|entre noël et (?:le )?(?:nouvel an|jour de l['’]an)|entre navidad y (?:año nuevo|reyes)|entre (?:o )?natal e (?:o )?ano novo)(?: (?:nothing|nichts|frei|mache ich nichts|arbeite ich nicht|rien|nada))?/iu;
const CHRISTMAS =
  /,? ?(?:and |but |und |aber )?(?:minus|except(?: for)?|but not (?:at|over)|not (?:at|over)|apart from|without|außer(?: an)?|nicht (?:an|über)|sauf (?:à )?|menos(?: en)?|exceto(?: no)?) (?:christmas|xmas|weihnachten|noël|navidad|natal)(?: of course)?(?= *(?:$|[.,;]))/iu;
const NUMBERED_CHRISTMAS =
  /,? ?(?:(?:and|et|und|y|e) )?(?:(?:on )?the |le |am |el |(?:no )?dia )?24(?:th|\.)?(?:,? (?:and|et|und|y|e)|,) (?:the |le |am |den |el |(?:o )?dia )?25(?:th|\.)?(?! ?(?:\p{L}{3,}|\d|h))/iu;
const AWAY =
  /(?:closed|off|away|nothing|not|no |fermé|pas|rien|nicht|nichts|geschlossen|frei|cerrad|fechad|nada)/iu;

const SHORT: Partial<Record<Language, Record<string, string>>> = {
  de: {
    Mo: 'montags',
    Di: 'dienstags',
    Mi: 'mittwochs',
    Do: 'donnerstags',
    Fr: 'freitags',
    Sa: 'samstags',
    So: 'sonntags',
  },
};

/** "Mo, Mi und Do" in full: alone they are too short to be believed. */
export function withFullDays(text: string, { language }: Tongue): string {
  const names = SHORT[language];
  if (!names) return text;
  const one = `(?:${Object.keys(names).join('|')})\\.?`;
  return text.replace(
    new RegExp(`(?<!\\p{L})${one}(?:(?:, ?| und | u\\. ?| ?/ ?| ?\\+ ?| & )${one})+(?!\\p{L})`, 'gu'),
    (list) => list.replace(/\p{L}+\.?/gu, (name) => names[name.replace(/\.$/, '')] ?? name),
  );
}

/** When a sentence says that its writer is elsewhere or that all is closed; undefined when it does not. */
export function absenceIn(
  said: string,
  tongue: Tongue,
  { today }: DateContext,
  daysIn: (text: string) => Weekday[] | undefined,
): Absence | undefined {
  const daysOff: Day[] = [];
  let rest = said;
  const leave = (form: RegExp, first: number, count: number): void => {
    const found = form.exec(rest);
    const from = found && nextYearly(12, first, today);
    if (!found || !from) return;
    for (let by = 0; by < count; by++) daysOff.push(addDays(from, by));
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`.trim();
  };
  if (AWAY.test(said)) {
    leave(BETWEEN_YEARS, 25, 8);
    leave(NUMBERED_CHRISTMAS, 24, 2);
  }
  leave(CHRISTMAS, 24, 3);
  const names = tongue.vocabulary.weekdays.join('|');
  const days = `((?:(?:${names})(?:s|abends)?(?:,? (?:${tongue.vocabulary.and}) (?:(?:le|los|las|às|on) )?)?)+)`;
  const forms = [...(ELSEWHERE[tongue.language] ?? []), CLOSED[tongue.language] ?? '(?!)'];
  for (const form of forms) {
    const found = tongue.pattern(form.replace('{d}', days)).exec(rest);
    const named = found?.[1] ?? '';
    // "Tuesday I'm at the printer's" is one Tuesday.
    const comesBack =
      tongue.language !== 'en' || /s(?:$|,| )/i.test(named) || /every/i.test(found?.[0] ?? '');
    const out = found && comesBack ? daysIn(named) : undefined;
    if (!found || !out || out.length > 3) continue;
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`.trim();
    return { out, daysOff, rest };
  }
  return daysOff.length > 0 ? { out: [], daysOff, rest } : undefined;
}
