import { expect, test } from 'vitest';
import { casesOf, toldOf } from '../testing/quick-add-lines.ts';

// Today is Monday, 30 November.
const LINES = `
Commander la farine vendredi => Commander la farine | 12-04
Vendredi : acheter du beurre => acheter du beurre | 12-04
vendredi acheter du beurre => acheter du beurre | 12-04
acheter demain du beurre => acheter du beurre | 12-01
Acheter du beurre demain matin => Acheter du beurre | 12-01 | 09:00
demain 8h dentiste => dentiste | 12-01 | 08:00
dentiste demain à 8h30 => dentiste | 12-01 | 08:30
dentiste mardi 14h => dentiste | 12-01 | 14:00
dentiste mar 14h => dentiste | 12-01 | 14:00
dentiste mar. 1er déc. à 14 h => dentiste | 12-01 | 14:00
lundi prochain 14h réunion avec Paul => réunion avec Paul | 12-07 | 14:00
réunion avec Paul lundi prochain => réunion avec Paul | 12-07
appeler la banque jeudi à 10 heures => appeler la banque | 12-03 | 10:00
appeler jeudi la banque => appeler la banque | 12-03
appeler la banque à neuf heures et demie => appeler la banque | 11-30 | 09:30
appeler la banque à 9h et quart => appeler la banque | 11-30 | 09:15
appeler maman ce soir => appeler maman | 11-30 | 18:00
ce soir à 8h appeler maman => appeler maman | 11-30 | 20:00
appeler maman à 8h du soir => appeler maman | 11-30 | 20:00
sortir les poubelles ce soir => sortir les poubelles | 11-30 | 18:00
sortir les poubelles demain soir => sortir les poubelles | 12-01 | 18:00
après-demain récupérer le colis => récupérer le colis | 12-02
recuperer le colis apres demain => recuperer le colis | 12-02
aujourd'hui payer le loyer => payer le loyer | 11-30
payer le loyer aujourd’hui => payer le loyer | 11-30
payer le loyer avant vendredi => payer le loyer | 12-04
envoyer le devis d'ici vendredi => envoyer le devis | 12-04
envoyer le devis pour jeudi => envoyer le devis | 12-03
envoyer le devis pour jeudi midi => envoyer le devis | 12-03 | 12:00
envoyer le devis au plus tard mercredi => envoyer le devis | 12-02
envoyer le devis jusqu'au 10 décembre => envoyer le devis | 12-10
déclarer la TVA le 15 => déclarer la TVA | 12-15
le 15 décembre déclarer la TVA => déclarer la TVA | 12-15
déclarer la TVA le 15/12 => déclarer la TVA | 12-15
déclarer la TVA 15/12/2026 => déclarer la TVA | 12-15
déclarer la TVA avant le 15 décembre 2026 => déclarer la TVA | 12-15
1er décembre fleurs pour mamie => fleurs pour mamie | 12-01
fleurs pour mamie 3 dec => fleurs pour mamie | 12-03
vendredi 4 décembre signer le bail => signer le bail | 12-04
signer le bail vendredi 4 => signer le bail | 12-04
signer le bail vendredi 4 à 16h => signer le bail | 12-04 | 16:00
rendez-vous le 31/2 à 10h => rendez-vous le 31/2 à 10h
rendez-vous le 30 février à 10h => rendez-vous le 30 février à 10h
imprimer 3 décembre 2000 flyers => imprimer 2000 flyers | 12-03
dans 3 jours arroser les plantes => arroser les plantes | 12-03
arroser les plantes dans trois jours => arroser les plantes | 12-03
relancer le client dans une semaine => relancer le client | 12-07
relancer le client dans 2 semaines => relancer le client | 12-14
relancer le client d'ici 3 jours => relancer le client | 12-03
changer le filtre dans un mois => changer le filtre | 12-30
demain en huit rendre les livres => rendre les livres | 12-08
lundi en huit plombier => plombier | 12-14
plombier mardi en quinze => plombier | 12-15
la semaine prochaine appeler le comptable => appeler le comptable | 12-07
appeler le comptable la semaine prochaine => appeler le comptable | 12-07
mardi de la semaine prochaine plombier => plombier | 12-08
plombier la semaine prochaine mardi => plombier | 12-08
résilier l'assurance le mois prochain => résilier l'assurance | 12-01
laver la voiture ce week-end => laver la voiture | 12-05
laver la voiture ce weekend => laver la voiture | 12-05
laver la voiture le week-end prochain => laver la voiture | 12-12
ce samedi laver la voiture => laver la voiture | 12-05
samedi matin marché => marché | 12-05 | 09:00
marché samedi matin => marché | 12-05 | 09:00
dimanche midi déjeuner chez maman => déjeuner chez maman | 12-06 | 12:00
vendredi soir ciné avec Léa => ciné avec Léa | 12-04 | 18:00
ciné avec Léa vendredi soir à 20h => ciné avec Léa | 12-04 | 20:00
mercredi après-midi pédiatre => pédiatre | 12-02 | 15:00
pediatre mercredi aprem => pediatre | 12-02 | 15:00
fin de semaine bilan => bilan | 12-04
bilan fin de mois => bilan | 11-30
rendre le rapport à la fin du mois => rendre le rapport | 11-30
rendre le rapport d'ici la fin de la semaine => rendre le rapport | 12-04
début janvier impôts => impôts | 2027-01-01
impôts fin janvier => impôts | 2027-01-31
mi-décembre commander le sapin => commander le sapin | 12-15
commander la bûche avant Noël => commander la bûche | 12-25
cadeaux de Noël => cadeaux de Noël
écrire le texte 2h => écrire le texte | 2 h
écrire le texte demain 30 min => écrire le texte | 12-01 | 0.5 h
écrire le texte pendant 2 heures mercredi => écrire le texte | 12-02 | 2 h
tous les lundis sortir les poubelles => sortir les poubelles | FREQ=WEEKLY;BYDAY=MO | 11-30
chaque vendredi facturation => facturation | FREQ=WEEKLY;BYDAY=FR | 12-04
vocabulaire tous les jours 20 min => vocabulaire | FREQ=DAILY | 11-30 | 0.33 h
tous les 15 jours tondre la pelouse => tondre la pelouse | FREQ=DAILY;INTERVAL=15 | 11-30
arroser toutes les deux semaines => arroser | FREQ=WEEKLY;INTERVAL=2;BYDAY=MO | 11-30
courir chaque matin à 7h => courir | FREQ=DAILY | 11-30 | 07:00
gym les mardis et jeudis 19h => gym | FREQ=WEEKLY;BYDAY=TU,TH | 12-01 | 19:00
le premier lundi du mois réunion => réunion | FREQ=MONTHLY;BYDAY=1MO | 12-07
loyer le 5 de chaque mois => loyer | FREQ=MONTHLY;BYMONTHDAY=5 | 12-05
journal du lundi au vendredi => journal | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR | 11-30
préparer la réunion de lundi => préparer la réunion de lundi
taper le compte rendu du vendredi => taper le compte rendu du vendredi
se balader au bord de la mer => se balader au bord de la mer
mardi gras crêpes => mardi gras crêpes
acheter sept livres pour mon frère => acheter sept livres pour mon frère
trier les photos en décembre => trier les photos en décembre
acheter des timbres => acheter des timbres
jeudi vers 17h plombier => plombier | 12-03 | 17:00
plombier jeudi 17h30 => plombier | 12-03 | 17:30
rdv coiffeur ven 10h => rdv coiffeur | 12-04 | 10:00
sam 10h30 coiffeur => coiffeur | 12-05 | 10:30
appeler Jean à midi => appeler Jean | 11-30 | 12:00
demain midi déjeuner avec Luc => déjeuner avec Luc | 12-01 | 12:00
payer la cantine au plus tard le 10 => payer la cantine | 12-10
rdv médecin jeu 3 dec 9h15 => rdv médecin | 12-03 | 09:15
facture à envoyer fin de semaine prochaine => facture à envoyer | 12-11
la semaine prochaine jeudi relancer M. Martin => relancer M. Martin | 12-10
livrer la maquette vendredi au plus tard => livrer la maquette | 12-04
livrer la maquette pour demain midi => livrer la maquette | 12-01 | 12:00
réunion de 9h à 11h mardi => réunion | 12-01 | 09:00 | 2 h
réunion mardi 9h-11h => réunion | 12-01 | 09:00 | 2 h
le 7 à 8h dentiste => dentiste | 12-07 | 08:00
vendredi dernier compte rendu => vendredi dernier compte rendu
notes de mardi dernier => notes de mardi dernier
payer le 31 novembre => payer le 31 novembre
mars et ça repart => mars et ça repart
salle 14h => salle 14h
ajd appeler Sophie => appeler Sophie | 11-30
week-end jardin => jardin | 12-05
rappeler lundi ou mardi le client => rappeler lundi ou mardi le client
facture du 3 décembre à payer => facture du 3 décembre à payer
facture du 3 décembre à payer avant vendredi => facture du 3 décembre à payer | 12-04
pas avant lundi farine => pas avant lundi farine
farine demain entre 14h et 16h => farine | 12-01 | 14:00 | 2 h
le cinq décembre farine => farine | 12-05
`;

const CASES = casesOf(LINES);

test('at least a hundred ordinary lines', () => expect(CASES.length).toBeGreaterThanOrEqual(100));

test.each(CASES)('%s', (line, told) => expect(toldOf(line, 'fr')).toBe(told));
