import type { Day } from '@daymark/domain/dates';
import type { Language } from '../brief/brief.ts';

/** What the planner remarks, by language; a language without words of its own gets English. */
export interface RemarkWords {
  days: readonly string[];
  to: string;
  comma: boolean;
  calendar(said: boolean, hours: string): string;
  aDay(hours: string, days: string): string;
  opened(day: Day): string;
  wait(days: number, what: string): string;
  optional: string;
  excluded(what: string): string;
  already(what: string): string;
  others(what: string): string;
  later(what: string): string;
  supplied(what: string, day: Day): string;
  /** A milestone and the brief name different days. */
  clash(name: string, day: Day, said: Day): string;
  leftOut(what: string): string;
  /** Of a task of a language model that says more than the brief. */
  guessed(title: string): string;
  /** How many suggestions of a language model could not be used. */
  dropped(count: number): string;
  rate(each: string, n: number, noun: string, total: string, said: string | null, stated: boolean): string;
  measured(total: string, n: number, noun: string, stated: boolean): string;
  twoNumbers(first: number, other: number, noun: string): string;
  twoDays(first: Day, other: Day, what: string): string;
  twoEnds(first: Day, other: Day, taken: Day): string;
  outside(day: Day, from: Day, to: Day): string;
  whoAnswers(who: string): string;
  someone: string;
  between: string;
}

const ENGLISH: RemarkWords = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  to: 'to',
  comma: false,
  calendar: (said, hours) => `${said ? 'From the brief' : 'Assumed'}: ${hours}.`,
  aDay: (hours, days) => `${hours} a day, ${days}`,
  opened: (day) => `${day} is a day off, but the brief fixes something on it, so it counts as a working day.`,
  wait: (days, what) => `Left ${days === 1 ? '1 day' : `${days} days`} of waiting after “${what}”.`,
  optional: 'What is optional has low priority and goes first when time is short.',
  excluded: (what) => `Left out because the brief rules it out: “${what}”.`,
  already: (what) => `Left out because it is already done: “${what}”.`,
  others: (what) => `Not planned, because somebody else does it: “${what}”.`,
  later: (what) => `Not planned, because it is for later: “${what}”.`,
  supplied: (what, day) => `Took it that “${what}” is there on ${day}; what needs it starts then.`,
  clash: (name, day, said) =>
    `The milestone “${name}” is on ${day}, but the brief says ${said}; planned so that the milestone holds. Which day is right?`,
  leftOut: (what) => `Made no task of “${what}”.`,
  guessed: (title) => `“${title}” says something that the brief does not: the language model assumed it.`,
  dropped: (count) =>
    `Left out ${count === 1 ? '1 task' : `${count} tasks`} that the language model suggested: not asked for, ruled out, or not readable.`,
  rate: (each, n, noun, total, said, stated) => {
    const one = `${each} for each of the ${n} ${noun}, ${total} in all`;
    return stated ? `Took ${one}${said ? `: you said “${said}”` : ', as you said'}.` : `Assumed ${one}.`;
  },
  measured: (total, n, noun, stated) =>
    stated ? `Took ${total} for ${n} ${noun}, as you said.` : `Assumed ${total} for ${n} ${noun}.`,
  twoNumbers: (first, other, noun) =>
    `The brief says ${first} and ${other} ${noun}; planned for the number said first. Which one holds?`,
  twoDays: (first, other, what) =>
    `The brief gives ${first} and ${other} for “${what}”; planned for the day said first. Which one holds?`,
  twoEnds: (first, other, taken) =>
    `The brief gives ${first} and ${other} for the end; planned for ${taken}.`,
  outside: (day, from, to) => `${day} lies outside the project (${from} to ${to}).`,
  whoAnswers: (who) => `How fast does ${who} answer when asked to sign off?`,
  someone: 'whoever signs off',
  between: 'Is there a date in between by which somebody wants to see something?',
};

