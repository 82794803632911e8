import { keyOf } from './vocabulary.ts';

/** Nouns of plans in English and in German: a colon between the languages, a comma between synonyms. */
const PAIRS = `kitchen:küche|bath,bathroom:bad,badezimmer|living room:wohnzimmer|bedroom:schlafzimmer|garden:garten|house:haus|home:zuhause,haus|flat,apartment:wohnung|roof:dach|cellar,basement:keller|
attic:dachboden|garage:garage|wall,walls:wand,wände|floor:boden|door:tür|window:fenster|cupboard,cupboards,cabinet,cabinets:schrank,schränke|worktop,countertop:arbeitsplatte|dishwasher:spülmaschine,geschirrspüler|
fridge:kühlschrank|oven:ofen|lamp,lamps,light:lampe,licht|furniture:möbel|painting,paint:streichen,farbe|cleaning,cleanup:reinigung,putzen|renovation:renovierung,renovieren|move,relocation:umzug|office:büro|desk:schreibtisch|
wedding:hochzeit|marriage:hochzeit,trauung|bride:braut|groom:bräutigam|guest,guests:gast,gäste|invitation,invitations,invites:einladung,einladungen|envelope,envelopes:umschlag,umschläge,kuvert|venue:location,saal|seating:sitz,tisch|
cake:torte,kuchen|band:band,kapelle|photographer:fotograf,fotografen|photo,photos,picture,pictures:foto,fotos,bild,bilder|flowers,flower:blumen|dress:kleid|suit:anzug|ring,rings:ring,ringe|party:feier,fest,party|birthday:geburtstag|
anniversary:jubiläum|ceremony:zeremonie,trauung|speech:rede|honeymoon:flitterwochen|menu:menü,speisekarte|food:essen|drinks:getränke|music:musik|tax,taxes:steuer,steuern,steuererklärung|return:erklärung|certificate:bescheinigung,zertifikat|
receipt,receipts:beleg,belege,quittung|invoice,invoices,bill:rechnung,rechnungen|offer,quote:angebot|contract:vertrag|form:formular,anlage|forms:formulare|accountant,advisor,adviser:berater,steuerberater|bank:bank|insurance:versicherung|
travel:fahrt,reise|expenses,costs:kosten,ausgaben|budget:budget,haushalt|loan:kredit|rent:miete|salary:gehalt|donation:spende|application:bewerbung,antrag|interview:gespräch,vorstellungsgespräch|exam,exams:prüfung,prüfungen,klausur|
test,tests:test,tests|practice:übung,übungs|lesson,lessons:lektion,unterricht|course:kurs|chapter:kapitel|book:buch|books:bücher|flashcard,flashcards:karteikarte,karteikarten,lernkarten|homework:hausaufgaben|thesis:abschlussarbeit,dissertation|
paper:aufsatz,papier|school:schule|university:uni,universität|teacher:lehrer|student:student,schüler|language:sprache|answers,answer:antwort,antworten|questions,question:frage,fragen,rückfragen|database,databases:datenbank,datenbanken|
website,site,web:webseite,website,seite|page:seite|homepage:startseite|bakery,baker:bäckerei,bäcker|shop,store:laden,geschäft|restaurant:gaststätte,lokal|café,cafe:cafe|product:produkt|contact:kontakt|opening hours:öffnungszeiten|
hours:zeiten|launch:start,livegang|text,texts,copy:text,texte|template:vorlage|draft:entwurf|sketch:skizze|design:gestaltung,entwurf|imprint:impressum|privacy:datenschutz|banner:banner|newsletter:newsletter,rundbrief|
subscriber,subscribers:abonnent,abonnenten|list:liste|issue:ausgabe|customer,client:kunde,kundin|customers,clients:kunden|supplier:lieferant|partner:partner|team:team|boss:chef|meeting:besprechung,treffen|call:anruf,telefonat|
presentation,slides:präsentation,folien|report:bericht|minutes:protokoll|workshop:workshop|training:schulung,training|conference:konferenz,tagung|fair:messe|stand,booth:stand|flyer,flyers:flyer,flugblatt|poster:plakat|brochure:broschüre|
price,prices:preis,preise|market:markt|christmas:weihnachten,weihnachts|easter:ostern|gift,gifts,present,presents:geschenk,geschenke|card,cards:karte,karten|holiday,vacation:urlaub|trip,journey:reise,ausflug|flight,flights:flug,flüge|
hotel:hotel|train:zug|car:auto|bike,bicycle:fahrrad|ticket,tickets:ticket,fahrkarte,karten|passport:pass,reisepass|visa:visum|luggage:gepäck|doctor:arzt|dentist:zahnarzt|hospital:krankenhaus|vaccination:impfung|health:gesundheit|
sports,sport:sport|gym:fitnessstudio|running:laufen|club:verein|concert:konzert|theatre,theater:theater|film,movie:film|album:album|song:lied|choir:chor|exhibition:ausstellung|museum:museum|novel:roman|story:geschichte|
article:artikel|blog:blog|translation:übersetzung|letter,letters:brief,briefe|package,parcel:paket|order:bestellung,bestellen|delivery:lieferung|warehouse:lager|software:software|server:server|backup:sicherung,datensicherung|
computer:rechner,computer|phone:handy,telefon|printer:drucker|key,keys:schlüssel|tools:werkzeug|wood:holz|tree,trees:baum,bäume|plant,plants:pflanze,pflanzen|dog:hund|cat:katze|child,kids,children:kind,kinder|baby:baby|
parents:eltern|mother,mum,mom:mutter,mama|father,dad:vater,papa|grandma:oma|grandpa:opa|sister:schwester|brother:bruder|family:familie|neighbour,neighbor:nachbar|landlord:vermieter|craftsman:handwerker|electrician:elektriker|
plumber:klempner,installateur|architect:architekt|lawyer:anwalt|notary:notar|permit,permission:genehmigung|law:gesetz,recht|authority:amt,behörde|registry:standesamt|measurement,measure,measurements:messen,ausmessen|assembly:aufbau,montage|
installation:einbau,installation|shelf,shelves:regal,regale|bed:bett|table:tisch|chair,chairs:stuhl,stühle|sofa:sofa,couch|curtain,curtains:vorhang,vorhänge|carpet:teppich|tiles:fliesen|heating:heizung|water:wasser|
electricity:strom|internet:internet|solar:solar|fence:zaun|terrace:terrasse|balcony:balkon|shed:schuppen,hütte|pool:becken,pool|study,studies:studie,studium|survey:umfrage|research:recherche,forschung|analysis:analyse|
strategy:strategie|campaign:kampagne|advert,ad,ads:anzeige,werbung|logo:logo|brand:marke|video:video|recording:aufnahme|interviews:interviews|podcast:podcast|summer:sommer|winter:winter|spring:frühling|autumn,fall:herbst`;

function tableOf(): ReadonlyMap<string, readonly string[]> {
  const table = new Map<string, string[]>();
  for (const pair of PAIRS.split('|')) {
    const [english = [], german = []] = pair
      .trim()
      .split(':')
      .map((side) => side.split(',').map(keyOf));
    for (const [ones, others] of [
      [english, german],
      [german, english],
    ] as const)
      for (const one of ones) table.set(one, [...(table.get(one) ?? []), ...others]);
  }
  return table;
}

const OTHERS = tableOf();

/** The words for a noun in the other language. */
export const otherNamesOf = (key: string): readonly string[] => OTHERS.get(key) ?? [];
