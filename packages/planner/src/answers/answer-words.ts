import type { Day } from '@daymark/domain/dates';
import type { Language } from '../brief/brief.ts';

/** What is said once a question was answered, and the answers to choose from; other languages get English. */
export interface AnswerWords {
  calendar(hours: string): string;
  /** A day off on which the brief fixes something stays one. */
  closed(day: Day): string;
  notShortened: string;
  usualHours: string;
  optional: { last: string; must: string; out: string };
  optionalMust: string;
  optionalOut: string;
  known: string;
  findOut: string;
  /** The title of finding something out, and when that is done. */
  clarify(question: string): string;
  clarified: string;
  show: string;
  shown: string[];
  round(n: number, of: number): string;
  rounds: string[];
}

const ENGLISH: AnswerWords = {
  calendar: (hours) => `As you answered: ${hours}.`,
  closed: (day) => `${day} stays a day off: what the brief fixes on it is done before.`,
  notShortened: 'Planned with the usual hours: nothing was shortened to make it fit.',
  usualHours: 'Hours are the usual ones, without your own history.',
  optional: { last: 'Last, when there is time', must: 'Like everything else', out: 'Not at all' },
  optionalMust: 'What is optional is planned like everything else.',
  optionalOut: 'What is optional is left out.',
  known: 'It is settled',
  findOut: 'Find it out first',
  clarify: (question) => `Clarify: ${question}`,
  clarified: 'The answer is written down',
  show: 'Show what is there so far',
  shown: ['Whoever wanted to see it has seen it', 'What they said is written down'],
  round: (n, of) => `Work in the requested changes (round ${n} of ${of})`,
  rounds: ['Every change that was asked for is in, or declined with a reason'],
};

const GERMAN: AnswerWords = {
  calendar: (hours) => `Wie beantwortet: ${hours}.`,
  closed: (day) => `Der ${day} bleibt frei: was der Brief darauf legt, ist vorher fertig.`,
  notShortened: 'Mit den üblichen Stunden geplant: nichts wurde gekürzt, damit es passt.',
  usualHours: 'Die Stunden sind die üblichen, ohne die eigene Erfahrung.',
  optional: { last: 'Zuletzt, wenn Zeit ist', must: 'Wie alles andere', out: 'Gar nicht' },
  optionalMust: 'Freiwilliges ist wie alles andere eingeplant.',
  optionalOut: 'Freiwilliges ist weggelassen.',
  known: 'Es ist geklärt',
  findOut: 'Zuerst klären',
  clarify: (question) => `Klären: ${question}`,
  clarified: 'Die Antwort ist aufgeschrieben',
  show: 'Den Zwischenstand zeigen',
  shown: ['Wer ihn sehen wollte, hat ihn gesehen', 'Die Rückmeldungen sind aufgeschrieben'],
  round: (n, of) => `Gewünschte Änderungen einarbeiten (Runde ${n} von ${of})`,
  rounds: ['Jede gewünschte Änderung ist eingearbeitet oder begründet abgelehnt'],
};

const FRENCH: AnswerWords = {
  calendar: (hours) => `D’après votre réponse : ${hours}.`,
  closed: (day) => `Le ${day} reste libre : ce que le texte y fixe est fait avant.`,
  notShortened: 'Prévu avec les heures habituelles : rien n’est raccourci pour que cela tienne.',
  usualHours: 'Les heures sont les habituelles, sans votre expérience.',
  optional: { last: 'En dernier, s’il reste du temps', must: 'Comme tout le reste', out: 'Pas du tout' },
  optionalMust: 'Ce qui est facultatif est prévu comme le reste.',
  optionalOut: 'Ce qui est facultatif est laissé de côté.',
  known: 'C’est réglé',
  findOut: 'À éclaircir d’abord',
  clarify: (question) => `Éclaircir : ${question}`,
  clarified: 'La réponse est notée',
  show: 'Montrer ce qui est fait',
  shown: ['Qui voulait le voir l’a vu', 'Les remarques sont notées'],
  round: (n, of) => `Intégrer les corrections (tour ${n} sur ${of})`,
  rounds: ['Chaque correction demandée est faite, ou refusée avec une raison'],
};

const SPANISH: AnswerWords = {
  calendar: (hours) => `Según su respuesta: ${hours}.`,
  closed: (day) => `El ${day} sigue libre: lo que el texto fija en él se hace antes.`,
  notShortened: 'Planificado con las horas habituales: nada se acorta para que quepa.',
  usualHours: 'Las horas son las habituales, sin su propia experiencia.',
  optional: { last: 'Al final, si queda tiempo', must: 'Como todo lo demás', out: 'No hacerlo' },
  optionalMust: 'Lo opcional se planifica como todo lo demás.',
  optionalOut: 'Lo opcional queda fuera.',
  known: 'Está aclarado',
  findOut: 'Aclararlo primero',
  clarify: (question) => `Aclarar: ${question}`,
  clarified: 'La respuesta está anotada',
  show: 'Mostrar lo que hay hasta ahora',
  shown: ['Quien quería verlo lo ha visto', 'Sus comentarios están anotados'],
  round: (n, of) => `Incorporar los cambios pedidos (ronda ${n} de ${of})`,
  rounds: ['Cada cambio pedido está hecho, o rechazado con un motivo'],
};

const PORTUGUESE: AnswerWords = {
  calendar: (hours) => `Segundo a sua resposta: ${hours}.`,
  closed: (day) => `${day} continua livre: o que o texto marca nele é feito antes.`,
  notShortened: 'Planeado com as horas habituais: nada foi encurtado para caber.',
  usualHours: 'As horas são as habituais, sem a sua experiência.',
  optional: { last: 'No fim, se houver tempo', must: 'Como tudo o resto', out: 'Não fazer' },
  optionalMust: 'O que é opcional é planeado como tudo o resto.',
  optionalOut: 'O que é opcional fica de fora.',
  known: 'Está esclarecido',
  findOut: 'Esclarecer primeiro',
  clarify: (question) => `Esclarecer: ${question}`,
  clarified: 'A resposta está anotada',
  show: 'Mostrar o que há até agora',
  shown: ['Quem queria ver já viu', 'Os comentários estão anotados'],
  round: (n, of) => `Incluir as alterações pedidas (ronda ${n} de ${of})`,
  rounds: ['Cada alteração pedida está feita, ou recusada com um motivo'],
};

const WORDS: Record<Language, AnswerWords> = {
  ...{ en: ENGLISH, de: GERMAN, fr: FRENCH, es: SPANISH, pt: PORTUGUESE },
  other: ENGLISH,
};

export const answerWords = (language: Language): AnswerWords => WORDS[language];
