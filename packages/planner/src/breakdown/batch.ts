import type { Item, Language } from '../brief/brief.ts';

/** What many small things take that are done in one go: to begin with, and for each, in minutes. */
interface Batch {
  begin: number;
  each: number;
  verbs: RegExp;
}

/** Fewer are done one by one. */
const FEWEST = 20;
/** Of fewer each is handled with more care. */
const FEW = 50;
const HANDLING = 30;

const MARKS: Record<Exclude<Language, 'other'>, string> = {
  en: 'price|tag|label|stamp|number|barcode|mark up|fold|stuff|address|frank|count|sort|put',
  de: 'auszeichnen|etikettieren|bepreisen|stempeln|nummerieren|beschriften|falten|kuvertieren|frankieren|zählen|sortieren|bekleben',
  fr: 'étiqueter|numéroter|tamponner|plier|timbrer|compter|trier',
  es: 'etiquetar|numerar|sellar|doblar|contar|clasificar',
  pt: 'etiquetar|numerar|carimbar|dobrar|contar|separar',
};
const WRITES: Record<Exclude<Language, 'other'>, string> = {
  en: 'email|e-mail|mail|text|message|invite|notify|inform|remind|write to|ask|thank|tell|contact|send',
  de: 'anschreiben|einladen|benachrichtigen|informieren|erinnern|mailen|anmailen|verschicken|versenden',
  fr: 'inviter|prévenir|informer|écrire à|contacter|relancer|envoyer',
  es: 'invitar|avisar|informar|escribir a|contactar|enviar',
  pt: 'convidar|avisar|informar|escrever a|contactar|enviar',
};
const HANDLES: Record<Exclude<Language, 'other'>, string> = {
  en: 'scan|photograph|wrap|pack|check off|hand out|distribute',
  de: 'scannen|fotografieren|einpacken|verpacken|austeilen|verteilen',
  fr: 'scanner|numériser|photographier|emballer|distribuer',
  es: 'escanear|fotografiar|envolver|repartir|empaquetar',
  pt: 'digitalizar|fotografar|embrulhar|distribuir|empacotar',
};

const starting = (words: string): RegExp => new RegExp(`^(?:${words})(?!\\p{L})`, 'iu');
const batchesOf = (language: Exclude<Language, 'other'>): readonly Batch[] => [
  { begin: 15, each: 1.5, verbs: starting(MARKS[language]) },
  { begin: 90, each: 1.5, verbs: starting(WRITES[language]) },
  { begin: HANDLING, each: 4, verbs: starting(HANDLES[language]) },
];
const BATCHES: Record<Exclude<Language, 'other'>, readonly Batch[]> = {
  en: batchesOf('en'),
  de: batchesOf('de'),
  fr: batchesOf('fr'),
  es: batchesOf('es'),
  pt: batchesOf('pt'),
};

/** What is no small thing, whatever is done with it. */
const LARGE =
  /(?:room|house|flat|garden|chapter|essay|book|interview|video|album|box|crate|folder|ordner|kiste|karton|zimmer|carton|caja|caixa|report|thesis|exam|dress|costume)/iu;

/** Hours for many small things that one does in one go, where the brief does not say how fast; undefined where they are none. */
export function batchHours({ verbs, object, count }: Item, language: Language): number | undefined {
  if (language === 'other' || !count || count.role === 'each' || count.n < FEWEST) return undefined;
  if (LARGE.test(count.noun)) return undefined;
  const said = `${verbs[0] ?? ''} ${object}`;
  const batch = BATCHES[language].find(({ verbs: known }) => known.test(verbs[0] ?? '') || known.test(said));
  const each = batch && batch.begin === HANDLING && count.n < FEW ? batch.each * 2 : batch?.each;
  return batch && each && (batch.begin + each * count.n) / 60;
}
