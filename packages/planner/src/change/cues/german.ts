import type { CueWords } from './cue-words.ts';

export const GERMAN: CueWords = {
  polite: `
    danke|vielen dank|herzlichen dank|besten dank|ich hoffe|wir hoffen|hoffentlich|schönes? |
    bis (?:bald|dann|morgen|nächste)|ich freue mich|wir freuen uns|kurze frage|
    nur (?:noch )?(?:eine|ein paar|zwei) |
    (?:noch )?(?:eine )?(?:kleine|kurze) (?:sache|bitte|frage|anmerkung)|
    (?:melden|meldet) sie sich|melde dich|sagen sie|sag(?:t)? (?:mir|uns|einfach)?|geben sie (?:mir|uns)|
    gib (?:mir|uns)|rufen sie|ruf (?:mich|uns)|alles gute|frohe|entschuldig|tut mir leid|
    (?:wäre|ist|geht|passt) das (?:möglich|ok|okay|machbar|so)|
    liebe grüße|viele grüße
  `,
  asked: String.raw`
    könnten? (?:sie|wir|du|ihr|man)|könntest|
    (?<=^(?:und |auch |außerdem |oh,? )?)können (?:sie|wir)|
    kannst|kann (?:man|das)|würden? (?:sie|wir|gern|mich|uns)|würdest|bitte|
    (?:wir|ich) (?:bräuchten?|brauchen?|hätten?|möchten?|wünschen?|wollen|will)|
    bräuchten?|hätten? (?:wir|ich|gern|lieber)|hätten? .{1,60}(?:gern|lieber)|möchten?(?!\p{L})|wünsch(?:t|en)|
    wär(?:e|en)? .{1,30}(?:drin|denkbar|machbar)|ginge|ließe sich|lassen sich|dürften? wir|
    wenn (?:sie|du) .{1,40}(?:könnten?|würdest)|möchten? (?:wir|ich)|wäre (?:es|toll|schön|super|gut|prima)|
    wäre .{1,40}(?:toll|schön|super|gut|prima|möglich)|
    ist es möglich|gibt es (?:die|eine) möglichkeit|fragt|gefragt|sollte[n]?|soll(?:en)? |muss |müssten? |
    brauchen wir|brauche ich|braucht|will (?=\p{L}+ )|
    haben (?:uns )?(?:entschieden|beschlossen)|
    denken sie (?:bitte )?(?:an|daran)|denk
  `,
  dropped: `
    nicht mehr|
    brauchen (?:wir |sie |ich )?(?:doch |nun |jetzt |dann )*(?:nicht|kein)|
    (?<=^(?:und |aber |auch |nur |bitte )*)kein(?:e|en|er)? (?!problem|eile|frage|thema|stress|sorge|ahnung|ding)|ohne (?:den|die|das) |sparen wir|lassen wir (?:so|weg|sein)|
    kein(?:e|en|er)? .{0,40}mehr|weglassen|lassen wir (?:weg|bleiben)|lassen .{1,50}(?:weg|bleiben|fallen)|
    entf(?:ällt|allen)|streichen|gestrichen|verzichten|fällt weg|fallen weg|weg(?:fallen|gelassen)|nicht nötig|
    nicht notwendig|unnötig|
    (?:können sie|kannst du) .{0,10}(?:sparen|schenken)|
    absagen|abgesagt|zurückgestellt|(?:übernehmen|machen|erledigen) wir|wir .{0,30}selbst|macht? .{1,30} selbst|(?:brauchst|müssen sie|musst du) .{0,30}(?:nicht|kein)|raus(?:nehmen)?|doch nicht
  `,
  changed: `
    statt|anstatt|anstelle|stattdessen|lieber|ändern|geändert|ersetzen|tauschen|größer|kleiner|länger|kürzer|
    weniger|erhöhen|verdoppeln|von .{1,30} auf |jetzt|nun|nur noch|doch|umstellen|anders
  `,
  contrast: String.raw`sondern|statt|anstatt|anstelle|nicht (?:mehr )?(?:\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf)(?!\p{L})|und nicht `,
  kept: `
    bleibt (?:alles|es|so)|(?:müssen|brauchen) sie sich nicht|
    wie (?:besprochen|gehabt|geplant|vereinbart)|
    ändert sich nichts|so lassen|keine eile|eilt nicht
  `,
  added: 'auch|zusätzlich|noch|außerdem|dazu|ergänzen|weitere[nrs]?|extra|hinzufügen|plus|aufnehmen',
  moved: `
    verschieben|verschoben|vorziehen|vorgezogen|früher|später|schon (?:bis|am|zum)|erst (?:am|zum|bis)|termin|
    frist|reicht|fertig (?:sein|bis)|langt|genügt|rutsch|verlegt|bis zum|bis spätestens|spätestens
  `,
  vague: `
    irgendwie|
    (?:etwas|ein bisschen|ein wenig) (?:frischer|moderner|wärmer|lebendiger|peppiger|freundlicher|mehr)|
    peppiger|weiß nicht (?:genau|so)|irgendwas fehlt|etwas fehlt|noch nicht (?:sicher|ganz|entschieden)|
    nicht (?:ganz )?(?:sicher|überzeugt|glücklich)|
    unsicher|überlegen (?:wir )?noch|mal schauen|wirkt (?:etwas|noch|ein)|moderner|pfiffiger|mehr pep
  `,
  whole: `
    alles|das ganze|gesamte|launch|abgabe|fertigstellung|übergabe|liefertermin|das projekt|online gehen|
    fertig|steht|stehen|schaffen|reicht|online|live|abgeschlossen|einzug|haben wir alles
  `,
  others: `
    (?:macht|übernimmt|kümmert sich|erledigt|schickt) |(?:bekommen|kriegen|erhalten) sie|(?:bekommst|kriegst) du|
    (?:ich|wir) (?:schicke|sende|bringe|mache|kümmere|liefere|melde|rufe|schreibe|gebe|komme|hole)
  `,
  given: `
    schick|send|bring|liefer|holt|hole |zieh(?:t|en) .{0,20}ein|gibst|gebe|übergib|stell(?:t|en) .{1,40}(?:bereit|zur)|komm(?:t|en|e)|kriegen sie|bekommen sie|bekommst|kriegst|lade|lädt|mail
  `,
  earlier: 'früher|vorziehen|vorverlegen|vorgezogen',
  later: 'später|verschieb|verschob|verläng|länger|mehr zeit|nach hinten',
  former: 'statt|anstatt|anstelle|nicht|ursprünglich|vom',
  reason: 'weil|da|denn|damit|wenn|sobald',
  everything:
    'alles|das ganze|gesamte|das projekt|launch|abgabe|fertigstellung|übergabe|liefertermin|online gehen|einzug|haben wir alles',
  notBefore: 'nicht vor|erst (?:ab|am|nach|in|im|zum|wenn)|frühestens|ab dem',
  same: 'bis dahin|an (?:dem|diesem) tag|am (?:selben|gleichen) tag|dann schon|zu dem termin',
  previous:
    'am (?:tag|abend) (?:davor|vorher|zuvor)|am vor(?:tag|abend)|vorher|davor|bevor (?:sie|er|es|wir|die|der|das)|vor (?:ihrem|seinem|deren) ',
  more: String.raw`(?:ein|eine|einen|noch|zwei|drei|etwas|jemand|jemanden|den|die|das|dass)(?!\p{L})`,
  pointing: String.raw`(?:das(?= \p{L}+(?:en|te|ten|t|st|ss) (?:wir|ich|sie))|es|ihn|das (?:bitte|noch|auch))(?!\p{L})`,
};
