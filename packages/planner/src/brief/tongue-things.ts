import { KINDS, LISTS, PLAYBOOKS } from '../playbooks/all.ts';
import type { Language } from './brief.ts';

type Known = Exclude<Language, 'other'>;

/** What people call their projects and pages, where nothing else says the language. */
const NAMES: Record<Known, string> = {
  en: 'birthday wedding party tax return house flat kitchen garden shed trip holiday christmas meeting board exam job move school summer bathroom cellar attic dog grandma home about prices services team opening',
  de: 'geburtstag hochzeit feier sommerfest steuererklärung steuer umzug haus wohnung küche garten keller dachboden badezimmer urlaub reise weihnachten weihnachtsfeier prüfung bewerbung oma opa mama papa hund schule verein laden eröffnung führerschein vortrag abschlussarbeit bachelorarbeit masterarbeit hausarbeit seiten leistungen preise kontakt',
  fr: 'anniversaire mariage fête quartier impôts déclaration maison appartement cuisine jardin cave grenier vacances voyage noël réunion examen déménagement boutique école bain salle mamie bébé mémoire ouverture permis accueil équipe tarifs site',
  es: 'cumpleaños boda fiesta impuestos declaración renta casa piso cocina jardín trastero vacaciones viaje navidad reunión examen mudanza tienda escuela baño abuela bebé tesis apertura inauguración oposiciones inicio equipo precios servicios contacto',
  pt: 'aniversário casamento festa impostos declaração irs casa apartamento cozinha jardim férias viagem natal reunião exame mudança loja escola avó bebé bebê tese abertura inauguração mestrado início equipa equipe preços serviços contactos contatos',
};

const LANGUAGES: readonly Known[] = ['en', 'de', 'fr', 'es', 'pt'];

/** The languages in which a word names something that the planner knows. */
const LANGUAGES_OF: ReadonlyMap<string, ReadonlySet<Known>> = (() => {
  const found = new Map<string, Set<Known>>();
  for (const language of LANGUAGES) {
    const spoken = language === 'en' || language === 'de' ? language : undefined;
    const made = spoken
      ? PLAYBOOKS.flatMap((one) => one.deliverables.map((thing) => thing[spoken]?.words ?? ''))
      : [];
    const words = [
      NAMES[language],
      ...KINDS.map((kind) => kind[language]?.words ?? ''),
      ...LISTS.map((list) => list[language].lead),
      ...made,
    ];
    for (const word of words
      .join('|')
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? [])
      found.set(word, (found.get(word) ?? new Set()).add(language));
  }
  return found;
})();

/** How many of the words name a thing in this language and in no other. */
export const namedIn = (language: Language, words: readonly string[]): number =>
  words.filter((word) => {
    const languages = LANGUAGES_OF.get(word);
    return languages?.size === 1 && language !== 'other' && languages.has(language);
  }).length;
