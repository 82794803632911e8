import { languageOf } from '@daymark/language/detect';
import type { Language } from '@daymark/language/token';

/** The answer to a message in an unsupported language, in that language. */
const NOT_UNDERSTOOD: Partial<Record<Language, string>> = {
  fr: 'Je n’ai pas compris : je comprends l’anglais et l’allemand. Je peux dire ce qui est à faire, comment avance un projet et quand vous avez du temps, et proposer des changements. Rien ne change sans votre accord. Essayez par exemple :',
  es: 'No lo he entendido: entiendo inglés y alemán. Puedo decir qué hay que hacer, cómo va un proyecto y cuándo tienes tiempo, y proponer cambios. Nada cambia sin que lo aceptes. Prueba, por ejemplo:',
  it: 'Non ho capito: capisco l’inglese e il tedesco. Posso dire che cosa c’è da fare, come procede un progetto e quando hai tempo, e proporre modifiche. Nulla cambia senza il tuo consenso. Prova per esempio:',
  pt: 'Não percebi: compreendo inglês e alemão. Posso dizer o que há para fazer, como vai um projeto e quando tens tempo, e propor alterações. Nada muda sem a tua aprovação. Experimenta, por exemplo:',
  nl: 'Dat heb ik niet begrepen: ik begrijp Engels en Duits. Ik kan zeggen wat er te doen is, hoe een project ervoor staat en wanneer je tijd hebt, en wijzigingen voorstellen. Er verandert niets zonder jouw akkoord. Probeer bijvoorbeeld:',
};

/** The answer to a message in another language; undefined for English, German and unknown languages. */
export const notUnderstoodIn = (message: string): string | undefined => NOT_UNDERSTOOD[languageOf(message)];
