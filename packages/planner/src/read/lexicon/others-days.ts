import { words } from './lexicon.ts';

// Words for what others do on their days, in the languages of the reader.

/** What reaches the writer: "units delivered 25 Jan". */
export const REACHING = words(`
  delivered arriving delivery arrives
  geliefert angeliefert
  livré livrée livrés livrées
  entregado entregada entregados entregadas
`);
/** "Electrician here 14 Jan". */
export const HERE: readonly (readonly string[])[] = [
  ['on', 'site'],
  ['vor', 'ort'],
  ['im', 'haus'],
  ['sur', 'place'],
  ['en', 'casa'],
  ...['here', 'onsite', 'da', 'ici', 'aquí', 'aqui'].map((word) => [word]),
];
/** "Worktop man", "scanner lady". */
export const MEN = words('man woman men guy guys lady bloke chap lad lads fella');
/** "Everyone off book": also alone in front of a state. */
export const EVERYBODY = words('everyone everybody jeder chacun');
/** "Receipts from all". */
export const EVERYONE = words(`
  everyone everybody all each both alle jeder allen jedem beiden tous toutes chacun todos todas cada
`);
/** "Need receipts from all of them". */
export const NEEDED = {
  verbs: words(
    'need needs want require brauche brauchen benötige benötigen faut besoin necesito necesitamos hacen hace',
  ),
  from: words('from von de des d'),
  them: words(
    'them ihnen eux elles ellos ellas parents kids players members eltern kindern mitgliedern familias padres',
  ),
};
/** "They're sending photos by 11 Dec". */
export const BRINGING = words(`
  send sends sending bring brings bringing give gives giving deliver delivers delivering supply supplies supplying
  provide provides providing email emails emailing hand hands handing
  schickt schicken sendet senden bringt bringen liefert liefern gibt geben reicht reichen
  envoie envoient enverra enverront livre livrent livrera donne donnent donnera apporte apportent fournit fournissent
  envía envían enviará enviarán manda mandan entrega entregan entregará trae traen traerá
`);
