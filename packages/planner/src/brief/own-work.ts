import type { Tongue } from './tongue.ts';

/** What a writer says of themselves that is no work: states, wishes, time. */
const STATES: Record<string, RegExp> = {
  en: /^(?:have|get|want|like|need|work|teach|study|know|live|own|hope|expect|plan|manage|think|see|feel|help|take|use|can|could|do|go|let|look|love|earn|count|agree|speak|talk|listen|read|learn|add|ask|cover|measure|run|price|weigh|stage|market|water|leave|come|give)$/,
  de: /^(?:brauchen|haben|arbeiten|wohnen|wollen|möchten|können|müssen|planen|schaffen|lernen|sprechen|finden|suchen|führen|spielen|tragen|laufen)$/,
  fr: /^(?:travailler|étudier|demander|donner|trouver|choisir|passer|parler|apprendre)$/,
  es: /^(?:trabajar|estudiar|buscar|tomar|hablar|pensar|esperar|vivir)$/,
  pt: /^(?:trabalhar|estudar|procurar|tomar|falar|pensar|esperar|viver)$/,
};

const IRREGULAR: Record<string, Record<string, string>> = {
  en: {},
  de: {},
  fr: {
    fais: 'faire',
    faisons: 'faire',
    écris: 'écrire',
    écrivons: 'écrire',
    peins: 'peindre',
    construis: 'construire',
    traduis: 'traduire',
    ouvre: 'ouvrir',
    ouvrons: 'ouvrir',
    vends: 'vendre',
    imprime: 'imprimer',
    envoie: 'envoyer',
    paie: 'payer',
    relis: 'relire',
    finis: 'finir',
    prépare: 'préparer',
    rédige: 'rédiger',
  },
  es: {
    hago: 'hacer',
    hacemos: 'hacer',
    abro: 'abrir',
    abrimos: 'abrir',
    corrijo: 'corregir',
    elijo: 'elegir',
    traduzco: 'traducir',
    imprimo: 'imprimir',
    reparto: 'repartir',
    vuelvo: '',
  },
  pt: {
    faço: 'fazer',
    fazemos: 'fazer',
    abro: 'abrir',
    abrimos: 'abrir',
    corrijo: 'corrigir',
    traduzo: 'traduzir',
    imprimo: 'imprimir',
    distribuo: 'distribuir',
    reduzo: 'reduzir',
  },
};

const OBJECT_FOLLOWS =
  /^(?:el|la|los|las|un[oa]?s?|os?|as?|uma?|umas?|mis?|meus?|minhas?|nuestr[oa]s?|noss[oa]s?|tod[oa]s?|dos|dois|duas|tres|três|cuatro|quatro|cinco|seis|siete|sete|ocho|oito|diez|dez|\d+)(?= |$)/i;

const PARTICLES = /^(?:ab|an|auf|aus|ein|um|vor|zu|fertig|hoch|durch|nach|weg|zusammen|her)$/;

/** "I lay out the album": known or not, a verb stands before a particle and a thing. */
const TAKES_PARTICLE = /^(?:out|up|off|down|away) (?:the|my|our|all|both|every) /i;

/** "I paint the walls", "yo hago la criba", "wir bauen die Küche ab": what the writer does, as a note would say it. */
export function ownWorkOf(text: string, tongue: Tongue): string | undefined {
  const match = /^(\S+)(?: (\S+))?(?: (\S+))?(.*)$/u.exec(text);
  if (!match) return undefined;
  switch (tongue.language) {
    case 'en':
      return english(text, tongue);
    case 'de':
      return german(text, tongue);
    case 'other':
      return undefined;
    default:
      return romance(text, tongue);
  }
}