const GERMAN: RemarkWords = {
  days: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  to: 'bis',
  comma: true,
  calendar: (said, hours) => `${said ? 'Aus dem Brief' : 'Angenommen'}: ${hours}.`,
  aDay: (hours, days) => `${hours} am Tag, ${days}`,
  opened: (day) => `${day} ist ein freier Tag; der Brief legt etwas darauf, also zählt er als Arbeitstag.`,
  wait: (days, what) => `${days === 1 ? '1 Tag' : `${days} Tage`} Wartezeit nach „${what}“ eingeplant.`,
  optional: 'Freiwilliges steht auf niedriger Priorität und fällt zuerst weg.',
  excluded: (what) => `Nicht eingeplant, weil ausgenommen: „${what}“.`,
  already: (what) => `Nicht eingeplant, weil schon erledigt: „${what}“.`,
  others: (what) => `Nicht eingeplant, weil es jemand anders macht: „${what}“.`,
  later: (what) => `Nicht eingeplant, weil für später gedacht: „${what}“.`,
  supplied: (what, day) => `Angenommen: „${what}“ ist am ${day} da; was es braucht, beginnt dann.`,
  clash: (name, day, said) =>
    `Der Meilenstein „${name}“ ist am ${day}, der Brief sagt ${said}; geplant ist so, dass der Meilenstein hält. Welcher Tag stimmt?`,
  leftOut: (what) => `Keine Aufgabe daraus gemacht: „${what}“.`,
  guessed: (title) => `„${title}“ sagt etwas, das nicht im Brief steht: Annahme des Sprachmodells.`,
  dropped: (count) =>
    `${count === 1 ? '1 Vorschlag' : `${count} Vorschläge`} des Sprachmodells nicht übernommen: nicht verlangt, ausgenommen oder nicht lesbar.`,
  rate: (each, n, noun, total, said, stated) =>
    `${each} je Stück für ${n} ${noun}, zusammen ${total}${stated && said ? `: „${said}“` : stated ? ', wie angegeben' : ' angenommen'}.`,
  measured: (total, n, noun, stated) =>
    `${total} für ${n} ${noun}${stated ? ', wie angegeben' : ' angenommen'}.`,
  twoNumbers: (first, other, noun) =>
    `Der Brief nennt ${first} und ${other} ${noun}; geplant sind die zuerst genannten. Was gilt?`,
  twoDays: (first, other, what) =>
    `Der Brief nennt ${first} und ${other} für „${what}“; geplant ist der zuerst genannte Tag. Was gilt?`,
  twoEnds: (first, other, taken) =>
    `Der Brief nennt ${first} und ${other} als Ende; geplant ist auf den ${taken}.`,
  outside: (day, from, to) => `Der ${day} liegt nicht im Projekt (${from} bis ${to}).`,
  whoAnswers: (who) => `Wie schnell antwortet ${who} auf die Bitte um Freigabe?`,
  someone: 'Wer freigibt',
  between: 'Gibt es einen Zwischentermin, zu dem jemand etwas sehen will?',
};

const FRENCH: RemarkWords = {
  days: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  to: 'à',
  comma: true,
  calendar: (said, hours) => `${said ? 'D’après le texte' : 'Supposé'} : ${hours}.`,
  aDay: (hours, days) => `${hours} par jour, ${days}`,
  opened: (day) =>
    `Le ${day} est un jour libre, mais le texte y fixe quelque chose : il compte comme jour de travail.`,
  wait: (days, what) => `${days === 1 ? '1 jour' : `${days} jours`} d’attente prévus après « ${what} ».`,
  optional: 'Ce qui est facultatif a une priorité basse et tombe en premier.',
  excluded: (what) => `Laissé de côté car exclu par le texte : « ${what} ».`,
  already: (what) => `Laissé de côté car déjà fait : « ${what} ».`,
  others: (what) => `Pas planifié, car quelqu’un d’autre s’en charge : « ${what} ».`,
  later: (what) => `Pas planifié, car prévu pour plus tard : « ${what} ».`,
  supplied: (what, day) => `Supposé : « ${what} » est là le ${day} ; ce qui en dépend commence alors.`,
  clash: (name, day, said) =>
    `Le jalon « ${name} » est le ${day}, mais le texte dit ${said} ; le jalon est tenu. Quel jour est juste ?`,
  leftOut: (what) => `Aucune tâche n’en a été faite : « ${what} ».`,
  guessed: (title) => `« ${title} » dit plus que le texte : supposition du modèle de langue.`,
  dropped: (count) =>
    `${count === 1 ? '1 proposition' : `${count} propositions`} du modèle de langue laissées de côté : non demandées, exclues ou illisibles.`,
  rate: (each, n, noun, total, said, stated) =>
    `${each} pour chacun des ${n} ${noun}, ${total} en tout${stated ? (said ? ` : « ${said} »` : ', comme indiqué') : ' (supposé)'}.`,
  measured: (total, n, noun, stated) =>
    `${total} pour ${n} ${noun}${stated ? ', comme indiqué' : ' (supposé)'}.`,
  twoNumbers: (first, other, noun) =>
    `Le texte dit ${first} et ${other} ${noun} ; prévu pour le premier nombre. Lequel est juste ?`,
  twoDays: (first, other, what) =>
    `Le texte donne ${first} et ${other} pour « ${what} » ; prévu pour le premier jour. Lequel est juste ?`,
  twoEnds: (first, other, taken) =>
    `Le texte donne ${first} et ${other} pour la fin ; prévu pour le ${taken}.`,
  outside: (day, from, to) => `Le ${day} est hors du projet (${from} à ${to}).`,
  whoAnswers: (who) => `En combien de temps ${who} répond à une demande de validation ?`,
  someone: 'la personne qui valide',
  between: 'Y a-t-il une date intermédiaire où quelqu’un veut voir quelque chose ?',
};

