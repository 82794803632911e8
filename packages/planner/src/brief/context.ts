const HEADS =
  /^(?:there (?:will be|are going to be) )?(?:max(?:imum|imal|\.|imo)? |máximo |about |ca\. |etwa )?\d+ (?:guests|people|persons|leute|kollegen|colleagues|children|kids|kinder|enfants|niños|crianças|famílias|participants|attendees|gäste|personen|teilnehmer\w*|invités|personnes|participants|invitados|personas|alumnos|convidados|pessoas|alunos|filhos|hijos|bambini|katzen?|hunde?|cats?|dogs?|singers|runners|players|läufer|members|mitglieder|cantores|employees|mitarbeiter)(?: and (?:a|one|two) \w+)?$/i;
const ROOMS = /^\d+ ?(?:-?zimmer(?:wohnung)?|rooms?|bedrooms?|pièces?|habitaciones|quartos|m²|m2|qm)$/i;

/** "85 guests", "max 12 people and a dog": how many it is for, and no work. */
export const countsHeads = (text: string): boolean => HEADS.test(text.trim());

/** "4 rooms", "80 m²": how large it is. */
export const countsRooms = (text: string): boolean => ROOMS.test(text.trim());

/** A sentence about somebody or something that is, not a list of things. */
export const tellsOf = (text: string): boolean =>
  /^(?:it|that|this|he|she|they|there|es|das|er|sie|il|elle|ils|elles|c'est|ça|ella|él|ellos|ela|ele|eles|isto|isso)(?= )/i.test(
    text,
  );
