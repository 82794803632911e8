import type { Day } from '@daymark/domain/dates';
import type { Language } from '../brief/brief.ts';
import { withFrenchArticle } from './french.ts';
import { capital } from './wording.ts';

/** What the planner says in its own words, by language. */
export interface Phrases {
  sendTo(object: string, receiver: string): string;
  /** Title of a thing that comes without a verb, where no playbook speaks the language. */
  nounTitle(object: string): string;
  approval(what: string, who: string): string;
  approvalDone: string[];
  checkpoint(name: string): string;
  checkpointDone: string[];
  done(object: string): string[];
  allOf(n: number, noun: string): string;
  /** Of a whole of which a part is there already. */
  left(n: number, total: number, noun: string): string;
  asAsked(detail: string): string;
  /** The times had to be cut to this percentage of the usual. */
  tight(percent: number): string;
  remedies: {
    laterDueDate(date: Day): string;
    moreHours(hours: number): string;
    moveMilestone(name: string, date: Day): string;
    dropOptional(count: number, hours: number): string;
    /** `names` says which: titles in quotes. */
    drop(names: string, hours: number): string;
  };
}

const ENGLISH: Phrases = {
  sendTo: (object, receiver) => `send ${object} to ${receiver}`,
  nounTitle: (object) => `arrange ${object}`,
  tight: (percent) =>
    `Where time is short, planned in ${percent} % of the usual hours, or it would not fit: check them.`,
  approval: (what, who) => `get ${what || 'the work'} signed off${who ? ` by ${who}` : ''}`,
  approvalDone: [
    'What is to be approved went out in one message, with a date for the answer',
    'The approval is in writing',
    'Changes that were asked for are noted as tasks',
  ],
  checkpoint: (name) => `check that ${name} is reached`,
  checkpointDone: ['Everything that belongs to it is done', 'What is missing has a new date'],
  done: (object) => [`${capital(object)}: finished and looked over once`, 'Nothing about it is left open'],
  allOf: (n, noun) => `All ${n} ${noun} are accounted for; this part is counted off`,
  left: (n, total, noun) => `${n} of the ${total} ${noun} are left to do`,
  asAsked: (detail) => `As the brief asks: ${detail}`,
  remedies: {
    laterDueDate: (date) => `Move the due date to ${date}; then everything fits.`,
    moreHours: (hours) => `Work ${hours} h on each working day; then everything fits.`,
    moveMilestone: (name, date) => `Move the milestone “${name}” to ${date}; then everything fits.`,
    dropOptional: (count, hours) =>
      `Leave out ${count === 1 ? 'the optional task' : `the ${count} optional tasks`} (${hours} h); the rest fits.`,
    drop: (names, hours) => `Leave out ${names} (${hours} h); the rest fits.`,
  },
};

const GERMAN: Phrases = {
  sendTo: (object, receiver) => `${object} an ${receiver} schicken`,
  nounTitle: (object) => `${object} organisieren`,
  tight: (percent) =>
    `Wo die Zeit knapp ist, mit ${percent} % der üblichen Stunden geplant, sonst passt es nicht: bitte prüfen.`,
  approval: (what, who) =>
    `Freigabe ${what ? `für ${what} ` : ''}einholen${who ? ` (${who.replace(/^(?:meine?|unsere?|der|die|das) /i, '')})` : ''}`,
  approvalDone: [
    'Was freizugeben ist, ging in einer Nachricht hinaus, mit Termin für die Antwort',
    'Die Freigabe liegt schriftlich vor',
    'Änderungswünsche stehen als Aufgaben fest',
  ],
  checkpoint: (name) => `Prüfen, ob „${name}“ erreicht ist`,
  checkpointDone: ['Alles, was dazugehört, ist erledigt', 'Was fehlt, hat einen neuen Termin'],
  done: (object) => [`${capital(object)}: fertig und einmal durchgesehen`, 'Nichts daran ist offen'],
  allOf: (n, noun) => `Alle ${n} ${noun} sind erfasst; dieser Teil ist abgehakt`,
  left: (n, total, noun) => `${n} von ${total} ${noun} sind noch zu machen`,
  asAsked: (detail) => `Wie gewünscht: ${detail}`,
  remedies: {
    laterDueDate: (date) => `Den Endtermin auf den ${date} legen; dann passt alles.`,
    moreHours: (hours) => `An jedem Arbeitstag ${hours} h arbeiten; dann passt alles.`,
    moveMilestone: (name, date) => `Den Meilenstein „${name}“ auf den ${date} legen; dann passt alles.`,
    dropOptional: (count, hours) =>
      `${count === 1 ? 'Die freiwillige Aufgabe' : `Die ${count} freiwilligen Aufgaben`} weglassen (${hours} h); der Rest passt.`,
    drop: (names, hours) => `${names} weglassen (${hours} h); der Rest passt.`,
  },
};