const SPANISH: RemarkWords = {
  days: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  to: 'a',
  comma: true,
  calendar: (said, hours) => `${said ? 'Según el texto' : 'Supuesto'}: ${hours}.`,
  aDay: (hours, days) => `${hours} al día, ${days}`,
  opened: (day) => `El ${day} es día libre, pero el texto fija algo en él: cuenta como día de trabajo.`,
  wait: (days, what) => `${days === 1 ? '1 día' : `${days} días`} de espera tras «${what}».`,
  optional: 'Lo opcional tiene prioridad baja y es lo primero que cae.',
  excluded: (what) => `Fuera del plan porque el texto lo descarta: «${what}».`,
  already: (what) => `Fuera del plan porque ya está hecho: «${what}».`,
  others: (what) => `Fuera del plan porque lo hace otra persona: «${what}».`,
  later: (what) => `Fuera del plan porque es para más adelante: «${what}».`,
  supplied: (what, day) => `Supuesto: «${what}» está el ${day}; lo que depende de ello empieza entonces.`,
  clash: (name, day, said) =>
    `El hito «${name}» es el ${day}, pero el texto dice ${said}; se cumple el hito. ¿Qué día vale?`,
  leftOut: (what) => `No se ha hecho tarea de: «${what}».`,
  guessed: (title) => `«${title}» dice algo que el texto no dice: suposición del modelo de lenguaje.`,
  dropped: (count) =>
    `${count === 1 ? '1 propuesta' : `${count} propuestas`} del modelo de lenguaje fuera del plan: no pedidas, descartadas o ilegibles.`,
  rate: (each, n, noun, total, said, stated) =>
    `${each} por cada uno de los ${n} ${noun}, ${total} en total${stated ? (said ? `: «${said}»` : ', como se indica') : ' (supuesto)'}.`,
  measured: (total, n, noun, stated) =>
    `${total} para ${n} ${noun}${stated ? ', como se indica' : ' (supuesto)'}.`,
  twoNumbers: (first, other, noun) =>
    `El texto dice ${first} y ${other} ${noun}; planificado con el primer número. ¿Cuál vale?`,
  twoDays: (first, other, what) =>
    `El texto da ${first} y ${other} para «${what}»; planificado para el primer día. ¿Cuál vale?`,
  twoEnds: (first, other, taken) =>
    `El texto da ${first} y ${other} como final; planificado para el ${taken}.`,
  outside: (day, from, to) => `El ${day} queda fuera del proyecto (${from} a ${to}).`,
  whoAnswers: (who) => `¿Cuánto tarda ${who} en dar el visto bueno?`,
  someone: 'quien aprueba',
  between: '¿Hay una fecha intermedia en la que alguien quiera ver algo?',
};

const PORTUGUESE: RemarkWords = {
  days: ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'],
  to: 'a',
  comma: true,
  calendar: (said, hours) => `${said ? 'Segundo o texto' : 'Suposto'}: ${hours}.`,
  aDay: (hours, days) => `${hours} por dia, ${days}`,
  opened: (day) => `${day} é dia livre, mas o texto marca algo nele: conta como dia de trabalho.`,
  wait: (days, what) => `${days === 1 ? '1 dia' : `${days} dias`} de espera depois de «${what}».`,
  optional: 'O que é opcional tem prioridade baixa e cai primeiro.',
  excluded: (what) => `Fora do plano porque o texto o exclui: «${what}».`,
  already: (what) => `Fora do plano porque já está feito: «${what}».`,
  others: (what) => `Fora do plano porque outra pessoa trata disso: «${what}».`,
  later: (what) => `Fora do plano porque fica para mais tarde: «${what}».`,
  supplied: (what, day) => `Suposto: «${what}» chega a ${day}; o que depende disso começa então.`,
  clash: (name, day, said) =>
    `O marco «${name}» é a ${day}, mas o texto diz ${said}; o marco é cumprido. Que dia vale?`,
  leftOut: (what) => `Não deu tarefa: «${what}».`,
  guessed: (title) => `«${title}» diz algo que o texto não diz: suposição do modelo de linguagem.`,
  dropped: (count) =>
    `${count === 1 ? '1 proposta' : `${count} propostas`} do modelo de linguagem fora do plano: não pedidas, excluídas ou ilegíveis.`,
  rate: (each, n, noun, total, said, stated) =>
    `${each} por cada um dos ${n} ${noun}, ${total} ao todo${stated ? (said ? `: «${said}»` : ', como indicado') : ' (suposto)'}.`,
  measured: (total, n, noun, stated) =>
    `${total} para ${n} ${noun}${stated ? ', como indicado' : ' (suposto)'}.`,
  twoNumbers: (first, other, noun) =>
    `O texto diz ${first} e ${other} ${noun}; planeado com o primeiro número. Qual vale?`,
  twoDays: (first, other, what) =>
    `O texto dá ${first} e ${other} para «${what}»; planeado para o primeiro dia. Qual vale?`,
  twoEnds: (first, other, taken) => `O texto dá ${first} e ${other} como fim; planeado para ${taken}.`,
  outside: (day, from, to) => `${day} fica fora do projeto (${from} a ${to}).`,
  whoAnswers: (who) => `Em quanto tempo ${who} responde a um pedido de aprovação?`,
  someone: 'quem aprova',
  between: 'Há uma data intermédia em que alguém queira ver algo?',
};

const WORDS: Record<Language, RemarkWords> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  pt: PORTUGUESE,
  other: ENGLISH,
};

export const remarkWords = (language: Language): RemarkWords => WORDS[language];
