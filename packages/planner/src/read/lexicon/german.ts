import { type Lexicon, phrases, words } from './lexicon.ts';

export const GERMAN: Lexicon = {
  // Infinitives. A clause that ends with one, or with any word in -en or -ern after an object, asks for work.
  verbs: words(`
    abbauen abdichten abgeben abholen ablegen abmelden abschicken abschleifen abschließen absprechen anbringen anfragen
    anlegen anmalen anmelden anpassen anrufen anschauen anschließen anstreichen aufbauen aufhängen aufräumen
    aufschreiben ausdrucken ausfüllen aussäen aussortieren auswählen austauschen backen basteln bauen beantragen
    bearbeiten befestigen beschriften besorgen bestellen besuchen bezahlen binden bohren buchen bügeln dekorieren
    drucken durchgehen einbauen einfrieren einkaufen einladen einpacken einreichen einrichten einstellen eintragen
    entrümpeln entsorgen entwerfen erledigen erstellen filmen fotografieren fragen gestalten gießen grundieren heften
    holen installieren kaufen kleben klären kochen kontrollieren kopieren korrigieren kündigen kürzen lackieren leeren
    lernen lesen liefern machen malen messen montieren mähen nachfragen nähen ordnen organisieren packen pflanzen planen
    proben prüfen putzen recherchieren reinigen renovieren reparieren reservieren sammeln schicken schleifen schmücken
    schneiden schreiben sichten sortieren spachteln spülen streichen tapezieren testen transportieren trocknen
    trainieren umgraben ummelden umräumen verkaufen verlegen verpacken verschicken versenden vorbereiten vereinbaren
    verteilen waschen wechseln wegbringen wiederholen zeichnen zusagen zusammenbauen zusammenstellen zuschneiden üben
    überarbeiten übersetzen schrauben fegen wischen streuen setzen stellen bringen fahren geben gehen nehmen schauen
    hängen schaffen finden füllen einsetzen aufstellen anfertigen abstimmen antworten entscheiden melden leihen mieten
    beglaubigen abkleben anzahlen aktualisieren ergänzen abklären abnehmen ausräumen ausmisten freigeben führen
    hochladen veröffentlichen vertonen schreinern
  `),
  nounish: new Set<string>(),
  particles: words('ab an auf aus ein mit um zu vor weg zusammen zurück nach los her hin'),
  small: words(`
    der die das den dem des ein eine einen einem einer eines mein meine meinen meinem meiner dein deine unser unsere
    unseren unserem ihr ihre ihren ihrem sein seine seinen seinem ich wir du er sie es man mir mich uns euch ihm ihn
    ihnen sich in im an am auf aus bei beim mit von vom zum zur zu für nach vor bis ab um über unter durch ohne gegen
    zwischen während seit ins ans je pro als wie und oder aber auch noch nur schon bereits sehr ganz mal etwa ca circa
    rund ungefähr höchstens mindestens maximal ist sind war waren bin wird werden wurde wurden hat haben habe hatte muss
    müssen soll sollen kann können darf will wollen möchte nicht kein keine keinen keinem da dann danach erst zuerst
    davor dort hier so dass weil wenn alle alles jeden jede jedes jeder beide bzw zb bitte evtl ggf inkl insgesamt
    jeweils etc uhr std stunde stunden tag tage
  `),
  openers: new Set(
    phrases(`
      könnten sie uns | könnten sie mir | könnten sie | könntest du | kannst du | könnt ihr | bis dahin muss ich |
      bis dahin müssen wir | vorher muss ich | vorher müssen wir | dafür muss ich | dafür müssen wir | dazu muss ich |
      vorher brauchen wir von dir | brauchen wir von dir | brauchen wir | brauche ich | wir brauchen | ich brauche |
      wir bräuchten | ich bräuchte | ich muss auch noch | wir müssen auch noch | ich muss noch | wir müssen noch |
      ich muss | wir müssen | ich möchte | wir möchten | ich will | wir wollen | ich soll | wir sollen | ich werde |
      wir werden | muss ich noch | müssen wir noch | muss ich | müssen wir | zu erledigen | außerdem | ausserdem |
      anschließend | danach | zuerst | zuletzt | dann | erst | noch | bitte | auch | und | aber | also | todo | vorher |
      davor | zuvor | schließlich | abschließend | nur noch
    `),
  ),
  self: words('ich wir'),
  subjects: words('ich wir er man es du'),
  auxiliaries: words(`
    ist sind war waren bin hat habe hab haben wird werden kann können muss müssen soll sollen darf will möchte macht mache kommt braucht liegt fehlt fehlen dauert hilft steht
    entscheidet krieg kriege fang geht läuft laufen
  `),
  heads: words(`
    und aber oder weil wenn falls dass was wer wie wo warum dahin danach davor vorher sonst also nein ja nicht nie kein keine vielleicht evtl außer ausser damit
    sobald sofern ob er ich wir man es du unbedingt immer danke
  `),
  objects: words('es sie ihn diese dieses diesen'),
  stative: words('arbeiten haben sein'),
  fillers: words('noch auch nur dann'),
  others: words(`
    er sie man jemand kunde kundin kunden vermieter vermieterin chef chefin herr schwager schwägerin azubi firma
    sägewerk klempner schwester bruder mutter mama papa vater frau mann freund freundin kollege kollegin tochter sohn
    kinder eltern tante onkel oma opa nachbar nachbarin nachbarn druckerei lektorin lektor bäcker handwerker elektriker
    klempner maler schreiner tischler amt bank verlag agentur lieferant hausverwaltung steuerberater arzt ärztin lehrer
    lehrerin betreuer betreuerin team spedition umzugsfirma die
  `),
  owners: words('mein meine unser unsere ihr ihre sein seine der die das'),
  finite: words(`
    brauche hilft helfen liegt ist sind war waren wird werden wurde wurden hat haben hatte habe bin kann können muss
    müssen soll sollen darf dürfen will wollen möchte möchten würde kommt kommen kam macht machen bringt übernimmt
    kümmert liefert braucht brauchen dauert dauern nimmt gibt geht gehen fährt schickt antwortet prüft druckt packt
    kocht backt holt arbeitet arbeite arbeiten findet beginnt startet endet schließt öffnet meldet sagt sagte steht
    stehen liegt liegen bleibt bleiben hält spielt organisiert besorgt erledigt baut trocknet
  `),
  rating: words('scha brau dauer daue mach lese geht sind rech plan denk sage insg zusa gesa hatt vera'),
  rates: phrases('sagen wir | rechne mit | geschätzt'),
  pages: new Set(phrases('über uns | über mich')),
  nounForms: words(''),
  negations: words('kein keine keinen keinem keiner nix nicht nie niemals nichts ohne'),
  working: words(
    'geht arbeite arbeiten arbeitet arbeit zeit stunden tage tag abends abend morgens vormittags nachmittags wochenende wochenenden woche kann können verfügbar unter täglich möglich am pro',
  ),
  away: words(
    'urlaub ferien weg verreist krank unterwegs abwesend feiertag feiertage kur dienstreise krankenhaus beschäftigt',
  ),
  free: words('frei nichts nix pause ruhe ruhetag zu geschlossen'),
  only: words('nur ausschließlich lediglich'),
  turning: words(
    'nur frei kann können außer ausser bis ab aber sonst übrigen möglich wieder also dafür jede zweite morgens vormittags nachmittags abends mittags halb wenn solange dann erst',
  ),
  most: words('max maximal höchstens nie mehr als über'),
  finished: words(`
    erledigt gebucht bestellt gekauft gemietet ausgewählt bezahlt fertig abgeschlossen unterschrieben geschickt
    geliefert angekommen angemeldet geschrieben gedruckt bestätigt geklärt abgeholt installiert repariert eingereicht
    reserviert gestrichen geputzt gepackt ausgesucht gekündigt gemacht geplant organisiert aufgenommen geschnitten
    verschickt gebaut getestet hochgeladen veröffentlicht geprüft genäht verkauft weg da gefunden besorgt eingeladen
    vereinbart entsorgt vorhanden freigegeben abgegeben abgenommen beantragt
  `),
  already: words('schon bereits längst'),
  hedges: words(
    'außer aber nicht noch fast bis wenn sobald muss müssen soll sollen teilweise halb erst vor nach',
  ),
  undecided: phrases(`
  noch nicht sicher | nicht sicher | unklar | noch offen | noch nicht entschieden | überlege noch | überlegt noch | überlegen noch |
  vielleicht | eventuell | evtl | mal sehen | weiß noch nicht | noch nicht fest | ob wir | ob ich
`),
  later: phrases(`
  nächstes jahr | irgendwann | später mal | ein andermal | hat zeit | später irgendwann | nicht jetzt
`),
  excluded: phrases(`
  nicht nötig | brauchen wir nicht | brauche ich nicht | entfällt | fällt weg | gehört nicht dazu | nicht mehr nötig | kein bedarf |
  nicht enthalten
`),
  waiting: words(`
    dauert dauern braucht brauchen trocknen trocknet trocknung trockenzeit warten wartezeit lieferung liefert lieferzeit
    kommt kommen rückmeldung antwort antwortet feedback prüfung prüft freigabe druck druckt ruhen ruht aushärten härten
    ruhe pause ruhezeit später frühestens etwa danach jeweils zeit lieferfrist liegen gehen
  `),
  arriving: words('kommt kommen ankommt geliefert liefert da eintreffen trifft fertig'),
  occasions: words(`
    feier party hochzeit prüfung klausur konzert vorspiel markt messe fest termin besprechung treffen meeting auftritt
    geburtstag umzug übergabe wohnungsübergabe abgabe abgabetermin turnier premiere lesung ausstellung eröffnung
    vernissage flug abflug reise rennen lauf marathon taufe beerdigung jubiläum flohmarkt weihnachtsmarkt vortrag
    seminar workshop elternabend abnahme besichtigung hauptversammlung weihnachten ostern probe release
  `),
  appointments: words(
    'termin besprechung treffen meeting seminar workshop besichtigung probe abnahme zahnarzt anprobe aufmaß übergabe untersuchung beratung schulung kontrolltermin',
  ),
  happening: words('ist sind findet statt beginnt startet öffnet'),
  modifiers: words(`
    mit ohne für bei im in am an auf um zu zum zur vor nach bis ab von vom aus je jeweils pro inkl inklusive wie etwa ca
    circa rund ungefähr maximal max höchstens mindestens als weil da der die das den dem denen welche dass zwischen
    während nur idealerweise möglichst vorzugsweise zusammen insgesamt täglich gesamt also
  `),
  subordinate: words('wenn sobald nachdem bevor bis während seit'),
  conditions: words('falls sofern'),
  joints: words('und & + dann aber denn sowie danach anschließend'),
  next: words('dann danach anschließend zuletzt schließlich'),
  optional: phrases(`
  optional | wenn zeit ist | wenn noch zeit ist | falls zeit | wenn möglich | schön wäre
`),
  verbLast: true,
};
