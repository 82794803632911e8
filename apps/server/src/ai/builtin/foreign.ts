import { languageOf } from '@daymark/language/detect';
import type { Language } from '@daymark/language/token';

/** The answer to a message in an unsupported language, in that language, by its sentences. */
const NOT_UNDERSTOOD: Partial<Record<Language, readonly string[]>> = {
  it: [
    'Non ho capito: capisco l’inglese, il tedesco, il francese e lo spagnolo.',
    'Posso dire che cosa c’è da fare, come procede un progetto e quando hai tempo, e proporre modifiche.',
    'Nulla cambia senza il tuo consenso. Prova per esempio:',
  ],
  pt: [
    'Não percebi: compreendo inglês, alemão, francês e espanhol.',
    'Posso dizer o que há para fazer, como vai um projeto e quando tens tempo, e propor alterações.',
    'Nada muda sem a tua aprovação. Experimenta, por exemplo:',
  ],
  nl: [
    'Dat heb ik niet begrepen: ik begrijp Engels, Duits, Frans en Spaans.',
    'Ik kan zeggen wat er te doen is, hoe een project ervoor staat en wanneer je tijd hebt, en wijzigingen voorstellen.',
    'Er verandert niets zonder jouw akkoord. Probeer bijvoorbeeld:',
  ],
};

/** The answer to a message in another language; undefined for those that it speaks and for unknown ones. */
export const notUnderstoodIn = (message: string): string | undefined =>
  NOT_UNDERSTOOD[languageOf(message)]?.join(' ');
