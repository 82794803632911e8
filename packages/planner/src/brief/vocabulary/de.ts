import type { Vocabulary } from './vocabulary.ts';

export const GERMAN: Vocabulary = {
  common:
    'der die das den dem des ein eine einen einem einer und oder von zu zum zur im in ist sind für mit auf am an bis nicht kein keine ich wir es sie er mein meine unser unsere pro je als wenn kann muss soll wird werden nach aus bei über vor dann noch alle schon nur sich auch ohne jede jeden',
  months: [
    'januar|jänner|jan',
    'februar|feber|feb',
    'märz|maerz|mär',
    'april|apr',
    'mai',
    'juni|jun',
    'juli|jul',
    'august|aug',
    'september|sept|sep',
    'oktober|okt',
    'november|nov',
    'dezember|dez',
  ],
  weekdays: [
    'montags?|mo',
    'dienstags?|di',
    'mittwochs?|mi',
    'donnerstags?|do',
    'freitags?|fr',
    'samstags?|sonnabends?|sa',
    'sonntags?|so',
  ],
  weekend: 'wochenenden?',
  numbers: {
    einhundert: 100,
    zweihundert: 200,
    dreihundert: 300,
    fünfhundert: 500,
    tausend: 1000,
    eintausend: 1000,
    zweitausend: 2000,
    fünftausend: 5000,
    zehntausend: 10000,
    ein: 1,
    eine: 1,
    einen: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    elf: 11,
    zwölf: 12,
    fünfzehn: 15,
    zwanzig: 20,
    dreißig: 30,
    vierzig: 40,
    fünfzig: 50,
    hundert: 100,
    dutzend: 12,
  },
  units: {
    minute: 'minuten?|min',
    hour: 'stunden?|std|h',
    day: '(?:werk|arbeits|kalender)?tagen?|(?:werk|arbeits)?tage?s?',
    week: 'wochen?',
    month: 'monaten?|monate?',
  },
  quarter:
    'q([1-4])|([1-4])\\. ?quartal|\\b(erstes|zweites|drittes|viertes|ersten|zweiten|dritten|vierten) quartal',
  isoWeek: '(?:kw|kalenderwoche|woche) ?(\\d{1,2})',
  articles:
    'der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|mein|meine|meinen|unser|unsere|unseren|ihr|ihre|ihren|alle|jede|jeden|jedes|diese|diesen|beide',
  and: 'und|&|sowie|plus',
  or: 'oder|noch',
  prepositions:
    'von|vom|für|mit|in|im|auf|am|an|zu|zum|zur|aus|bei|beim|über|unter|vor|nach|ohne|per|durch|zwischen|inklusive|inkl|als|wenn|damit|weil|dass|bis|ab|pro|je|samt|gegen|um',
  verbs:
    'ändern abbauen abgeben abholen abmelden abnehmen abschicken abschließen abschleifen absprechen abstimmen anbringen anfordern anfragen anlegen anmelden anpassen anrufen anschaffen anschließen ansehen anstreichen archivieren aufbauen aufhängen auflösen aufnehmen aufräumen aufsetzen ausdrucken ausfüllen auslegen ausräumen ausschreiben aussuchen austauschen auswählen auswerten backen basteln bauen beantragen beantworten bearbeiten beauftragen befragen begleichen bekleben benachrichtigen berechnen beschaffen beschriften besichtigen besorgen besprechen bestätigen bestellen bewerben bezahlen binden bohren brennen buchen codieren dekorieren designen digitalisieren dokumentieren drehen drucken durchführen einbauen eingeben einholen einkaufen einladen einlesen einpacken einreichen einrichten einscannen einstellen eintragen einüben einziehen entfernen entrümpeln entscheiden entsorgen entwerfen entwickeln erarbeiten erfassen erheben erledigen ermitteln erneuern erstellen fertigstellen festlegen filmen finden formatieren fotografieren führen füllen gestalten gießen gründen herstellen hochladen holen illustrieren informieren installieren katalogisieren kaufen klären kleben kochen kontrollieren konzipieren koordinieren kopieren korrigieren kündigen layouten lektorieren lernen lesen liefern löschen machen mähen malen melden messen mieten mitnehmen montieren nähen nachbestellen nachfragen optimieren ordnen organisieren pflanzen planen posten präsentieren probieren programmieren proben prüfen putzen recherchieren räumen reinigen renovieren reparieren reservieren sägen sammeln scannen schicken schleifen schneiden schreiben schalten senden setzen sichten sortieren spachteln spielen spenden sprechen starten streichen suchen tapezieren teilen testen tragen trainieren transkribieren transportieren treffen trocknen überarbeiten übergeben übersetzen übertragen überweisen umbauen umgraben ummelden umräumen umziehen unterschreiben üben veröffentlichen vereinbaren verfassen verhandeln verkaufen verlegen vermessen verpacken verputzen verschicken versenden versichern verteilen vertonen verwalten vorbereiten vorlegen vorstellen wählen waschen wechseln werben wiederholen zeichnen zusammenfassen zusammenstellen zuschneiden',
  verbLast: true,
  leads:
    'bis dahin|vorher|davor|außerdem noch|dazu kommen(?: noch)?|hinzu kommen(?: noch)?|es kommen(?: noch)?|ich (?:brauche|benötige|muss|möchte|will|soll|werde)(?: noch)?|wir (?:brauchen|benötigen|müssen|möchten|wollen|sollen|werden)(?: noch)?|man muss|es (?:braucht|fehlen|fehlt|müssen|muss|soll|sollen)(?: noch)?|bitte|dann|danach|zuerst|zunächst|erstens|zweitens|außerdem|auch|noch|und|oder|aber|nur|schließlich|zuletzt|später|einschließlich|inklusive|inkl\\.?|sowie|aufgabe|ziel|nötig (?:ist|sind)|benötigt werden|gebraucht werden|dazu|dafür|mit|nicht vergessen|zu tun|soll (?:enthalten|haben)|der kunde (?:will|möchte|braucht|wünscht)|die kundin (?:will|möchte|braucht|wünscht)',
  optional:
    'optional|wenn (?:noch )?zeit(?: bleibt| ist)?|falls (?:noch )?zeit(?: bleibt)?|falls möglich|wenn möglich|eventuell|evtl\\.?|vielleicht|schön wäre|wäre schön|nach möglichkeit|gerne auch',
  excluded:
    '^(?:vorher |bis dahin |davor |bitte )?nichts\\b|\\b(?:ist|sind|wird|werden) (?:nicht|keine?n?) (?:nötig|notwendig|erforderlich|gewünscht|teil|enthalten|gebraucht|benötigt|vorgesehen|geplant)|\\bnicht (?:nötig|notwendig|erforderlich|gewünscht|enthalten|benötigt|gebraucht)|\\b(?:brauchen|brauche|braucht|wollen|will|möchte|benötigen|machen) (?:wir |ich )?(?:keine?n?|nicht)\\b|^(?:aber )?keine?[nrsm]?\\b|^(?:aber )?ohne\\b|^(?:aber )?nicht\\b|außer acht|entfällt|ausgenommen',
  already:
    '\\b(?:ist|sind|wurde|wurden|hab(?:e|en)|steht|stehen|liegt|liegen|gibt es|haben wir|hat)\\b[^,;]*\\b(?:schon|bereits)\\b|\\b(?:schon|bereits)\\b[^,;]*\\b(?:\\p{L}*ge\\p{L}+t|\\p{L}*ge\\p{L}+en|fertig|erledigt|vorhanden|da|bestellt|bezahlt|beauftragt|reserviert)\\b|\\b(?:ist|sind) (?:gebucht|erledigt|fertig|bezahlt|bestellt|reserviert|gemietet|geschrieben|unterschrieben|vorhanden|gekauft|gedruckt|organisiert|abgeschlossen|gekündigt|geklärt|beauftragt)\\b(?! (?:bis|vor))|^\\s*(?:erledigt|fertig)\\s*:',
  statement:
    '\\b(?:ist|sind|war|waren|bin|hat|haben|habe|hatte|findet|finden|wird|werden|wohnt|arbeitet|mag|besteht|enthält|umfasst|beginnt|endet|kostet|kann|können|könnte|dürfen|darf|gibt|liegt|steht|heißt|kommt|läuft|schaffe|schafft)\\b',
  needs:
    '^(?<who>(?:(?:der|die|das|mein|meine|unser|unsere|frau|herr) )?[\\p{L}-]+) (?:braucht|will|möchte|erwartet|benötigt|bekommt|wünscht(?: sich)?) (?<what>.+)$',
  due: 'bis|bis zum|bis spätestens|spätestens|spätestens am|vor dem|vor|fällig am|fällig|abgabe(?: am| ist am)?|frist|deadline|stichtag|einsendeschluss|abgabetermin',
  starting:
    'ab|ab dem|seit|vom|frühestens|frühestens am|nach dem|nicht vor|erst ab|erst am|beginnt am|startet am',
  on: 'am|für den|den|der|zum|auf den|ist am|findet am',
  only: 'nur|ausschließlich|kann|habe|verfügbar|abends|jeden|jede|immer|arbeite|zeit',
  away: 'urlaub|verreist|abwesend|nicht da|weg|(?<!(?:gibt|geben) [^;]{0,60})frei|ferien|krank|geschlossen|nicht verfügbar|keine zeit|bei meinen eltern|bei unseren eltern|betriebsferien|im ausland|auf reisen|nichts geht',
  per: 'pro|je|am|in der|im|die|/|jede|jeden',
  each: 'je|jeweils|pro stück|das stück',
  takes: 'dauern|dauert|braucht|brauchen|benötigt|benötigen|ca|etwa|rund|kostet',
  waits:
    '(?<what>[^,;:]*?)\\b(?:dauern|dauert|muss|müssen|braucht|brauchen|benötigt|benötigen|soll)\\b[^,;:]*?{n} ?{unit}\\b(?=[^,;:]*(?:trockn|härt|ruh|zurück|liefer|antwort|bearbeit|druck|komm|eintreff|gären|ziehen|abkühl|genehmig|warten|reif|$))|(?<what2>[^,;:]*?)\\b(?:lieferzeit|trockenzeit|trocknungszeit|bearbeitungszeit|vorlauf(?:zeit)?|trocknet|härtet|ruht|wartezeit|druckzeit|lieferfrist)\\b[^,;:\\d]*?{n} ?{unit}',
  approval:
    '^(?!(?:der|die|mein|meine|unser|unsere|frau|herr|ich|wir)\\b)(?<what4>.{3,60}?) (?:muss|müssen|soll|sollen) (?:noch )?(?<who4>(?:frau|herr|der|die|mein|meine|unser|unsere|unserem) [\\p{L}-]{2,30}) (?:erst |vorher |noch )?(?:freigeben|absegnen|genehmigen|abnehmen|bestätigen)$|(?<who>(?:(?:der|die|das|mein|meine|unser|unsere|frau|herr) )?[\\p{L}-]{2,30}) (?:muss |müssen |soll |will |möchte |gibt |geben )(?:erst |vorher |noch )?(?<what>[^,;]{0,60}?) ?(?:frei(?:geben|zugeben)?|absegnen|genehmigen|abnehmen|zustimmen|bestätigen)\\b.*$|^freigabe (?:des|der|von|für) (?<what2>.+?)(?: durch (?<who2>.+))?$|^(?<what3>.+?) (?:muss|müssen) (?:noch )?(?:von |vom |durch )(?<who3>.+?) (?:freigegeben|abgenommen|genehmigt|bestätigt) werden',
  before: 'bevor|vor',
  after: 'nachdem|sobald|wenn|nach',
  supplied:
    '\\b(?:er|sie|kunde|kundin|verlag|agentur|lieferant|druckerei|der|die) (?:\\p{L}+ )?(?:schickt|liefert|sendet|gibt|bringt|stellt)\\b|\\b(?:wird|werden) (?:\\p{L}+ )*(?:geliefert|geschickt|bereitgestellt)\\b|\\bkomm(?:t|en)\\b|\\btriff(?:t)? ein\\b',
  other: '(?:die )?(?:anderen|übrigen|restlichen|fehlenden|verbleibenden|weiteren|letzten)',
  budget:
    '(?:budget|kosten|preis)\\s*(?:ist|von|sind|max\\.?|maximal|:)?\\s*(?:ca\\.? |etwa )?[€$]?\\d|\\d[\\d.,]* ?(?:€|eur\\b|euro\\b|franken\\b|chf\\b)|€ ?\\d',
  deadline: '^(?:die |der )?(?:frist|abgabe|abgabetermin|deadline|einsendeschluss|stichtag|termin)\\b',
  ignore:
    '\\b(?:ignoriere|missachte|vergiss|umgehe)\\b[^.!?\\n]{0,60}\\b(?:anweisung(?:en)?|befehle?|regeln?|vorherigen?|bisherigen?|alles)\\b|\\bdu bist (?:jetzt|nun|ein)\\b|\\b(?:gib|zeige|schicke|nenne|verrate)\\b[^.!?\\n]{0,40}\\b(?:passw(?:ort|örter)\\p{L}*|geheimnis\\p{L}*|zugangsdaten|schlüssel|systemprompt)\\b|\\bsystem-?prompt\\b',
  sessions: 'in|an|auf|über|verteilt auf',
  greeting:
    '^(?:freundliche grüsse|beste grüße|beste grüsse|schöne grüße|gruss(?!\\p{L})|guten tag|besten dank|hallo|hi|liebe[rs]?|guten (?:tag|morgen|abend)|sehr geehrte[rs]?|danke|vielen dank|viele grüße|liebe grüße|mit freundlichen grüßen|mfg|lg|gruß(?!\\p{L})|grüße|von:|an:|betreff:|datum:|gesendet:|aw:|wg:)',
};
