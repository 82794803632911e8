import { phrases, words } from './lexicon.ts';

// Words about days by which something has to be so, and about people to be found, in the languages of the reader.

/** Behind a day: it is the last one. */
export const LATEST = phrases(`
  at the very latest | at the latest | the latest | latest | at the outside | spätestens | allerspätestens | au plus tard | dernier délai | a más tardar | como muy tarde |
  como tarde | como máximo
`);

/** "By then": by a day that is named before. */
export const BY_THEN = phrases(`
  by then | before then | until then | by that time | by that day | by that date | bis dahin | bis zu diesem tag | d'ici là | d'ici-là | avant cela | para entonces | antes de eso |
  hasta entonces
`);

/** What has to be so. */
export const MUSTS = words(`
  have has need needs must should to muss müssen soll sollen sollte sollten doivent doit devront devra faut tiene tienen debe deben hay
`);
/** "Roughs have to be with them": a state, which says nothing of the work but the thing. */
export const STATES = words(`
  to be in with there here ready up on them him her us it you done finished stand sein stehen fertig da bereit liegen vorliegen drin être prêt prête prêts prêtes là chez terminés
  terminées estar listo lista listos listas con terminado terminada puesto puesta puestos puestas que zu
`);

/** "Someone to drive": a person who is to be found. */
export const SOMEONE = words(`
  someone somebody jemand jemanden jemandem quelqu'un alguien
`);
/** What introduces that one is needed. */
export const SEEKING = words(`
  need needs want looking look for find get also still and we i i'm we're plus ich wir brauche brauchen suche suchen noch und auch finden
  il faut me nous on je cherche cherchons trouver besoin de et aussi hace falta necesito necesitamos busco buscamos buscar encontrar a y también
`);

/** "So that day has to be in there": the day that was named is to be kept. */
export const THAT_DAY = phrases(
  'that day | this day | that date | the day | der tag | dieser tag | den tag | ce jour | ce jour-là | cette date | ese día | ese dia | esa fecha',
);
