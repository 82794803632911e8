import type { Words } from './words.ts';

const ICH =
  '(?:ich|wir|meine? (?:chef|kunde|kundin|frau|mann|team|schwester|bruder)|unser (?:team|chef|kunde))';
const MODAL =
  '(?:möchten?|will|wollen|muss|müssen|soll|sollen|werde|werden|würden? (?:gern|gerne)|würde|plane|planen|habe vor|haben vor|hätten? (?:gern|gerne)|brauche|brauchen|bräuchten?|benötige|benötigen|suche|suchen|organisiere|organisieren|baue|bauen|schreibe|schreiben|mache|machen|starte|starten|eröffne|eröffnen|veranstalte|veranstalten|gründe|gründen|renoviere|renovieren|arbeite an|arbeiten an)';
const FILL =
  '(?: gern| gerne| noch| auch| jetzt| endlich| nun| mal| dringend| unbedingt| einmal| bald| also| gerade| ja)*';

/** German. */
export const GERMAN_WORDS: Words = {
  opening:
    /^(?:(?:oh|ach ja|ach so|ach|äh+m*|hm+|na ja|naja|also|ok(?:ay)?|gut|ja|jep|nee|doch|klar|super|perfekt|genau|sorry|entschuldigung|warte?|moment|ehrlich gesagt|übrigens|bitte|und|aber|außerdem|haha+|lol|korrektur|puh|stimmt|hallo|hi|hey|moin|servus)(?:[,:!.;–—-]+\s*|\s+)|nein[,:!.;–—-]+\s*|nein,? warte?[,:!. ]+|lass mich überlegen[,:.]*\s*|ich (?:glaube|denke|schätze)[, ]+)+/i,
  chatter:
    /^(?:hi|hallo|hey|moin|servus|guten (?:morgen|tag|abend)|danke\b|vielen dank|besten dank|tschüss?|(?:danke,? )?bis (?:bald|später|dann|morgen|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)|ok(?:ay)?|ja|jep|nein|nee|klar|super|perfekt|genau|gut|fertig|cool|schön|prima|passt|alles klar|verstanden|schade|das (?:ist|war) ?(?:'s|es|alles)|das wär'?s|noch nicht|nicht wirklich|eigentlich nicht|sonst nichts|sofort|weiter|egal|nichts|keine|weiß nicht|keine ahnung)(?:[ ,!.]*(?:zusammen|dir|ihnen|sehr|schön|gut|super|alles|danke.*|passt|eigentlich nicht|noch nicht))*$|\b(?:wetter (?:heute|ist|war)|wie geht'?s|lol|keine ahnung|weiß (?:ich )?(?:noch )?nicht|bin (?:so |ein bisschen |ziemlich |total )?(?:müde|erschöpft|aufgeregt|hungrig|genervt|gestresst)|ist eine katastrophe|hat (?:gerade|eben) angerufen|drück(?:t)? mir die daumen|ich (?:frag|frage|überleg|überlege|schau|schaue) (?:kurz|mal|noch)|einen moment|warte kurz|gute (?:idee|frage)|guter punkt|schöner name|genieß|geburtstagsfeier gestern)\b|^(?:ha)+\b|^wie geht|^mir geht/i,
  order:
    /^(?:bitte |kannst du |könntest du |jetzt |dann |also )*(?:erstelle?|mach|mache|leg|lege|starte|generiere|speicher|speichere|bau|baue)(?: (?:mir|bitte|jetzt|nun|dann|doch|das|ein|einen|daraus|es|alles|den|nun))* ?(?:projekt|plan|so|an|daraus)?(?: bitte| an| jetzt| daraus| draus| damit)*$|^(?:ich|wir) (?:möchten?|will|wollen|würden? gerne?|brauche|brauchen)(?: gern| gerne)? (?:ein|mein|unser) (?:neues |erstes |weiteres )?projekt(?: (?:starten|anlegen|planen|beginnen|erstellen|machen))?$|^(?:los geht'?s|leg los|schreib (?:das|es) auf|notier(?:e)? (?:das|es))\b/i,
  command:
    /^(?:bitte |kannst du |könntest du |dann |jetzt )*(?:markiere?|hake?|erledige?|zeige?|liste?|öffne|finde|lösche?|erinnere?|was|welche[rsn]?|wie|wann|wo|wer|habe ich|hab ich|gibt es)\b|^(?:bitte |kannst du |könntest du |dann |jetzt )*(?:verschiebe?|verschieb|füge?|setze?|schieb)\b .*(?:auf|zum|zu|hinzu)\b|(?<!\p{L})(?:verschieben wir auf|kannst du (?:ab|aus|weg|ver|ein)\p{L}+|ist schon erledigt|hab(?:e)? ich (?:gestern|heute|schon)[^,]* (?:ge\p{L}+))/iu,
  correction:
    /^(?:(?:oh|ach|ok|okay|hm+|also|und|ach ja|aber)[, ]+)*(?:nein[,.!:;–—-]|nee\b|warte\b|sorry|entschuldigung|korrektur|moment|halt\b|ich meinte?|besser\b)|\bdoch (?:eher|lieber|erst|schon|nur|noch|nicht|am|bis|besser)\b|\b(?:lieber|stattdessen)\b|, nicht (?:der |am |den )?\d|\bnicht (?:der |am |den |die |das )?\S+,? sondern\b|\bstatt (?:der |am |den )?\d|\b(?:verlegt|verschoben|vorgezogen|geändert)\b|\bich meinte\b|\bnicht mehr\b|\bhab(?:e)? (?:ich )?(?:das )?verwechselt\b/i,
  request:
    /^(?:kannst|könntest|würdest|magst) du(?: mir| uns)?(?: bitte| vielleicht)?(?: dabei)?(?: helfen)?[, ]*(?:bei (?:der |dem |einem |einer |meinem |meiner |unserem |unserer )?|beim )?|^(?:können|könnten|sollen|wollen) wir(?: bitte)? ?|^(?:bitte )?hilf (?:mir|uns)(?: bitte)?(?: dabei)?[, ]*(?:bei |beim )?/i,
  intent: [
    new RegExp(
      `(?:^|[,;]\\s|\\b(?:und|dass|weil|denn|aber|daher|deshalb|darum)\\s)${ICH} ${MODAL}${FILL} (?<what>.+)$`,
      'iu',
    ),
    new RegExp(`(?:^|[,;]\\s|\\bund )(?:[\\p{L}.\\d-]+\\s){1,6}?${MODAL} ${ICH}${FILL} (?<what>.+)$`, 'iu'),
    /^(?:unsere?|meine?) (?:\p{L}+ )?\p{L}+ (?:braucht|plant|veranstaltet|sucht|möchte|will|organisiert) (?<what>(?:ein|neue|zwei|drei|\d)\p{L}* .+)$/iu,
    /^(?:lass uns|lasst uns|wir sollten|plane?n? wir) (?<what>.+)$/iu,
    /\b(?:mein|unser|das) (?:nächstes |neues |aktuelles |großes )?(?:projekt|ziel|vorhaben|plan|auftrag|idee) (?:ist|wäre|sei)(?: es)?,? (?<what>.+)$/iu,
    /^(?:es geht um|es ist|es wird|das ist|das wird) (?<what>(?:ein|eine|einen|unser|unsere|mein|meine|der|die|das|um) .+)$/iu,
    /(?<!\p{L})(?:ich|wir) (?<what>(?:ziehe|ziehen) .+? um)(?=[,.]|$)/iu,
  ],
  noProject:
    /^(?:einen? |ein |nur |noch |nur noch |heute |heute nur noch |ein bisschen |mal |kurz |das |dass |dich |mir |meine |zu )*(?:kaffee|wetter|tee|pause|bier|urlaub|ruhe|moment|schlafen|ins bett|bett|ausschlafen|essen|wissen|fragen|hören|sagen|reden|danken|nachdenken|schauen|nach hause|hilfe|rat|tipp|idee|zeit|geld|glück|nichts|sie|ihn|wetten|feierabend|frage|frau|mann)(?!\p{L})|^(?:(?:ein|mein|unser|das|neues|erstes|nächstes) )*(?:projekt|plan)(?: (?:mit dir|zusammen))?(?: (?:starten|anlegen|planen|beginnen|erstellen|machen))?$/iu,
  making:
    /(?:\s|^)(?:zu )?(?:machen|bauen|aufbauen|erstellen|planen|organisieren|aufsetzen|starten|haben|entwickeln|gestalten|vorbereiten|veranstalten|ausrichten|produzieren|durchführen|auf die beine stellen|anlegen|umsetzen|angehen|eröffnen|gründen|herausbringen|verwirklichen|einführen|feiern)$/iu,
  abandon:
    /^(?:(?:ok|okay|ach|also|nein|weißt du was|hm+|na gut)[,. ]+)*(?:vergiss (?:es|das|das ganze)|lass(?:en)? (?:wir )?(?:es|das|das ganze)(?: (?:lieber|doch|sein|bleiben))*$|egal$|hat sich erledigt)|\b(?:wir|ich) (?:lassen?|blasen?) (?:das|es|das ganze|die sache)(?: (?:lieber|doch|sein|bleiben|ab|ganz))*$|\b(?:wir|ich) sagen? (?:es|das|alles|das \p{L}+|die \p{L}+|den \p{L}+) (?:wieder )?ab$|\b(?:das ganze|das projekt|es) (?:ist|wurde|wird|fällt) (?:abgesagt|abgeblasen|gestrichen|aus)\b/iu,
  withdraw: [
    /^keine?n? (?<what>[\p{L}-]+(?: [\p{L}-]+)?)(?=$|,)/iu,
    /\b(?:streich|streiche|streichen wir|vergiss|lass|lassen wir) (?!es\b|das\b$|uns\b)(?<what>(?:den |die |das )?[\p{L}-]+(?: [\p{L}-]+){0,2}?)(?: doch| bitte| wieder| lieber| dann)*(?: weg| raus| aus| sein)?$/iu,
    /\b(?<what>(?:den|die|das|einen?|eine) [\p{L}-]+(?: [\p{L}-]+){0,2}?) (?:brauchen wir|brauche ich|lassen wir|lasse ich|streichen wir|machen wir|mache ich)(?: dann)?(?: doch)?(?: nicht(?: mehr)?| weg| raus)?$/iu,
    /\b(?:wir brauchen|ich brauche|wir machen|ich mache) (?:doch )?(?:keine?n?) (?<what>[\p{L}-]+(?: [\p{L}-]+){0,2}?) (?:mehr|doch)$/iu,
    /\b(?<what>(?:der|die|das) [\p{L}-]+(?: [\p{L}-]+){0,2}?) (?:fällt|fallen) (?:doch )?(?:weg|aus|flach)$/iu,
  ],
  without: (what) => `Ohne ${what}.`,
  replace: [
    /(?<new>\d[\d.,]*)(?<noun> [\p{L}-]+)?[^.;]*?,? (?:und )?(?:nicht|statt) (?<old>\d[\d.,]*)/iu,
    /nicht (?<old>\d[\d.,]*)(?: [\p{L}-]+)?,? sondern (?<new>\d[\d.,]*)(?<noun> [\p{L}-]+)?/iu,
    /(?<new>\d[\d.,]*)(?<noun> [\p{L}-]+)/iu,
  ],
  called:
    /(?<!\p{L})(?:nenn(?:e|en)? (?:es|wir es|das projekt|wir das projekt|wir das)|(?:projekt|es|das ganze) (?:heißt|(?:soll|wird)(?= [^.!?\n]{2,80} heißen(?!\p{L})))|(?:projekt|arbeits)(?:name|titel)(?: ist|:)|name:|titel:)\s+["“”„']?(?<name>[^"“”„.!?\n]{2,80}?)(?: heißen)?(?=["“”„.!?\n]|$)/iu,
  tagged:
    /\b(?:tags?|schlagw(?:ort|orte|örter)|stichw(?:ort|orte|örter))(?: bitte| dazu| sind| mit)*[: ]+(?<tags>[\p{L}\d#][^.!?\n]{1,120})/iu,
  urgent:
    /(?<!(?:nicht|keine|kein|nichts) (?:[\p{L}]+ )?)(?<!\p{L})(?:dringend|eilt|eilig|so (?:schnell|bald) wie möglich|schnellstmöglich|höchste priorität|oberste priorität|hohe priorität|priorität (?:ist )?:? ?hoch|sehr wichtig|spät dran|asap|pressiert|brennt)(?!\p{L})/iu,
  unhurried:
    /(?<!\p{L})(?:keine? (?:eile|stress|druck)|nicht (?:\p{L}+ )?(?:dringend|eilig|wichtig)|eilt nicht|(?:niedrige|geringe|niedrigste) priorität|priorität (?:ist )?:? ?(?:niedrig|gering)|nebenbei|hat zeit|in ruhe|wenn (?:ich|wir) zeit (?:habe|haben))(?!\p{L})/iu,
  ordinary:
    /(?<!\p{L})(?:mittlere|normale) (?:priorität|dringlichkeit)|priorität (?:ist )?:? ?(?:mittel|normal)(?!\p{L})/iu,
  begins:
    /(?<!\p{L})(?:(?:ich|wir)[^.;,]{0,40}(?:anfangen|beginnen|loslegen|starten|anfange|loslege)|(?:fange|fangen|lege|legen|starte|starten|beginne|beginnen) (?:ich|wir)|(?:ich|wir) (?:fange|fangen|lege|legen|starte|starten|beginne|beginnen)|anfang ist|(?:start|beginn) (?:ist|am|ab|wäre)|los geht(?:'s| es)?|kick-?off)(?!\p{L})/iu,
  ends: /(?<!\p{L})(?:frist|abgabe|abgabetermin|fällig|fertig|abgeschlossen|erledigt|deadline|online|live|stichtag|bis dahin|alles|eröffnung|abgeben|einreichen|übergabe|laufen|läuft)(?!\p{L})/iu,
  relative:
    /(?<![\p{L}\d])(?:(?:heute )?(?:in|binnen|innerhalb von)(?: etwa| ca\.?| rund| ungefähr)? (?<n>\d+|einem|einer|ein|eine|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf) (?<unit>tagen?|wochen?|monat(?:en)?|jahr(?:en)?)|in einem halben jahr|(?<next>nächsten|kommenden|nächstes|kommendes) (?<unit3>monat|jahr))(?!\p{L})/giu,
  past: /(?<!\p{L})(?:war|waren|hatte|hatten|wurde|wurden|sagte|schrieb|gestern|letzte[nrs]?|seit|ging|gingen|vorige[nrs]?|damals|wollte[n]?|dauerte)(?!\p{L})/iu,
  future:
    /(?<!\p{L})(?:muss|müssen|soll|sollen|will|wollen|möchte|möchten|werden|wird|brauche|brauchen|bis|fehlt|fehlen|noch|nächste[nrs]?|plane|planen|noch nicht)(?!\p{L})/iu,
  offer: /(?<!\p{L})(?:helfen|plan|planen|projekt|nächste[n]? schritte?)(?!\p{L})/iu,
  forWhom: 'für',
  onDay: 'am',
  agrees:
    /^(?:(?:oh|ach|naja|na ja|hm+)[, ]+)*(?:ja|jep|klar|schon|auf jeden fall|unbedingt|natürlich|ziemlich|sehr)(?!\p{L})/iu,
  declines:
    /^(?:(?:oh|ach|naja|na ja|hm+)[, ]+)*(?:nein|nee|nö|eigentlich nicht|nicht wirklich|jetzt nicht|später|lieber nicht|noch nicht)(?!\p{L})/iu,
  someDay: /(?<!\p{L})(?:irgendwann|eines tages|vielleicht mal|wenn ich mal|früher oder später)(?!\p{L})/iu,
  now: /(?<!\p{L})(?:sofort|gleich|ab sofort|heute|jetzt|so bald wie möglich|umgehend)(?!\p{L})/iu,
  parts: {
    early: /(?:anfang|beginn|zu beginn(?: des)?)\s+(?:des\s+)?$/iu,
    mid: /(?:mitte)\s+(?:des\s+)?$/iu,
    late: /(?:ende)\s+(?:des\s+)?$/iu,
  },
  seasons: [
    [/(?<!\p{L})frühlings?(?:anfang)?(?!\p{L})|frühjahr/iu, '03-20'],
    [/(?<!\p{L})sommer(?:anfang)?(?!\p{L})/iu, '06-20'],
    [/(?<!\p{L})herbst(?:anfang)?(?!\p{L})/iu, '09-22'],
    [/(?<!\p{L})winter(?:anfang)?(?!\p{L})/iu, '12-21'],
    [/(?<!\p{L})weihnachten(?!\p{L})|heilig(?:er )?abend/iu, '12-24'],
    [/(?<!\p{L})(?:silvester|jahreswechsel)(?!\p{L})/iu, '12-31'],
  ],
  dayOnly:
    /(?<=(?:^|[\s,(])(?:der|den|dem|am|zum|bis|bis zum|auf den|ab|vom) )(?<day>\d{1,2})\.(?!\s*(?:\d|jan|jän|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)|\d)/giu,
  periodEnds: [
    [/ende (?:der|dieser) woche/giu, 'week'],
    [/(?:ende (?:des|dieses) monats|monatsende)/giu, 'month'],
    [/(?:ende (?:des|dieses) jahres|jahresende)/giu, 'year'],
  ],
  labelLead:
    /^(?:(?:und|aber|dann|auch|also|dass|weil|ja|erst|bis dahin|vorher|mit|am|bis|zum|für|die (?:ersten|letzten))\s+(?=\S)|(?:der|die|das|den|dem|ein|eine|einen|einem|einer|mein|meine|meinen|unser|unsere|unseren)\s+|(?:ich|wir) (?:muss|müssen|soll|sollen|will|wollen|möchte|möchten|brauche|brauchen|werde|werden)\s+)+/iu,
  labelTail:
    /[\s,;:–-]+(?:(?:ist|sind|wird|werden|muss|müssen|soll|sollen|war|(?:will|wollen|möchten?|muss|müssen|soll|sollen|hab|habe|haben|können?|brauche|brauchen|mache|machen|sage|sagen) (?:ich|wir|sie|er|es|man)|kann|können|hab|habe|haben|nur)(?:\s+(?:für|am|bis|zum|fällig|geplant|angesetzt|fertig|da|raus|fertig sein|da sein|raus sein))*|kommt|kommen|findet|finden|statt|beginnt|am|bis|zum|für|den|der|die|das|dem|ab|um|an|spätestens|bestellt|gebucht|geplant|fix|raus|fertig|fertig sein|ist für|von|meinen|erst|schon|in)$/iu,
  nameEnd:
    /[,;:(–]|\s-\s|\.(?=\s|$)|(?<!\p{L})(?:die (?=\p{L}+ )(?!\p{Lu})|damit|weil|bis (?:zum|ende|anfang|mitte|\d)|vor dem|mit \d|in (?:zwei|drei|vier|fünf|sechs|acht|\d+) (?:wochen|monaten|tagen)|ab \d|am \d|im (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|frühling|sommer|herbst|winter|frühjahr)|nächste[nsr]? (?:jahr|monat|woche)|für \d+|etwa \d|endlich|bitte|so (?:schnell|bald) wie|dringend)(?!\p{L})/iu,
  pronoun: /^(?:es|das|dies|sie|die|der|ihn|alles|das ganze|das projekt|er)$/iu,
  asks: {
    due: /^(?:und |also )?wann (?!hast|habt|hat|war)|(?<!\p{L})(?:wann (?:muss|soll|sollen|müssen|ist|findet|wird|wäre|hättest)\b.*|bis wann|frist|deadline|(?:termin|datum) für|fertig|abgeschlossen|stichtag|abgabe|zieltermin)(?!\p{L})/iu,
    start:
      /(?<!\p{L})(?:wann (?:fängst|fangt|kannst|könnt|willst|wollt|möchtest|beginnst|beginnt|startest|startet|geht)[^?]*(?:an|anfangen|beginnen|loslegen|starten|los)?|ab wann|startdatum|starttermin)(?!\p{L})/iu,
    milestones:
      /(?<!\p{L})(?:zwischenschritte?|meilensteine?|feste? termine?|zwischentermine?|zwischenziele?|etappen|weitere termine|feststehende)(?!\p{L})/iu,
    hours: /(?<!\p{L})(?:stunden|wie viel zeit|wieviel zeit|pro woche|in der woche)(?!\p{L})/iu,
    budget: /(?<!\p{L})(?:budget|kosten|wie viel geld)(?!\p{L})/iu,
    name: /(?<!\p{L})(?:wie soll (?:es|das projekt|das ganze) heißen|name(?:n)? für|wie (?:nennen|heißt)|titel für)(?!\p{L})/iu,
    priority:
      /(?<!\p{L})(?:wie (?:wichtig|dringend|eilig)|priorität|ist es (?:eilig|dringend)|dringlichkeit)(?!\p{L})/iu,
    excluded:
      /(?<!\p{L})(?:nicht dazu|nicht dabei|ausgeschlossen|weglassen|nicht (?:enthalten|gewünscht)|nicht zum projekt)(?!\p{L})/iu,
    goal: /(?<!\p{L})(?:worum geht|woran arbeitest|was (?:hast du vor|möchtest du|willst du|planst du|ist (?:das|dein) (?:ziel|projekt))|was ist dein|erzähl|wie kann ich helfen|womit kann ich)(?!\p{L})/iu,
  },
  asksOfWork:
    /(?<!\p{L})(?:es|das|dies|arbeit|projekt|alles|ganze|du|ihr|wir|fertig|abgeschlossen|erledigt|frist|abgabe)(?!\p{L})/iu,
  questionLead:
    /^(?:und|dann|also|bis|ab|wann|was|ist|sind|muss|müssen|soll|sollen|kann|können|könnten|wird|werden|brauch\p{L}*|sich|der|die|das|dein\p{L}*)(?!\p{L})\s*/iu,
  askedOf: [
    /(?:termin|datum|frist|tag) für (?<what>(?:der|die|das|den|dein|deine|deinen) [\p{L} -]{2,40})$/iu,
    /[Ww]ann (?:muss|müssen|soll|sollen|ist|sind|wird|werden|findet|finden|kann|können|geht|gehen|kommt|beginnt|startet) (?<what>(?:der|die|das|dein|deine|eure?) (?:\p{Ll}+ )*\p{Lu}[\p{L}-]+)/u,
    /^(?:und )?(?:was ist mit (?:den |der |dem )?)?(?<what>(?:der|die|das|deine?|eure?) [\p{L} -]{2,40})$/iu,
  ],
  negative: /(?<!\p{L})(?:kein\p{L}*|nicht|nichts|nie|ohne)(?!\p{L})/iu,
  hoursAWeek: {
    said: /(?:stunden?|std|h|abende?|tage?n?)\b.*(?:woche|tag|wochenende)|(?<!\p{L})(?:wöchentlich|täglich|jede[nrs]?|nur|\p{L}+tags|abends|wochenenden?)(?!\p{L})/iu,
    complete: (amount, isNumber) => (isNumber ? `${amount} Stunden pro Woche` : `${amount} pro Woche`),
  },
  budget: { said: /budget/i, complete: (amount) => `Budget: ${amount}` },
  assumptions: {
    start: (day) => `Es wurde kein Beginn genannt: Es geht heute los, am ${day}.`,
    due: (day) => `Es wurde kein Termin genannt: angenommen sind 30 Tage, bis ${day}.`,
    guessed: (said, day) => `„${said}“ ist als ${day} gelesen.`,
    last: (what, day) =>
      `Es wurde kein Endtermin genannt: Das letzte Datum im Gespräch, ${day}${what ? ` (${what})` : ''}, gilt dafür.`,
    tooEarly: (said, day) =>
      `${said} liegt nicht nach dem Beginn, daher sind 30 Tage angenommen, bis ${day}.`,
    outside: (what, day) => `„${what}“ am ${day} liegt außerhalb des Projekts und ist kein Meilenstein.`,
    unsaidDue: (named, day) =>
      `Der Termin ${named} wurde im Gespräch nicht genannt, daher sind 30 Tage angenommen, bis ${day}.`,
    undated: (what) => `Für „${what}“ wurde kein Datum genannt, daher ist es kein Meilenstein.`,
    cut: (what) => `Der Meilenstein „${what}…“ hatte einen zu langen Namen, der gekürzt ist.`,
  },
};
