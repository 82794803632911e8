import type { Language } from './brief.ts';
import type { Tongue } from './tongue.ts';

const MODAL: Partial<Record<Language, string>> = {
  fr: '(?:doit|doivent|devra|devront) (?:encore )?être',
  es: '(?:tiene que|tienen que|debe|deben|ha de|han de) (?:ser|estar)',
  pt: '(?:tem de|têm de|tem que|têm que|deve|devem) (?:ser|estar)',
};

/** Participles that have but one infinitive: "semé", "podado". */
const PLAIN_PARTICIPLE = /(?:ée?s?|ad[oa]s?)$/i;

/** Infinitives that a participle can belong to. */
function infinitivesOf(participle: string, language: Language): string[] {
  const word = participle.toLowerCase();
  if (language === 'fr')
    return [
      word.replace(/ée?s?$/, 'er'),
      word.replace(/ie?s?$/, 'ir'),
      word.replace(/ue?s?$/, 're'),
      word.replace(/ite?s?$/, 'ire'),
      word.replace(/inte?s?$/, 'indre'),
    ];
  if (language === 'es' || language === 'pt')
    return [
      word.replace(/ad[oa]s?$/, 'ar'),
      word.replace(/id[oa]s?$/, 'er'),
      word.replace(/id[oa]s?$/, 'ir'),
    ];
  const stem = word.replace(/^(\p{L}*?)ge(\p{L}{3,})(?:t|en)$/u, '$1$2').replace(/t$/, '');
  return [`${stem}en`, `${stem}n`];
}

/** "El contrato tiene que estar firmado el 29": what has to be done to a thing, as a note says it. */
export function passiveOf(text: string, tongue: Tongue): string | undefined {
  const { language } = tongue;
  if (language === 'de') {
    const match =
      /^(.{3,60}?) (?:muss|müssen|soll|sollen) (?:noch )?(.*?)(\p{Ll}{4,}) (?:werden|sein)$/u.exec(text);
    const verb = infinitivesOf(match?.[3] ?? '', language).find((one) => tongue.verbs.has(one));
    return match && verb ? `${match[1]} ${match[2]}${verb}` : undefined;
  }
  const modal = MODAL[language];
  if (!modal) return undefined;
  const match = tongue.pattern(`^(.{3,60}?) ${modal} (\\p{L}{4,})(.*)$`).exec(text);
  const [plain = '', ...others] = infinitivesOf(match?.[2] ?? '', language);
  const known = [plain, ...others].find((one) => tongue.verbs.has(one));
  const verb = known ?? (PLAIN_PARTICIPLE.test(match?.[2] ?? '') ? plain : undefined);
  return match && verb && !/^ (?:par|por|pela?|pelo) /.test(match[3] ?? '')
    ? `${verb} ${match[1]}${match[3]}`
    : undefined;
}
