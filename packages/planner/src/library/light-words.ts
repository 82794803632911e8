import type { LibraryLanguage } from './entries.ts';

/**
 * Words that do not distinguish kinds of projects: function words, words for wishes, completion, time and praise.
 * Without accents, in lower case.
 */
const LIGHT: Record<LibraryLanguage, string> = {
  en: `
    a about above absolutely across actually after again ages all almost along already also always am an and another any anyway anything are aren around as asap at
    back be because been before behind being below best better big bit bits both but by can cannot can't could couldn couple decent deadline decided did didn do does doesn doing don done down due during
    each early either else end enough especially etc even eventually ever every everything everyone everybody feel few finally fine first for from fully further get gets getting give goes going gonna good got gotta great had has hasn have haven having he help her here hers him his hopefully how
    i id idea if ill im in into is isn it its itself i've just keep kind know last late later latest least less let like little long longer lot lots main make makes making man many may maybe me mean might mine more most much must my myself
    need needed needs never new next nice no not nothing now of off often ok okay old on once one only onto or other others ought our ours out over overdue own part perhaps please possible preferably properly proper project put putting quite rather ready real really right round
    same see set setting several shall she should since small so some somehow someone something soon sort sorted sorting started starts still stuff such sure take taking than that that's the their them then there these they thing things think this those through time till to together too two under until up upcoming us use
    very via want wanted wants wanna was way we week weeks well went were what when where whether which while who whole why will wish with within without won would yes yet you your yourself
    years month months day days today tomorrow tonight morning evening evenings afternoon fall january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday
    plan planning planned plans organise organize organised organized organising organizing prepare preparing prepared arrange arranging arranged sort handle handling manage managing finish finishing finished complete completing completed begin beginning tackle figure figuring deal dealing try trying hoping looking look love would've done
    i'm we're we've it's there's don't
    thanks thank hi hello hey dear honestly basically literally somewhat pretty super totally asap urgent urgently important proper
    three four five six seven eight nine ten half once twice per max maximum min minimum hour hours minutes
    against outside inside away everywhere used rarely free come comes whatever already beside between
    goal aim target task list todo overall general various
  `,
  de: `
    ab aber alle allem allen aller alles als also am an andere anderen anders auch auf aus ausserdem bald bei beim bereits bin bis bisschen bist bitte brauche brauchen braucht da dabei dafur damit danach dann darauf darf darum das dass davon dazu dein deine dem den denn der des deshalb dich die dies diese diesem diesen dieser dieses dir doch dort du durch
    eher eigentlich ein eine einem einen einer eines einfach einige einmal endlich ende er erst erste ersten es etwas euch euer fertig fertigmachen fur ganz ganze ganzen ganzer geht gehen gemacht gerade gern gerne gibt gleich gross grosse grossen gut gute guten habe haben hat hatte hatten helfen hilfe hilf hier hin ich ihm ihn ihnen ihr ihre im immer in ins irgendwann irgendwie ist
    ja jahre jahres jetzt kann kein keine klein kleine kleinen kleiner kommen kommt konnen konnte konnten kriegen kurz lange langsam lass lassen leider los loslegen machen macht man mal mehr mein meine meinem meinen meiner meines mich mir mit mochte mochten moglich moglichst morgen muss mussen musste nach nachste nachsten nachstes neu neue neuem neuen neuer neues nicht nichts noch nun nur ob oder ohne ok ordentlich
    paar per plan plane planen planung projekt richtig rund schaffen schnell schon schone schones schonen sehr sein seine seit selber selbst sich sie sind so soll sollen sollte sollten sonst spatestens start statt steht stehen tag tage tagen teil thema tun uber um und uns unser unsere unserem unseren unserer unter
    viel viele vielleicht vom von vor vorbereiten vorbereitung wann war ware warum was weg weil welche wenig wenn wer werde werden wie wieder wieviel will wir wird wo woche wochen wochenenden wochenends wollen worden wunsche wurde wurden zeit zu zum zur zusammen zwei zwischen drei vier funf sechs sieben acht neun zehn
    organisieren organisation organisiert erledigen erledigt kummern angehen anfangen beginnen fertigstellen abschliessen durchfuhren umsetzen hinkriegen hinbekommen bekommen letzte letzten letztes letztem diesjahrige
       januar februar marz april mai juni juli august september oktober november dezember montag dienstag mittwoch donnerstag freitag samstag sonntag heute abends morgens monate monaten stunde stunden
    dringend wichtig danke hallo liebe ziel aufgabe sache sachen ding dinge zwischendurch moglichkeit
  `,
};

