import { GERMAN_FILLERS } from './fillers.ts';
import type { Vocabulary } from './vocabulary.ts';

export const DE: Vocabulary = {
  fill: `${GERMAN_FILLERS}|was ist da|frisst|fressen|mehr so|wenig|grade|grad|irgendwo|irgendwann|udn|nun|meinst du|der|die|das|den|dem|des|ein|eine|einen|einem|einer|ich|mich|mir|wir|uns|du|dir|dich|mein|meine|meinen|meinem|meiner|meines|unser|unsere|unserem|unseren|unserer|dein|deine|es|sie|man|s|zu|zum|zur|von|vom|an|am|im|in|auf|aufs|aus|bei|beim|mit|um|ums|fur|furs|und|aber|dann|denn|auch|so|noch|schon|jetzt|gerade|mal|eigentlich|also|doch|wohl|ja|hm|ok|okay|hey|etwa|ungefahr|genau|uberhaupt|wirklich|da|dazu|dafur|daran|dabei|damit|davon|hier|dort|gibt es|gibts|gibt|steht|stehen|ansteht|liegt|liegen|los|sich|bitte|sag|sage|sagen|weiss|wissen|denke|glaube|leider|sehr|zurzeit|zur zeit|derzeit|momentan|aktuell|aktuelle|aktuellen|insofern|pro|je|jeweils|lieber|lieber daymark|liebes daymark|hinein|rein|ganz|gar|immer|bereits|halt|eben|einfach|kurz|schnell|eigenen|selbst|uber|sorry|moin moin|ubrigens|laut plan|kommt|kommen|diese|dieser|dieses|diesen|diesem|jeden|zwar|stimmt|mittag|vielleicht|plotzlich|wie war das|letztlich|am stuck|samtliche|zurzeit|steck|stecken|noch so|alles noch|im moment|was ist mit|wie ist es mit|was gibt es|tja|fest`,
  polite:
    'bitte|kannst du|konntest du|konnen sie|konnten sie|wurdest du|kannste|ich mochte|ich will|ich wurde gern|ich wurde gerne|lass uns|kann ich|konnen wir|konnten wir|mal|ich muss|wir mussen|mach|magst du|sei so gut|ich hatte gern|ich hatte gerne|wurden sie|ich brauche',
  aux: 'ist|sind|bin|war|waren|hat|habe|hab|haben|hast|hatte|wurde|wurden|bist|seid|gibt',
  modal:
    'ich muss|wir mussen|muss|musste|mussen|soll|sollte|sollen|will|wollen|mochte|darf|kann|konnen|konnte|brauche|brauch|braucht|brauchen|werde|werden|wird',
  except: 'ohne|ausser|abgesehen von|statt|anstatt|wenn|falls|sofern|es sei denn|nur wenn|tausche|vertausche',
  howTo: 'wie kann ich|wie mache ich|wie konnen wir|wie soll ich|wie sollen wir|wieso',
  not: 'nicht|kein|keine|keinen|keinem|keiner|nie|niemals|nichts|nix|nein nicht',
  because: 'weil|da ja|denn|damit',
  what: 'was|welche|welcher|welches|welchen|welchem|was fur|was alles|wer|irgendwas|irgendetwas|etwas|was genau|irgendwelche',
  list: 'zeig|zeige|zeig mir|zeige mir|liste|liste auf|gib|gib mir|nenn|nenne|nenn mir|nenne mir|sag mir|sag|such|finde|erzahl|erzahle|auflisten|anzeigen|schau nach|anschauen|ansehen',
  when: 'wann|an welchem tag|welcher tag|welchen tag|bis wann|seit wann|ab wann|an welchen tagen|welche tage|zu wann|zu welchem datum|wann genau|welches datum',
  howMany: 'wie viele|wieviele|anzahl|wie viel|wieviel|wievielen',
  howMuch: 'wie viel|wieviel|wie viele|wieviele',
  howLong:
    'wie lange|wie lang|wie viel zeit|wieviel zeit|wie viele tage|wie viele wochen|wie lang noch|wie lange noch',
  how: 'wie|wie steht|wie stehts|wie lauft|wie laufts|wie weit|wo stehe ich|wo stehen wir|wie sieht|wie geht|wie gehts|was macht|wie kommt|wie komme|wie steht s|wie geht es|wo steh ich',
  where: 'wo|warum|wieso|wer|wen|wem|weshalb',
  task: 'meeting|besprechung|besprechungen|aufgabe|aufgaben|task|tasks|teilaufgabe|teilaufgaben|todo|todos|to dos|to-dos|unteraufgabe|unteraufgaben|punkt|punkte|posten|schritt|schritte|termin|termine|sachen|dinge|sache|ding|zeug|arbeiten|arbeitspakete',
  project: 'projekt|projekte|projekten|projekts|projektes|vorhaben',
  milestone: 'meilenstein*|etappenziel*|eckdaten',
  hours: 'stunde|stunden|std|h|zeit|zeitaufwand',
  work: 'arbeit|aufwand|arbeitszeit|arbeite|arbeiten|pensum|arbeitslast|arbeitsaufwand|gearbeitet',
  day: 'tag|tage|tagen|woche|wochen|monat|monate|wochentag|wochentage',
  deadline:
    'end|endtag|schluss|endet|ende|zu ende|aufhort|deadline|deadlines|frist|fristen|falligkeit|falligkeitsdatum|abgabetermin|abgabe|abgabetermine|endtermin|enddatum|zieltermin|abgabedatum|termin',
  plan: 'plan|plane|planung|geplant|zeitplan|kalender|agenda|eingeplant|terminplan|verplant|vorgesehen',
  everything:
    'alles|alle|allen|aller|komplett|komplette|gesamte|gesamten|samtliche|das ganze|allem|ganze|ganzen|jede',
  promised: 'versprochen|versprechen|zugesagt|zusage|zusagen|versprich*',
  takeOn:
    'auftrag annehmen|diesen auftrag annehmen|den auftrag annehmen|einen auftrag annehmen|noch einen auftrag|neuen auftrag annehmen|einen neuen auftrag|weiteren auftrag|noch ein projekt annehmen|noch ein projekt|weiteres projekt annehmen|anfrage|anfragen|annehmen',
  others:
    'kunde|kunden|kundin|kundinnen|andere|anderen|anderes|ubrige|ubrigen|rest|restliche|restlichen|sonst',
  it: 'es|das|den|die|sie|diese aufgabe|diese|dieses|die erste|die zweite|die letzte|das erste|das zweite|das letzte|den ersten|den zweiten|den letzten|die andere',
  first: 'erste|ersten|die erste|fruheste|fruhesten|fruhster',
  last: 'letzte|letzten|letzter|die letzte|spateste|spatesten',
  due: 'passiert|findet statt|stattfindet|abgeben|fallig|faellig|ansteht|anstehen|anstehend|anstehende|steht an|stehen an|an|zu tun|zu erledigen|erledigen|machen|tun|dran|vor|auf dem plan|auf dem programm|auf der liste|auf meiner liste|auf dem zettel|geplant|los|todo|to do|kommt|kommen|demnachst|bevorstehend*|eingeplant|vorhabe|habe ich vor|auf dem tisch|anliegt|liegt an|liegen an|an aufgaben|aussieht|sieht|aussehen|aus|kommt auf mich zu|erledigt werden|fertig werden|gemacht werden|fertig sein|noch machen|zu machen|auf der agenda|arbeiten|schaffen|fertig machen|fertigmachen|fallt an|abzugeben|vorgesehen|wartet auf mich|programm',
  overdue:
    'liegen geblieben|liegengeblieben|druber|daruber hinaus|uber dem termin|uber der frist|uberm termin|hinter dem termin|verpennt|verbummelt|verschwitzt|ubersehen*|durchgerutscht|uberfallig*|verspatet*|zu spat|liegen geblieben*|liegengeblieben*|verpasst*|verschlafen|uberzogen|hatte schon|langst fertig|uberschritten*|abgelaufen*|schon vorbei|vergessen*|langst erledigt|im ruckstand|versaumt*|offen geblieben|liegen gelassen|hinten dran',
  behind:
    'im verzug|in verzug|hinterher|hinter dem plan|im plan|im zeitplan|in der zeit|ruckstand|im ruckstand|zuruck|zuruckliegen|gefahrdet|sorgen|gut in der zeit|im soll|hange ich|hinke|hange|hinten dran|hinten|auf kurs|in gefahr|kritisch|brenzlig|brennt|hinkt|hinken|nachhangen|problem|probleme|hangen|schief|liege|liegen|verzug|hangt|hakt|plan|gut|nach plan|planmassig|spat dran',
  done: 'erledigt*|fertig*|abgeschlossen*|geschafft|gemacht|beendet*|abgehakt*|durch|getan|vollendet*|fertiggestellt|fertig gestellt|fertig geworden|abgearbeitet*|abgeschickt|geleistet|bearbeitet',
  finish:
    'fertig|erledigt|geschafft|gemacht|getan|abgeschlossen|abgearbeitet|fertiggestellt|fertig geworden|erreicht|fertig bekommen|fertigbekommen|beendet|abgehakt|hinbekommen|weggeschafft|geleistet|gearbeitet|bearbeitet|hinter mich gebracht|vom tisch|zustande gebracht',
  open: 'offen*|ubrig|verbleibend*|ausstehend*|unerledigt*|noch nicht erledigt|noch nicht fertig|nicht fertig|nicht erledigt|fehlt|fehlen|noch zu tun|bleibt|bleiben|steht aus|stehen aus|laufend*|aktiv*|rest|ausstehen|aussteht|vor mir|unfertig|laufen|nicht begonnen|noch zu machen|restlich|restliche|restlichen|noch zu erledigen|restaufwand|restarbeit|resttage|noch vor|nicht abgeschlossen|nicht angefangen',
  started:
    'in arbeit|angefangen*|begonnen*|laufend*|in bearbeitung|dran|gestartet|lauft|laufen|am laufen|im gange|dabei',
  progress:
    'stand|status|fortschritt|fortschritte|prozent|zwischenstand|update|lage|info|infos|uberblick|neues|details',
  goes: 'steht|stehts|lauft|laufts|weit|aussieht|sieht|aus|sieht es|kommt|voran|vorankommen|geht|gehts|entwickelt|komme|vorangekommen|macht|machen|stehe|stehen|gekommen|kommen|bin|angelangt|vorwarts|gediehen|laufen|wie weit|gehen|es um|uber',
  next: 'als nachstes|nachstes|als erstes|zuerst|nachster schritt|nachste schritt|nachsten schritt|nachste schritte|nachste aufgabe|nachsten aufgaben|womit|womit soll ich anfangen|wo anfangen|wo fange ich an|was jetzt|was nun|anfangen|fange|beginnen|nachste|nachsten|nachster|anpacken|starten|weitermachen|weiter|was soll ich tun|was soll ich machen|womit fange ich an|ich stecke fest|uberfordert|komme nicht weiter|weitergeht|angehen|kummern|drannehmen|loslegen|als nachstes dran|vornehmen|empfiehlst|vorziehen|konzentrieren|widmen|dran|geht s weiter',
  important:
    'wichtigste*|dringendste*|wichtig|dringend|wichtigsten|am wichtigsten|am dringendsten|vorrang|vordringlich*|drangt|brennt',
  free: 'frei|freiesten|freieste|am freiesten|freie|freien|freier|freies|freie zeit|luft|kapazitat|kapazitaten|spielraum|zeit|platz|verfugbar|lucke|lucken|freiraum|zeit fur|freie stunden|freie tage|freien tag|freien tage|puffer|einschieben|unterbringen|reinschieben|zeit ubrig|noch was rein|noch was frei|freizeit|dazwischenschieben|unverplant|reinpasst|einplanen|zeit habe|zeitfenster|nichts vor',
  busy: 'ausgelastet|auslastung|ausgebucht|voll|vollsten|vollste|am vollsten|belegt|uberlastet|uberbucht|beschaftigt|wie voll|stressig|stressigsten|stressigste|vollgepackt|zu viel|zuviel|last|verplant|uberplant|eng|uberladen|ruhigsten|ruhigste|leersten|zugepackt|packt|uberbelegt|eingespannt|dicht|arbeitsreich*|zu voll|uberfullt|belastung|viel los|am meisten|los|mehr als ich schaffe|mehr als ich schaffen kann',
  fit: 'schaffe ich|schaffen wir|schaffe|schaff ich|schaffen|rechtzeitig|machbar|realistisch|zeitlich|punktlich|passt|reicht|hinkriegen|hin|klappt|moglich|fristgerecht|hinbekommen|rechtzeitig fertig|fertig|werde ich fertig|werd ich fertig|kriege ich|krieg ich|genug zeit|in der zeit|aufgehen|geht sich aus|geht auf|geht das auf|kriege|krieg|passt das|unterbringen|haut hin|ausreicht|genug|reichen|klappen|einhalten|halten|zu schaffen|fertig werden|werden|durchkommen|bekomme ich|erledigt|ausgehen|haltbar|einhaltbar|termingerecht|ausgeht',
  wait: 'warte*|wartet|worauf|blockiert|blockieren|hangt ab|abhangig|abhangig von|hangt von|haengt|worauf warte ich|blockier*|wartest|ausstehende ruckmeldungen|hangt es|hangt|aufgehalten|stockt|abhangigkeit*|aufhalt|halt auf|halt mich|gebremst',
  answer:
    'geantwortet|antwortet|antwort|zuruckgemeldet|gemeldet|meldet|freigegeben|freigibt|freigabe|angekommen|ankommt|zugesagt|genehmigt|bestatigt|ruckmeldung|zuruckgekommen|geliefert',
  take: 'gedauert|gebraucht|dauert|dauert e|brauche|brauche ich|aufgewendet|gekostet|investiert|verbracht|gesteckt|benotigt|dauerte|hat gedauert|braucht|reingesteckt|verwendet|gearbeitet|drangesessen|gesessen|aufgewandt|dauern|reinstecken|verbraucht|tatsachlich|drauf gegangen|draufgegangen|hat|angefallen|erfasst|gebucht|ging|gingen|drauf',
  estimate:
    'geschatzt*|schatzung|veranschlagt*|dauer|aufwand|dauert|dauern|brauchen|geplanter aufwand|gross|angesetzt|eingeplant|umfang|brauche|braucht',
  priority: 'prioritat|prio|prioritaten|wichtigkeit|dringlichkeit|priorisiert*|priorisiere|priorisierung',
  high: 'hoch|hohe|hoher|hohen|hohem|hochste|hochster|hochsten|dringend*|wichtig*|hochprior*|top|hohe prio|hohe prioritat|hoher prioritat|hoher prio',
  medium: 'mittel|mittlere|mittlerer|mittleren|normal|normale|normaler|mittlere prio',
  low: 'niedrig|niedrige|niedriger|niedrigen|niedrigem|niedrigste*|gering|geringe|geringer|unwichtig*|niedriger prioritat|weniger wichtig|nicht so wichtig',
  total: 'insgesamt|gesamt|zusammen|in summe|summe|total',
  overview:
    'uberblick|ubersicht|zusammenfassung|statistik|zahlen|gesamt|gesamtstand|wie lauft es|wie steht es|wie sieht es aus|gesamtuberblick|fass zusammen|lagebericht|wie lauft alles|summe|status|stand der dinge|total|bilanz|wie siehts aus|wie lauft s|wie laufts',
  dayOff:
    'urlaub*|frei|ferien|freien tag|freier tag|freie tage|freinehmen|frei nehmen|verreist|auf reisen|abwesend|nicht da|unterwegs|nicht im buro|arbeite nicht|nicht arbeiten|kann nicht arbeiten|feiertag|brucktag|auszeit|urlaub nehmen|habe frei|nicht verfugbar|im urlaub|ausser haus|freigenommen|tag frei|tage frei|nix arbeiten|nicht erreichbar|arbeitsfrei|falle aus|falle ich aus|nicht zu haben',
  offVerb:
    'blockier|blockiere|blocke|block|sperr|sperre|markier|markiere|als|nehme|nehmen|nimm|mache|mach|machen|eintragen|trag|trage|eintrag|bin|fahre|fahren|gonne|weg|habe|hab|ein',
  sick: 'krank|erkaltet|krankgeschrieben|krankheit|grippe|fieber|unwohl|nicht gut|erkaltung|kranksein|corona|flach|liege flach|krankmelden|migrane|krankenstand|krank geschrieben|fuhle mich|im bett|fuhl mich|kopfschmerzen|schlecht|nicht fit|krank geworden',
  until: 'bis|vor|nach|ab|seit|von|bis zum|bis zur|bis dahin',
  add: 'fuge|fug|hinzu|hinzufugen|neue aufgabe|neuer task|neues todo|neue teilaufgabe|leg|lege|leg an|anlegen|erstell|erstelle|trag|trage|ein|eintragen|erinner mich|erinnere mich|notier|notiere|schreib auf|ergan*|nimm|auf|dazu|nimm auf|aufnehmen|neuer punkt|neue todo|merk dir|pack|setz auf die liste|merken|aufgabe anlegen|mach|neue aufgaben|schreib|brauche eine aufgabe|plan ein|plane ein|an',
  mark: 'markier|markiere|markieren|setz|setze|hak|hake|ab|abhaken|als|schliess|schliesse|auf|stell|stelle|hakst|streich|streiche|erledige|setzen|abschliessen|haken|kennzeichne|trag|trage|kannst|gilt|haken dran|melde',
  move: 'verschieb*|verschoben|schieb*|verleg*|umplan*|vorzieh*|zieh*|verlager*|ruck|rucke|rucken|bewege|umlegen|ubertrag*|vorverleg*|umbuch*|rutscht|rutschen',
  postpone:
    'verschieb*|schieb*|nach hinten|spater|verlanger*|verzoger*|aufschieb*|hinauszoger*|ruck*|verschoben|zuruckstell*',
  later: 'spater|nach hinten|hinten|hinaus|weiter|raus|langer|danach',
  earlier: 'fruher|nach vorne|vorne|vor|eher|vorzieh*|vorverleg*|nach vorn|kurzer',
  rename: 'umbenennen|benenn*|nenn|nenne|um|umbenenn*|heisst jetzt|umtaufen|taufe|soll heissen',
  remove:
    'nicht mehr notig|brauche nicht mehr|brauch nicht mehr|brauche ich nicht mehr|brauch ich nicht mehr|nicht mehr gebraucht|hinfallig|entfallt|fallt weg|fallt flach|losch*|entfern*|streich*|wirf|schmeiss|raus|verwerfen|verwirf|weg|aus|von der liste|cancel|stornier*|absagen|weghauen|nimm raus',
  set: 'setz|setze|ander*|auf|stell|stelle|gib|mach|mache|leg|lege|fest|trag|trage|ein|plan|plane|veranschlag*|dauert|braucht|brauche|erhoh*|hoch|runter|senk*|reduzier*|schatz*|anpassen|pass an|an|hochsetzen|ist jetzt|festlegen|hoher|jetzt|aktualisier*|kurz|runtersetzen|stufe|bekommt|verpass|von|eintragen|hat',
  start:
    'start*|beginn*|fang|fange|anfang*|angefangen|begonnen|gestartet|arbeite|los|mit|an|in arbeit|auf|arbeite an|loslegen|dran|bearbeite|setz|setze|mach|mache|lege|gerade|sitze|sitz|daran|nehme|vor',
  reopen:
    'wieder auf|wieder offnen|wieder offen|nicht erledigt|nicht fertig|als offen|offen|offnen|offne|auf offen|doch nicht fertig|ausstehend|noch nicht fertig|doch nicht erledigt|noch nicht erledigt|wieder|wieder aufmachen|aufmachen|doch nicht|zurucksetzen|zuruck',
  replan:
    'umplanen|plan neu|plane neu|neu planen|plan um|plane um|replan*|umorganisier*|neu verteilen|verteil*|neuplanung|neu|aufholen|umverteil*|sortier*|neu einplanen|ordne|glatt*|umschichten|aufteilen|reparier*|in ordnung|nachziehen|neuer plan|neuen plan|entzerr*|anders verteil*',
  breakDown:
    'zerleg*|aufteilen|teil auf|teile auf|teile|teil|auf|unterteil*|in aufgaben|in teilaufgaben|in schritte|aufgaben fur|erstelle aufgaben|generier*|gliedere|brich|runter|herunterbrechen|herunter|schritte|in einzelne schritte|aufgliedern|aufdroseln|plane|plan|in',
  split:
    'zerleg*|aufteil*|unterteil*|aufglieder*|aufdrosel*|brich|brechen|herunterbrechen|herunter|runter|teil|teile|teilen|auf|schritte|schritten|in schritte|in einzelne schritte|in schritten|in teilaufgaben|teilschritte|in teilschritte|in teile|spalte|spalt',
  finer:
    'kleiner|kleinere|kleineren|kleinere schritte|in kleinere schritte|in kleineren schritten|kleine schritte|in kleine schritte|feiner|feinere schritte|in feinere schritte|mehr schritte|genauer|detaillierter|kleinschrittig*|kurzere schritte|kleinere aufgaben|in kleinere aufgaben|kleinteilig*',
  coarser:
    'grober|grobere schritte|in grobere schritte|grossere schritte|in grossere schritte|weniger schritte|in weniger schritte|weniger detail*|weniger aufgaben',
  undo: 'ruckgangig|mach das ruckgangig|mach ruckgangig|zurucknehmen|nimm zuruck|widerruf*|zuruck|nimm das zuruck|ruckgangig machen',
  create:
    'neues projekt|projekt starten|projekt anlegen|projekt planen|projekt beginnen|projekt erstellen|projekt machen|starte ein projekt|plane ein projekt|erstelle ein projekt|beginne ein projekt|starte ein neues projekt|plane ein neues projekt|erstes projekt|weiteres projekt|neues projekt starten|neues projekt anlegen|neues projekt planen|leg ein projekt an|lege ein projekt an|ein projekt',
  wish: 'bauen|aufbauen|erstellen|einrichten|starten|organisieren|schreiben|planen|renovieren|entwickeln|gestalten|veroffentlichen|grunden|vorbereiten|ubersetzen|lernen|aufnehmen|eroffnen|umziehen|plane|plan|organisiere|organisier|veranstalten|feiern',
  hello:
    'hallo|hi|moin|servus|guten tag|guten morgen|guten abend|gruss gott|grussi|hey|hallo zusammen|morgen|hallochen|na|tag|gruezi|gude|moin moin|huhu|mahlzeit|guten mittag',
  thanks:
    'danke|vielen dank|merci|danke schon|dankeschon|besten dank|dank dir|danke dir|lieben dank|danke sehr|danke vielmals',
  bye: 'tschuss|ciao|bis bald|bis spater|bis dann|bis morgen|auf wiedersehen|gute nacht|schonen tag|tschau|schonen abend|feierabend|mach s gut|schones wochenende|bis nachste woche|schonen feierabend',
  yes: 'ja|ja bitte|mach das|gern|gerne|jawohl|ok|okay|mach es|na klar|klar|jep|annehmen|nimm an|passt|einverstanden|ja gern|ja gerne|stimmt so|so machen|bestatige|bestatigen|tu das',
  no: 'nein|ne|nee|lieber nicht|egal|vergiss es|nicht jetzt|nein danke|abbrechen|stopp|lass es|lass mal',
  praise:
    'cool|super|toll|prima|klasse|gut|schon|perfekt|spitze|wow|haha|verstanden|alles klar|sehr gut|genial|top|sehr schon|ah|aha|geil|freut mich|na gut|interessant|wunderbar|hervorragend|stark|nice|lol|gut gemacht',
  wellbeing:
    'wie geht es dir|wie geht s dir|wie gehts dir|wie gehts|wie geht s|wie geht es ihnen|wie geht es|was geht|alles gut|wie laufts bei dir|wie lauft es bei dir',
  help: 'hilfe|was kannst du|wer bist du|was bist du|wie kannst du mir helfen|womit kannst du|womit kannst du mir helfen|bist du eine ki|bist du ein bot|bist du ein mensch|was kann ich dich fragen|was kannst du alles|was kann ich fragen|wie funktioniert das|wie funktionierst du|was weisst du|hilf mir|kannst du mir helfen|befehle|was verstehst du|was kannst du fur mich tun|was kann ich hier machen|was machst du',
  offTopic:
    'gezahlt|bezahlt|zahlung|zahlungen|gewinn|konto|kontostand|wetter|witz|witze|horoskop|bitcoin|fussball|prasident*|gedicht|geschichte|lied|rezept|email|e-mail|mail|whatsapp|sms|ubersetze|hauptstadt|nachrichten|aktie*|regnet|regen|schneit|temperatur|pizza|restaurant|sinn des lebens|flug|hotel|preis|kosten|kostet|geld|budget|google|internet|film|musik|ruf|ruf an|anrufen|telefonier*|nachricht|schreib|schreibe|verfass*|bestell*|kauf*|bezahl*|uberweis*|euro|umsatz|verdient|verdienst|einkommen|gehalt|essen|kochen|lotto|berechne|wer hat gewonnen|geburtstag|adresse|telefonnummer|schick|schicke|sende|singen|sing|spielen|verdiene|einnahmen',
  setting:
    'passwort|namen|foto|bild|zeitzone|arbeitszeit*|arbeitstage|dunkel|dunkelmodus|benachrichtigung*|erinnerungen|konto|meine daten|sprache|einstellungen|abmelden|ausloggen|wochenstunden|arbeitswoche|stunden pro tag|stunden am tag|stunden pro woche|stunden die woche|hochladen|exportier*|e-mail-adresse',
  only: 'nur|hochstens|maximal|bloss|lediglich',
  by: 'um',
  tickOff: 'hak*|abhaken|ab|abschliess*|schliess*|erledige|abgehakt|erledigen|streich*|fertig',
  spent:
    'gebraucht|gedauert|aufgewendet|investiert|gesteckt|gebucht|erfasst|verbucht|buch*|erfass*|gearbeitet|gesessen|drangesessen|reingesteckt|verwendet|aufgewandt|verbraucht',
  past: 'habe|hab|war|hat|wurde',
  over: 'uberbucht*|uberladen|uberlastet|zu voll|viel zu voll|zu viel|zuviel|uberplant|uberbelegt|uberfullt|mehr als ich schaffe|mehr als ich schaffen kann',
  misjudged:
    'verschatzt*|unterschatzt*|zu wenig eingeplant|zu knapp|langer gedauert|langer gebraucht|mehr gebraucht|langer als geplant|langer als gedacht|langer als geschatzt|mehr als geplant|mehr als gedacht|mehr als geschatzt|zu niedrig geschatzt|zu optimistisch',
  or: 'oder',
  most: 'langste|langsten|langster|vollsten|vollste|am vollsten|freiesten|stressigste|stressigsten|grossten|grosste|am meisten|meiste|meisten|grosste|grossten',
  least:
    'am wenigsten|kurzeste|kurzesten|leersten|leerste|ruhigsten|ruhigste|niedrigste|niedrigsten|geringste|geringsten|schnellste|schnellsten|wenigste|wenigsten|kleinste|kleinsten',
  than: 'langer als|kurzer als|grosser als|kleiner als|mindestens|nicht mehr als|mehr als|weniger als|als geplant|als geschatzt|mehr|weniger|verglichen|im vergleich|gegenuber|als|geplant|wie geplant|geschatzt|uber|unter',
  undated:
    'keinen termin|kein termin|keinen tag|keinem tag|keine termine|ohne termin|ohne datum|ohne tag|nicht eingeplant|undatiert*|nicht geplant|kein datum',
  half: 'halbe|halben|halb|teil von|die halfte|einen teil|teilweise|halfte',
};
