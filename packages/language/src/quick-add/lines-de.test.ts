import { expect, test } from 'vitest';
import { casesOf, toldOf } from '../testing/quick-add-lines.ts';

// Today is Monday, 30 November.
const LINES = `
Mehl am Freitag bestellen => Mehl bestellen | 12-04
Mehl morgen bestellen => Mehl bestellen | 12-01
Freitag: Butter holen => Butter holen | 12-04
Butter holen Fr 8 Uhr => Butter holen | 12-04 | 08:00
Oma anrufen morgen um halb neun => Oma anrufen | 12-01 | 08:30
um halb neun Oma anrufen => Oma anrufen | 11-30 | 08:30
Termin am 31.2. um 10:00 => Termin am 31.2. um 10:00
Anna am 4.12 10 Uhr => Anna | 12-04 | 10:00
Übermorgen Abend Wäsche waschen => Wäsche waschen | 12-02 | 18:00
uebermorgen paket abholen => paket abholen | 12-02
übermorgen müll rausbringen => müll rausbringen | 12-02
Müll rausbringen heute Abend => Müll rausbringen | 11-30 | 18:00
heute noch Rechnung an Müller schicken => noch Rechnung an Müller schicken | 11-30
Zahnarzt Dienstag 14:30 => Zahnarzt | 12-01 | 14:30
Zahnarzt am Dienstag um 14 Uhr 30 => Zahnarzt | 12-01 | 14:30
zahnarzt di 14.30 uhr => zahnarzt | 12-01 | 14:30
Mi 9 Uhr Sperrmüll anmelden => Sperrmüll anmelden | 12-02 | 09:00
Donnerstag Auto in die Werkstatt => Auto in die Werkstatt | 12-03
Freitagabend Kino mit Lena => Kino mit Lena | 12-04 | 18:00
Freitag Abend um 8 Kino mit Lena => Kino mit Lena | 12-04 | 20:00
Freitagabend 20 Uhr Kino => Kino | 12-04 | 20:00
Samstag früh Brötchen holen => Brötchen holen | 12-05 | 09:00
Samstagvormittag Keller aufräumen => Keller aufräumen | 12-05 | 09:00
Sonntag Mittag bei Mama essen => bei Mama essen | 12-06 | 12:00
am Wochenende Fenster putzen => Fenster putzen | 12-05
Fenster putzen dieses Wochenende => Fenster putzen | 12-05
nächste Woche Steuerberater anrufen => Steuerberater anrufen | 12-07
Steuerberater nächste Woche anrufen => Steuerberater anrufen | 12-07
nächste Woche Mittwoch Elternabend 19 Uhr => Elternabend | 12-09 | 19:00
Mittwoch nächster Woche Elternabend => Elternabend | 12-09
in der nächsten Woche am Mittwoch Elternabend => Elternabend | 12-09
nächsten Freitag Miete überweisen => Miete überweisen | 12-04
kommenden Samstag Reifen wechseln => Reifen wechseln | 12-05
diesen Donnerstag Paket zur Post => Paket zur Post | 12-03
Reifen wechseln bis Samstag => Reifen wechseln | 12-05
bis spätestens Freitag Angebot schicken => Angebot schicken | 12-04
Angebot bis Freitag 12 Uhr abgeben => Angebot abgeben | 12-04 | 12:00
Angebot spätestens am Donnerstag rausschicken => Angebot rausschicken | 12-03
Logo für Montag fertig machen => Logo fertig machen | 12-07
in 3 Tagen Pflanzen gießen => Pflanzen gießen | 12-03
Pflanzen in drei Tagen gießen => Pflanzen gießen | 12-03
in einer Woche nachfragen => nachfragen | 12-07
in 2 Wochen Filter wechseln => Filter wechseln | 12-14
Filter wechseln in einem Monat => Filter wechseln | 12-30
heute in einer Woche Bücher zurückgeben => Bücher zurückgeben | 12-07
morgen in 14 Tagen Heizung ablesen => Heizung ablesen | 12-15
Freitag in einer Woche Weihnachtsfeier => Weihnachtsfeier | 12-11
Montag in 8 Tagen Handwerker => Handwerker | 12-14
3. Dezember Geschenk kaufen => Geschenk kaufen | 12-03
Geschenk kaufen am 3. Dez => Geschenk kaufen | 12-03
Geschenk kaufen bis 3.12. => Geschenk kaufen | 12-03
Geschenk bis zum 03.12.2026 kaufen => Geschenk kaufen | 12-03
Geschenk kaufen 3.12. => Geschenk kaufen | 12-03
am 15. Umsatzsteuer melden => Umsatzsteuer melden | 12-15
Umsatzsteuer melden am 15. => Umsatzsteuer melden | 12-15
Umsatzsteuer bis zum 10.12. melden => Umsatzsteuer melden | 12-10
Freitag, den 4. Dezember Vertrag unterschreiben => Vertrag unterschreiben | 12-04
Fr. 4.12. Vertrag unterschreiben => Vertrag unterschreiben | 12-04
Freitag 4.12. 16 Uhr Übergabe Wohnung => Übergabe Wohnung | 12-04 | 16:00
Übergabe Wohnung 4.12. 16:00 => Übergabe Wohnung | 12-04 | 16:00
Ende der Woche Wocheneinkauf => Wocheneinkauf | 12-04
Bericht bis Ende der Woche => Bericht | 12-04
Bericht bis Ende nächster Woche fertig => Bericht fertig | 12-11
Anfang nächster Woche Kunde anrufen => Kunde anrufen | 12-07
Mitte Dezember Weihnachtskarten => Weihnachtskarten | 12-15
Ende Januar Steuer machen => Steuer machen | 2027-01-31
bis Monatsende Stunden abrechnen => Stunden abrechnen | 11-30
Stunden abrechnen Ende des Monats => Stunden abrechnen | 11-30
bis Jahresende Rechnungen sortieren => Rechnungen sortieren | 12-31
Plätzchen backen bis Weihnachten => Plätzchen backen | 12-24
Baum kaufen vor Heiligabend => Baum kaufen | 12-24
Geschenke für Weihnachten kaufen => Geschenke für Weihnachten kaufen
nächsten Monat Versicherung kündigen => Versicherung kündigen | 12-01
Mail an Frau Schmidt um 9 => Mail an Frau Schmidt | 11-30 | 09:00
morgen um 9 Mail an Frau Schmidt => Mail an Frau Schmidt | 12-01 | 09:00
Viertel nach acht Kind abholen => Kind abholen | 11-30 | 08:15
Kind abholen Viertel vor 4 => Kind abholen | 11-30 | 15:45
morgen halb drei Friseur => Friseur | 12-01 | 14:30
Friseur Donnerstag halb 11 => Friseur | 12-03 | 10:30
dreiviertel acht Bus => Bus | 11-30 | 07:45
morgen früh um 7 joggen => joggen | 12-01 | 07:00
heute um 8 Uhr abends Mama anrufen => Mama anrufen | 11-30 | 20:00
Call mit Team morgen 10:00 30 min => Call mit Team | 12-01 | 10:00 | 0.5 h
Website texten Mittwoch 2 Stunden => Website texten | 12-02 | 2 h
Angebot schreiben 1,5 Std bis Donnerstag => Angebot schreiben | 12-03 | 1.5 h
jeden Montag Müll raus => Müll raus | FREQ=WEEKLY;BYDAY=MO | 11-30
freitags Wochenbericht schreiben => Wochenbericht schreiben | FREQ=WEEKLY;BYDAY=FR | 12-04
jeden Tag Vokabeln 20 min => Vokabeln | FREQ=DAILY | 11-30 | 0.33 h
jede zweite Woche Blumen gießen => Blumen gießen | FREQ=WEEKLY;INTERVAL=2;BYDAY=MO | 11-30
alle 14 Tage Rasen mähen => Rasen mähen | FREQ=DAILY;INTERVAL=14 | 11-30
jeden Morgen um 7 laufen => laufen | FREQ=DAILY | 11-30 | 07:00
Mo-Fr Tagebuch => Tagebuch | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR | 11-30
am letzten Freitag im Monat Stammtisch => Stammtisch | FREQ=MONTHLY;BYDAY=-1FR | 12-25
Protokoll vom Montag abtippen => Protokoll vom Montag abtippen
Besprechung von gestern nachbereiten => Besprechung von gestern nachbereiten
Weihnachtsfeier im Dezember planen => Weihnachtsfeier im Dezember planen
Geschenkpapier kaufen => Geschenkpapier kaufen
Schwarzer Freitag Angebote ansehen => Schwarzer Freitag Angebote ansehen
Morgen Stromzähler ablesen => Stromzähler ablesen | 12-01
Paket Morgen abholen => Paket abholen | 12-01
am Mittwochnachmittag Physio => Physio | 12-02 | 15:00
Kita-Beitrag am 1.12.26 überweisen => Kita-Beitrag überweisen | 12-01
fr 8 uhr butter holen => butter holen | 12-04 | 08:00
Do 18:30 Yoga => Yoga | 12-03 | 18:30
3.12. 20 Brote backen => 20 Brote backen | 12-03
3. Dezember 2000 Flyer drucken => 2000 Flyer drucken | 12-03
Termin am 32.1. um 9 Uhr => Termin am 32.1. um 9 Uhr
Termin am 30. Februar 9 Uhr => Termin am 30. Februar 9 Uhr
Meeting mit Anna um 15 Uhr => Meeting mit Anna | 11-30 | 15:00
Mittwoch gegen 17 Uhr Sperrmüll raus => Sperrmüll raus | 12-02 | 17:00
Mehl am Fr bestellen => Mehl bestellen | 12-04
Arzttermin Mittwoch 2.12. um 8.45 => Arzttermin | 12-02 | 08:45
Auto zum TÜV bringen nächste Woche Di => Auto zum TÜV bringen | 12-08
Rechnung 2024-17 bis 15.12. bezahlen => Rechnung 2024-17 bezahlen | 12-15
Hund zum Tierarzt morgen Nachmittag um 3 => Hund zum Tierarzt | 12-01 | 15:00
Wäsche um 18h aufhängen => Wäsche aufhängen | 11-30 | 18:00
Treffen mit Jonas übernächsten Freitag => Treffen mit Jonas | 12-11
Treffen mit Jonas übernächste Woche => Treffen mit Jonas | 12-14
Brot backen von 9 bis 11 Uhr am Samstag => Brot backen | 12-05 | 09:00 | 2 h
Meeting 14-15 Uhr Mittwoch => Meeting | 12-02 | 14:00 | 1 h
Angebot an Firma Huber bis morgen Mittag => Angebot an Firma Huber | 12-01 | 12:00
Di und Do Sport 18 Uhr => Di und Do Sport 18 Uhr
jeden ersten des Monats Zählerstand => Zählerstand | FREQ=MONTHLY;BYMONTHDAY=1 | 12-01
Bis Freitag die Folien für Montag fertig machen => die Folien für Montag fertig machen | 12-04
9:00 Anruf Bank => Anruf Bank | 11-30 | 09:00
morgens um 6 joggen gehen => joggen gehen | 11-30 | 06:00
Am Freitag, 4. Dezember, um 18.30 Uhr Weihnachtsfeier => Weihnachtsfeier | 12-04 | 18:30
Elternsprechtag am Donnerstag, den 10.12. um 16:20 => Elternsprechtag | 12-10 | 16:20
Protokoll letzten Freitag abtippen => Protokoll letzten Freitag abtippen
in 2 Stunden Backofen aus => in 2 Stunden Backofen aus
am 1. Advent Kerze anzünden => am 1. Advent Kerze anzünden
Fr. Müller anrufen => Fr. Müller anrufen
Guten Morgen sagen => Guten Morgen sagen
Version 4.12 testen => Version 4.12 testen
für die Woche einkaufen => für die Woche einkaufen
Mietvertrag ab Januar prüfen => Mietvertrag ab Januar prüfen
3. Mahnung schicken => 3. Mahnung schicken
Kalender 2027 kaufen => Kalender 2027 kaufen
Samstag oder Sonntag Garten => Samstag oder Sonntag Garten
[Freitag] Butter holen => Butter holen | 12-04
Rechnung vom 3.12. bezahlen => Rechnung vom 3.12. bezahlen
Rechnung vom 3.12. bis Freitag bezahlen => Rechnung vom 3.12. bezahlen | 12-04
nicht vor Montag anrufen => nicht vor Montag anrufen
zwischen 14 und 16 Uhr Paket morgen => Paket | 12-01 | 14:00 | 2 h
jeden Dienstagabend Chor => Chor | FREQ=WEEKLY;BYDAY=TU | 12-01 | 18:00
Sport jeden Tag vom 1.12. bis 24.12. => Sport | FREQ=DAILY;UNTIL=20261224 | 12-01
Am fünften Dezember Müll rausbringen => Müll rausbringen | 12-05
`;

const CASES = casesOf(LINES);

test('at least a hundred ordinary lines', () => expect(CASES.length).toBeGreaterThanOrEqual(100));

test.each(CASES)('%s', (line, told) => expect(toldOf(line, 'de')).toBe(told));
