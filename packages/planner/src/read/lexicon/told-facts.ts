import { words } from './lexicon.ts';

// Words of clauses that tell about the writer, their money or the past, in the languages of the reader.

/** Currencies in words. */
export const CURRENCIES = words(`
  eur euro euros usd dollar dollars bucks gbp pound pounds quid grand k cents pence chf franken francs peso pesos
`);
/** In front of an amount: what there is, what is needed, how much at most. */
export const MONEY_LEADS = words(`
  all in max maximum budget need needs have has had got get with about around roughly approx approximately only just under below over up to no more than total cost costs price
  worth is are was of the for we i we've i've there's there there're already still left spent saved raised and but so so far it it's limit cap turnover income rent
  alles gesamt insgesamt höchstens maximal budget brauche brauchen kostet kosten habe haben hab wir ich es gibt gibts nur etwa rund ca circa ungefähr unter bis noch schon
  übrig ist sind dafür und aber also im umsatz miete tout compris en tout total budget besoin de il y a ai avons j'ai on nous je seulement environ maximum maxi déjà reste
  coûte coûtent prix et mais loyer todo incluido en total presupuesto necesito necesitamos tengo tenemos hay solo unos unas sobre máximo como mucho ya quedan queda cuesta
  cuestan precio y pero alquiler
`);
/** Behind an amount at the beginning: it is a part of something, or what is left. */
export const MONEY_TAILS = words(`
  all in of from left saved total max maximum tops budget incl including inc included excl without plus per a each so already is are was
  alles von vom gesamt insgesamt übrig gespart max maximal inkl ohne pro noch ist tout de du en reste max maximum par est sont
  todo de del ahorrados ahorradas en total máximo incluido por al es son
`);

/** "Total beginner", "sole trader": who the writer is. */
export const PERSON_FACTS = words(`
  beginner beginners newbie newbies novice novices amateur amateurs trader freelancer freelance self-employed solo pensioner retired student hobbyist first-timer scratch
  anfänger anfängerin anfängerinnen einsteiger einsteigerin neuling laie selbstständig selbständig freiberufler freiberuflerin rentner rentnerin student studentin null
  débutant débutante débutants novice amateur indépendant indépendante auto-entrepreneur retraité retraitée étudiant étudiante zéro
  principiante principiantes novato novata aficionado autónomo autónoma jubilado jubilada estudiante cero
`);
/** Words beside them. */
export const PERSON_TALK = words(`
  total complete absolute sole one man woman person i i'm we we're am are a an the im still just only so very from starting
  ich bin wir sind ein eine einen kompletter komplette absoluter absolute blutiger blutige völliger völlige noch totaler totale bei von
  je suis nous sommes on est un une grand grande total totale complet complète encore de depuis
  soy somos estoy un una total completo completa absoluto absoluta todavía desde parto empiezo
`);

/** "Been a one man shop for 6 years", "llevo 12 años con el torno": what has lasted until now. */
export const LASTING = words('been llevo llevamos');
export const SINCE = words('seit depuis desde');

/** "14 months of receipts": how much there is of a thing. */
export const OF_THING = words('of von an de worth');

/** "So people find it": what it is for. */
export const PURPOSES = words('so damit sodass pour afin para');
export const PURPOSE_SUBJECTS = words(`
  people they everyone everybody anyone customers visitors guests others that it he she nobody
  leute alle jeder man niemand kunden gäste besucher die sie es er
  que les gens tout clients visiteurs personne
  gente todos clientes visitantes nadie la los las
`);
/** "So the beds have to be built by then" is work. */
export const DEMANDS = words(`
  have has had must need needs should be to muss müssen soll sollen braucht brauchen doit doivent faut debe deben tiene tienen hay
`);

/** "The huts come on 15 February". */
export const COMING = words(
  'come comes arrive arrives kommt kommen arrive arrivent vient viennent llega llegan viene vienen',
);

/** "We'll be about 45", "seremos unos 45". */
export const WE_ARE = {
  verbs: words(`
    we're we'll are be being is sind wären werden sein sommes serons sera seront est somos seremos vamos ser
  `),
  beside: words(`
    we will there there'll it'll about around roughly approx approximately maybe probably up to all in total so only just and at least most max
    wir es etwa ungefähr rund ca circa insgesamt nur bis wohl on nous à environ unos unas en y a total alrededor de más o menos personas aproximadamente
  `),
  purposes: words('to for zum zur für pour para'),
};
/** "Cast of 8", "Gruppe von 12". */
export const GROUPS = {
  names: words(`
    cast team group class crew party crowd family choir band squad audience congregation gruppe klasse mannschaft truppe runde
    groupe équipe classe troupe bande grupo equipo clase familia cuadrilla
  `),
  of: words('of von de mit'),
};
/** "Hoping for 80 people". */
export const HOPES = {
  words: words(
    'hoping hopefully hope hoffentlich hoffe hoffen espère espérons espérant esperamos espero esperando ojalá',
  ),
  before: words("i we i'm we're am are ich wir je j' j nous on yo so but and"),
  /** Behind these it says what is to be done. */
  work: words('to zu can get'),
};
/** "Is too old". */
export const TOO = {
  verbs: words("is are it's was looks ist sind war est sont es son está están"),
  words: words('too zu trop demasiado muy'),
  /** Which say so without a verb, too. */
  alone: words('too trop demasiado'),
};
/** What the writer did, beside regular forms. */
export const PAST_DEEDS: Partial<Record<string, ReadonlySet<string>>> = {
  en: words(`
    did had went came got bought sold made built shot wrote drew took sent paid met saw ran found left lost gave spent taught caught began won threw grew flew drove ate
  `),
  es: words(
    'hice hicimos compré compramos terminé terminamos acabé acabamos tuve tuvimos pedí pedimos hablé pagué pagamos reservé reservamos encontré vendí',
  ),
};
export const FIRST_PERSONS = words('i we yo already just so');
/** "Volunteers needed": what is still to be found, or with a negation is left out. */
export const NEEDED = words('needed wanted required requested demanded');
/** "Runs out 31 Jan". */
export const LAPSES: readonly (readonly string[])[] = [
  ['runs', 'out'],
  ['run', 'out'],
  ['ran', 'out'],
  ...'expires expire lapses ends endet expire expirent vence vencen caduca caducan läuft'
    .split(' ')
    .map((word) => [word]),
];

/** "Carbs are gummed up": in what bad state a thing is, which nobody has brought about. */
export const DAMAGED = words(`
  gummed clogged blocked ripped jammed seized rusted corroded cracked chipped scratched dented bent torn ripped worn frayed stained faded warped rotted
  rotten damaged broken ruined burst leaked flooded soaked overgrown neglected expired lapsed died
  verstopft verrostet gerissen gesprungen verzogen verfault beschädigt kaputt zerkratzt verkratzt verbeult abgenutzt ausgeblichen vergilbt
  undicht überflutet zugewachsen verwildert abgelaufen eingelaufen
  bouché bouchée rouillé rouillée fissuré fissurée cassé cassée abîmé abîmée usé usée déchiré déchirée taché tachée moisi moisie inondé inondée
  atascado atascada oxidado oxidada agrietado agrietada roto rota dañado dañada gastado gastada desgastado desgastada manchado manchada inundado inundada
`);