const FRENCH: Phrases = {
  ...ENGLISH,
  tight: (percent) =>
    `Prévu en ${percent} % du temps habituel, sinon cela ne tient pas : vérifiez les heures.`,
  remedies: {
    laterDueDate: (date) => `Reporter la fin au ${date} ; alors tout tient.`,
    moreHours: (hours) => `Travailler ${hours} h chaque jour ouvré ; alors tout tient.`,
    moveMilestone: (name, date) => `Reporter l’étape « ${name} » au ${date} ; alors tout tient.`,
    dropOptional: (count, hours) =>
      `Laisser ${count === 1 ? 'la tâche facultative' : `les ${count} tâches facultatives`} (${hours} h) ; le reste tient.`,
    drop: (names, hours) => `Laisser ${names} (${hours} h) ; le reste tient.`,
  },
  sendTo: (object, receiver) => `envoyer ${object} à ${receiver}`.replace(/ à le /, ' au '),
  nounTitle: (object) => `Prévoir ${withFrenchArticle(object)}`,
  approval: (what, who) => `faire valider ${what || 'le travail'}${who ? ` (${who})` : ''}`,
  approvalDone: ['La demande est partie en un seul message, avec une date de réponse', 'L’accord est écrit'],
  checkpoint: (name) => `vérifier que « ${name} » est atteint`,
  checkpointDone: ['Tout ce qui en dépend est terminé', 'Ce qui manque a une nouvelle date'],
  done: (object) => [`${capital(object)} : terminé et relu une fois`, 'Rien ne reste en suspens'],
  allOf: (n, noun) => `Les ${n} ${noun} sont comptés ; cette partie est cochée`,
  left: (n, total, noun) => `Il reste ${n} ${noun} sur ${total}`,
  asAsked: (detail) => `Comme demandé : ${detail}`,
};

const SPANISH: Phrases = {
  ...ENGLISH,
  tight: (percent) => `Planificado en el ${percent} % del tiempo habitual; si no, no cabe: revise las horas.`,
  remedies: {
    laterDueDate: (date) => `Mover el final al ${date}; entonces todo cabe.`,
    moreHours: (hours) => `Trabajar ${hours} h cada día laborable; entonces todo cabe.`,
    moveMilestone: (name, date) => `Mover el hito «${name}» al ${date}; entonces todo cabe.`,
    dropOptional: (count, hours) =>
      `Dejar ${count === 1 ? 'la tarea opcional' : `las ${count} tareas opcionales`} (${hours} h); el resto cabe.`,
    drop: (names, hours) => `Dejar ${names} (${hours} h); el resto cabe.`,
  },
  sendTo: (object, receiver) => `enviar ${object} a ${receiver}`.replace(/ a el /, ' al '),
  nounTitle: (object) => `Preparar ${object}`,
  approval: (what, who) => `conseguir el visto bueno${what ? ` para ${what}` : ''}${who ? ` (${who})` : ''}`,
  approvalDone: [
    'La petición salió en un solo mensaje, con fecha de respuesta',
    'La aprobación consta por escrito',
  ],
  checkpoint: (name) => `comprobar que se alcanza «${name}»`,
  checkpointDone: ['Todo lo que depende de ello está hecho', 'Lo que falta tiene nueva fecha'],
  done: (object) => [`${capital(object)}: terminado y revisado una vez`, 'No queda nada pendiente'],
  allOf: (n, noun) => `Contados los ${n} ${noun}; esta parte queda marcada`,
  left: (n, total, noun) => `Quedan ${n} de ${total} ${noun}`,
  asAsked: (detail) => `Como se pide: ${detail}`,
};

const PORTUGUESE: Phrases = {
  ...ENGLISH,
  tight: (percent) => `Planeado em ${percent} % do tempo habitual, senão não cabe: confirme as horas.`,
  remedies: {
    laterDueDate: (date) => `Passar o fim para ${date}; assim cabe tudo.`,
    moreHours: (hours) => `Trabalhar ${hours} h em cada dia útil; assim cabe tudo.`,
    moveMilestone: (name, date) => `Passar o marco «${name}» para ${date}; assim cabe tudo.`,
    dropOptional: (count, hours) =>
      `Deixar ${count === 1 ? 'a tarefa opcional' : `as ${count} tarefas opcionais`} (${hours} h); o resto cabe.`,
    drop: (names, hours) => `Deixar ${names} (${hours} h); o resto cabe.`,
  },
  sendTo: (object, receiver) =>
    `enviar ${object} a ${receiver}`.replace(/ a o /, ' ao ').replace(/ a a /, ' à '),
  nounTitle: (object) => `Preparar ${object}`,
  approval: (what, who) => `obter a aprovação${what ? ` para ${what}` : ''}${who ? ` (${who})` : ''}`,
  approvalDone: ['O pedido seguiu numa só mensagem, com data de resposta', 'A aprovação está por escrito'],
  checkpoint: (name) => `verificar se «${name}» foi alcançado`,
  checkpointDone: ['Tudo o que depende disso está feito', 'O que falta tem nova data'],
  done: (object) => [`${capital(object)}: terminado e revisto uma vez`, 'Nada fica por fechar'],
  allOf: (n, noun) => `Contados: ${n} ${noun}; esta parte está assinalada`,
  left: (n, total, noun) => `Faltam ${n} de ${total} ${noun}`,
  asAsked: (detail) => `Como pedido: ${detail}`,
};

/** For languages without words of our own: the brief's words alone. */
const WORDLESS: Phrases = {
  ...ENGLISH,
  sendTo: (object, receiver) => `${object}: ${receiver}`,
  nounTitle: (object) => capital(object),
  approval: (what, who) => [what, who].filter((one) => one !== '').join(': '),
  approvalDone: ['✓'],
  checkpoint: (name) => name,
  checkpointDone: ['✓'],
  done: (object) => [object === '' ? '✓' : object],
  allOf: (n, noun) => `${n} ${noun}`,
  left: (n, total, noun) => `${n} / ${total} ${noun}`,
  asAsked: (detail) => detail,
};

const PHRASES: Record<Language, Phrases> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  pt: PORTUGUESE,
  other: WORDLESS,
};

export const phrasesFor = (language: Language): Phrases => PHRASES[language];
