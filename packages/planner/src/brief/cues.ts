/** What says that something is there, in languages that are not read: "sono già ristrutturati". */
const DONE_ELSEWHERE = /(?<!\p{L})(?:già|reeds|allerede|redan|już|już|už|уже|zaten)(?!\p{L})/iu;

/** "No fireworks. Kein Feuerwerk!": a no is a no in every language. */
export const NONE = /^(?:kein|keine|keinen|pas de|pas d'|sans|sin|sem|niente|geen) \p{L}/iu;

/** What follows happens in the time of something said before. */
export const DURING =
  /^(?:while|during|as long as|after(?:wards)?|following|während|solange|nach|danach|im anschluss|pendant|tant que|après|durante|mientras|después|enquanto|depois)(?= |$)/i;

/** A list under such a word names people, and no work. */
export const PEOPLE =
  /^(?:the )?(?:guests?|speakers?|participants?|team|people|attendees|cast|band members|gäste|teilnehmer\p{L}*|team|mitwirkende|gäste|invités|invitados|convidados|participants|équipe|invitados|participantes|equipo|convidados|equipa|equipe)$/iu;

/** Questions that ask for work; all others only wonder. */
export const ASKS_FOR =
  /^(?:(?:and |so )?(?:can|could|would|will) you|please|kannst du|könntest du|können sie|könnten sie|pouvez-vous|peux-tu|pourriez-vous|puedes|podrías|puede|pode|podes|poderia)(?= )/i;

/** "When everything is recorded": what is told of is still to come. */
const STILL_TO_COME =
  /^(?:when|once|as soon as|after|until|if|as long as|wenn|sobald|nachdem|falls|solange|bis|quand|dès que|une fois|si|cuando|en cuanto|quando|assim que)(?= )/i;

/** "Deposit of 80 euros from everybody": money that comes in is work, and no budget. */
export const COLLECTED =
  /^(?:the |an? )?(?:deposits?|fees?|contributions?|payments?|money|dues|subscriptions?|shares?|donations?)(?: of [^,]{1,20}?)? from (?:everybody|everyone|all|each|every|the|our|\d+) ?/i;

/** "Organist too", "about 2,400 pictures": it shares what was said of the thing before. */
export const AS_WELL =
  / (?:too|as well|also|auch|ebenfalls|aussi|également|también|também)$|^(?:about|around|roughly|some|etwa|rund|environ|unos|unas|cerca de) \d/i;

/** What follows has to be there before something said before. */
export const BEFORE = /^(?:before|until|vor|bis zu[rm]?|avant|antes de[l]?|antes d[oa]s?) (?=\p{L})/iu;

/** "Deposit paid", "four et pétrin commandés", "Kaution überwiesen": a thing with what was done about it. */
const DONE_BEHIND =
  /^(?!.*\b(?:to be|be|get|muss|müssen|soll|sollen|wird|werden|être|ser)\b)[^,;:]{3,50} (?:booked|paid|signed|ordered|done|finished|sent|confirmed|bought|überwiesen|bezahlt|gebucht|bestellt|unterschrieben|erledigt|fertig|gekauft|réservée?s?|payée?s?|signée?s?|commandée?s?|achetée?s?|reservad[oa]s?|pagad[oa]s?|firmad[oa]s?|encargad[oa]s?|hech[oa]s?|comprad[oa]s?|encomendad[oa]s?|assinad[oa]s?|feit[oa]s?)$/iu;

/** "Shot the wedding on Saturday": a past that no other form of the verb looks like. */
const PAST_FIRST =
  /^(?:(?:I|We|i|we) )?(?:(?:have )?(?:already|just) )?(?:[Ss]hot|[Tt]ook|[Ww]rote|[Bb]ought|[Ss]old|[Ss]ent|[Mm]et|[Ww]ent to|[Cc]ame from|[Ss]poke to|[Hh]eld|[Dd]rew|[Gg]ave) (?:the|my|our|an?|all|\d+|\p{Lu}\p{L}+(?: (?:and|&) \p{Lu}\p{L}+)?['’]s) /u;

/** Whether a clause tells that a thing is there; "when everything is recorded" tells of what is still to come. */
export function tellsItIsDone(text: string, undated: string, already: RegExp, isForeign: boolean): boolean {
  if (STILL_TO_COME.test(text)) return false;
  const plain = text.replace(/ ?\([^)]*\)/g, '').trim();
  const behind = !/\d/.test(plain) && undated === plain.replace(/\s+/g, ' ') && DONE_BEHIND.test(plain);
  return (
    behind || PAST_FIRST.test(plain) || already.test(undated) || (isForeign && DONE_ELSEWHERE.test(undated))
  );
}

/** What only places a sentence behind or before another. */
export const ADVERB =
  /^(?:ach ja,? und|ach ja|oh,? and|and also|oh|ps|p\.s\.|btw|by the way|one more thing|last but not least|übrigens|ach ja|au fait|por cierto|já agora|before that|after that|until then|beforehand|meanwhile|in the meantime|avant cela|auparavant|antes de eso|antes disso),? (?=\S)/i;

/** No one gets what every station needs. */
export const OF_EVERY = /^(?:every|each|jede[rs]?|chaque|cada) /i;

/** "Until they come back" is how long the waiting takes. */
export const UNTIL = /^(?:bis|until|till|jusqu['’]à ce qu|hasta que|até que)(?= |['’])/iu;