function english(text: string, tongue: Tongue): string | undefined {
  const match =
    /^(?:and |then |so |but |after that,? |afterwards,? |next,? )*(?:i|we)(?: (?:then|also|still|just|only|now|finally|afterwards|usually))? (\p{L}+)( .+)?$/iu.exec(
      text,
    );
  const verb = (match?.[1] ?? '').toLowerCase();
  const rest = (match?.[2] ?? '')
    .trim()
    .replace(/ (?:meanwhile|in the meantime|at the same time|alongside)$/i, '');
  const doesThing = verb === 'do' && /^(?:the|our|my|all) \p{L}{3,}/iu.test(rest);
  if (doesThing) return `get ${rest} done`;
  // "I sew alone" says who does it.
  if (
    /^(?:alone|(?:by|for) (?:myself|ourselves)|myself|ourselves|by hand|at home|in the evenings?)$/i.test(
      rest,
    )
  )
    return undefined;
  const phrasal = TAKES_PARTICLE.test(rest);
  if (!match || (!tongue.verbs.has(verb) && !phrasal) || STATES.en?.test(verb)) return undefined;
  if (/^(?:\d+|one|two|three|four|five)(?: \p{L}+)? (?:an?|per|each|every) /iu.test(rest)) return undefined;
  return `${verb} ${rest}`.trim();
}

function german(text: string, tongue: Tongue): string | undefined {
  const bare = text.replace(/ ?\([^)]*\)$/, '');
  const match =
    /^(?:und |dann |danach |anschließend |zuerst )*(?:(ich|wir) (\p{Ll}+)|(\p{Ll}+) (ich|wir)) (.+)$/iu.exec(
      bare,
    );
  if (!match) return undefined;
  const [who, form, rest] = [match[1] ?? match[4] ?? '', match[2] ?? match[3] ?? '', match[5] ?? ''];
  const stem = /^ich$/i.test(who) ? form.replace(/e$/, '') : form.replace(/e?n$/, '');
  const words = rest.split(' ');
  const particle = PARTICLES.test(words.at(-1) ?? '') ? (words.pop() ?? '') : '';
  const infinitive = [`${particle}${stem}en`, `${particle}${stem}n`].find((one) => tongue.verbs.has(one));
  if (!infinitive || STATES.de?.test(infinitive) || words.length === 0) return undefined;
  return `${words.join(' ')} ${infinitive}`;
}

function romance(text: string, tongue: Tongue): string | undefined {
  const { language } = tongue;
  const who = {
    fr: "(?:(?:et|puis|pendant ce temps|ensuite|alors|enfin|d'abord|d’abord|après),? )*(?:moi,? )?(?:je |j'|j’|nous |on )",
    es: '(?:(?:y|luego|después|entonces|mientras tanto),? )*(?:yo |nosotros )?',
    pt: '(?:(?:e|depois|então|entretanto),? )*(?:eu |nós )?',
  }[language as 'fr' | 'es' | 'pt'];
  const match = tongue.pattern(`^${who}(\\p{L}+) (.+)$`).exec(text);
  const form = (match?.[1] ?? '').toLowerCase();
  if (!match || tongue.verbs.has(form)) return undefined;
  // Without a pronoun only an object tells "corrijo los textos" from "aviso legal".
  const told = language === 'fr' || /^(?:yo|nosotros|eu|nós) /i.test(text);
  if (!told && !OBJECT_FOLLOWS.test(match[2] ?? '')) return undefined;
  const irregular = IRREGULAR[language]?.[form];
  const endings =
    language === 'fr'
      ? [form.replace(/e$/, 'er'), form.replace(/ons$/, 'er'), form.replace(/e$/, 'ir')]
      : [
          form.replace(/o$/, 'ar'),
          form.replace(/o$/, 'er'),
          form.replace(/o$/, 'ir'),
          form.replace(/amos$/, 'ar'),
          form.replace(/emos$/, 'er'),
          form.replace(/imos$/, 'ir'),
        ];
  const verb = irregular ?? endings.find((one) => one !== form && tongue.verbs.has(one));
  if (!verb || STATES[language]?.test(verb)) return undefined;
  return `${verb} ${match[2]}`;
}
