import type { Language } from './words.ts';

/** Shorthand and the full word, separated by an equals sign. */
const SHORTHAND: Readonly<Partial<Record<Language, string>>> = {
  en: `fortnight=two weeks|w/o=without|w/out=without|w/=with|w=with|msg=message|b/c=because|bc=because|b4=before|u=you|ur=your|r=are|n=and|2day=today|2moro=tomorrow|2morrow=tomorrow|
    tmo=tomorrow|tmw=tomorrow|tomoz=tomorrow|2nite=tonight|wknd=weekend|weds=wednesday|thu's=thursday|fri's=friday|eod=today|eow=end of this week|eom=end of this month|
    mv=move|del=delete|rm=remove|resched=reschedule|sched=schedule|prio'd=prioritised|abt=about|btwn=between|nxt=next|lst=last|thru=through|wk=week|wks=weeks|
    mth=month|mths=months|shld=should|shud=should|wld=would|wud=would|cld=could|cud=could|gimme=give me|lemme=let me|wanna=want to|whatcha=what are you|
    appt=appointment|appts=appointments|rdy=ready|ddl=deadline|dl=deadline|fin'd=finished|cmpl=complete|compl=complete|prob=probably|probs=probably|def=definitely|
    tho=though|altho=although|cuz=because|coz=because|cos=because|wats=what is|wots=what is|wot=what|whens=when is|wheres=where is|hows=how is|whos=who is|hes=he is|shes=she is|
    theyre=they are|youre=you are|thats=that is|theres=there is|doesnt=does not|isnt=is not|wasnt=was not|arent=are not|havent=have not|hasnt=has not|didnt=did not|shouldnt=should not|
    practise=practice|yday=yesterday|ystrday=yesterday|ytd=yesterday|mins=minutes|nr=number|vs.=vs|incl=including|excl=without`,
  de: `wochenplan=plan diese woche|u=und|u.=und|o.=oder|od=oder|od.=oder|is=ist|isn=ist ein|ner=einer|nen=einen|nem=einem|n=ein|'n=ein|nich=nicht|net=nicht|ned=nicht|nit=nicht|nix=nichts|
    heut=heute|heit=heute|morgn=morgen|moin,=hallo|übermorg=übermorgen|gestan=gestern|wart=warte|nochma=nochmal|ma=mal|schonma=schonmal|iwie=irgendwie|iwas=irgendwas|iwann=irgendwann|eig=eigentlich|eigtl=eigentlich|
    eigentl=eigentlich|vlt=vielleicht|wg=wegen|wg.=wegen|ham=haben|isses=ist es|wies=wie es|haste=hast du|hastu=hast du|biste=bist du|wirds=wird es|obs=ob es|aufm=auf dem|aufn=auf den|inner=in der|
    übern=über den|fürn=für den|vorm=vor dem|nachm=nach dem|unterm=unter dem|hinterm=hinter dem|wochenend=wochenende|we=wochenende|proj=projekt|aufg=aufgabe|aufg.=aufgabe|stdn=stunden|
    std.=stunden|nä=nächste|nä.=nächste|nächst=nächste|nxt=nächste|ltz=letzte|ltzt=letzte|letzt=letzte|mon.=monat|mind.=mindestens|max.=maximal|verschob=verschieb|del=lösche|mim=mit dem|
    ausm=aus dem|fertich=fertig|wann's=wann es|kannse=kann sie|binnich=bin ich|habich=habe ich|hamwa=haben wir|hammer=haben wir|sin=sind|sind's=sind es|feddich=fertig`,
};

const WEEKDAYS: Readonly<Record<string, string>> = {
  mo: 'Montag',
  di: 'Dienstag',
  mi: 'Mittwoch',
  do: 'Donnerstag',
  fr: 'Freitag',
  sa: 'Samstag',
  so: 'Sonntag',
};

/** A weekday of two letters only counts after a word that introduces a date. */
const SHORT_WEEKDAY =
  /(?<=(?:^|\s)(?:am|für|fuer|auf|bis|ab|vom|zum|seit|nächsten?|naechsten?|diesen|kommenden|letzten) )(mo|di|mi|do|fr|sa|so)\b(?!\p{L})\.?/giu;

const TABLES: Readonly<Partial<Record<Language, ReadonlyMap<string, string>>>> = Object.fromEntries(
  Object.entries(SHORTHAND).map(([language, pairs]) => [
    language,
    new Map(pairs.split('|').map((pair) => pair.trim().split('=') as [string, string])),
  ]),
);

/** Whether a word is shorthand for another one. */
export const isShorthand = (word: string, language: Language): boolean =>
  TABLES[language]?.has(word.toLowerCase()) ?? false;

/** Text with dates written in full, for use beside a title. */
export const withWholeDays = (text: string, language: Language): string =>
  language === 'de'
    ? text.replace(SHORT_WEEKDAY, (short) => WEEKDAYS[short.toLowerCase().replace('.', '')] ?? short)
    : text;

/** A message with its shorthand expanded. */
export const writtenOut = (text: string, language: Language): string =>
  withWholeDays(text, language).replace(
    /[^\s,;:!?()"“”„]+/g,
    (word) => TABLES[language]?.get(word.toLowerCase()) ?? word,
  );