/** Words that only count for a kind that has them in its name, and never against others. */
const SOFT: Record<LibraryLanguage, string> = {
  en: `
    mum mums mom moms mother dad dads father parents husband wife partner son daughter kids kid children child sister brother
    friend friends family grandma grandpa spring summer autumn winter year yearly annual monthly weekend weekends run running
    start starting launch work working open house business proper big
    america argentina australia austria belgium brazil britain california canada chile china croatia cuba denmark egypt england europe finland france germany
    greece hungary iceland india indonesia ireland israel italy japan kenya korea malta mexico morocco netherlands norway peru poland portugal romania
    scotland singapore slovenia spain sweden switzerland thailand turkey usa vietnam wales online amazon
  `,
  de: `
    mama mutti mutter papa vati vater eltern mann frau partner sohn tochter kinder kind schwester bruder freund freundin freunde
    familie oma opa sommer fruhling fruhjahr herbst winter jahr monat wochenende eigenes haus starten firma
  `,
};

/**
 * Verbs for things of any kind: a kind is not found by such a word alone. Listed in every form with a different stem.
 */
const VERBS: Record<LibraryLanguage, string> = {
  en: `
    write writing written send sending decide deciding check checking hand talk talking ask asking hold holding walk bring take read reading post film filming show find finding
    buy buying sell selling build building repair repairing fix fixing apply applying open opening create creating produce record recording publish print printing pay paying call calling
    visit clean cleaning choose choosing pick collect collecting list note price fill install installing replace replacing change changing switch switching improve improving update updating
    submit enter give lend draft return attend watch book booking order ordering pack packing practise practice practising cut throw throwing host hosting hang compare measure look review reviewing
    join discuss invite inviting explain announce share sign mark move store serve test testing turn teach teaching learn hear keep leave lay meet run running go cook play playing tell feed wash
  `,
  de: `
    schreiben verschicken senden prufen fragen lesen zeigen suchen finden kaufen verkaufen bauen reparieren beantragen eroffnen aufmachen erstellen drucken bezahlen zahlen anrufen besuchen putzen wahlen
    sammeln auflisten ersetzen wechseln tauschen andern verbessern aktualisieren einreichen buchen bestellen packen einpacken vergleichen messen lernen spielen einladen aufbauen aufstellen abholen bringen holen
    verlegen anlegen einrichten waschen kochen backen teilnehmen abgeben stellen legen geben nehmen halten
  `,
};

/** Words that introduce a detail of the preceding words. */
const OPENERS: Record<LibraryLanguage, string> = {
  en: 'about after as at because before but by for from in near of on since so that until we which who with without',
  de: 'als am an auf aus bei beim bevor bis damit dass fur im in ins mit nach ohne uber von vom vor weil wenn zum zur',
};

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
const SETS = new Map<LibraryLanguage, Record<'light' | 'soft' | 'verbs' | 'openers', ReadonlySet<string>>>();

export function lightWords(language: LibraryLanguage) {
  const known = SETS.get(language) ?? {
    light: setOf(LIGHT[language]),
    soft: setOf(SOFT[language]),
    verbs: setOf(VERBS[language]),
    openers: setOf(OPENERS[language]),
  };
  SETS.set(language, known);
  return known;
}
