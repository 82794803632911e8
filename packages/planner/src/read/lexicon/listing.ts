import { phrases, words } from './lexicon.ts';

// Words that introduce a list of things, in all languages of the reader.

/** Behind the name of a project: "website with a gallery, a blog and a shop". */
export const WITH_PHRASES = phrases(`
  with | w | including | covering | incl | include | featuring | such as | like | for example | for instance | e.g | eg | namely | plus |
  mit | inkl | inklusive | samt | einschließlich | z.b | zb | zum beispiel | etwa | wie z.b | nämlich |
  avec | y compris | comprenant | par exemple | con | incluyendo | por ejemplo | incluye
`);

/** Behind its subject: "it includes …", "the app should have …". The second word of a pair is their last verb. */
export const HAVING_PHRASES = phrases(`
  needs | need | includes | include | contains | contain | covers | requires | require | comprises | consists of | involves | features |
  should have | must have | has to have | needs to have | should include | must include | should contain | should cover | should offer | needs to include |
  topics are | pages are | features are | rooms are | tasks are | parts are | what i need is | what i need | what we need | things to do |
  braucht | brauchen | brauche | benötigt | benötigen | enthält | umfasst | beinhaltet | dazu gehören | dazu gehört | es fehlen noch | es fehlt noch | es fehlen |
  es fehlt | fehlen noch | fehlt noch | noch nötig sind | themen sind |
  il faut | nécessite | inclut | comprend | contient | il me faut | il nous faut | doit avoir |
  incluye | necesita | necesito | necesitamos | contiene | hace falta | debe tener | faltan
`);

/** What the users of a thing can do with it. */
export const ABLE_PHRASES = phrases(`
  can | could | should be able to | must be able to | need to be able to | to be able to | will be able to | are able to
`);
export const USERS = words(`
  user users customer customers client clients visitor visitors guest guests member members people player players student students learner learners
  freelancer freelancers admin admins editors teachers parents team teams employees staff buyers sellers shoppers patients readers subscribers everyone they
  volunteer volunteers people helpers tenants residents employee coaches families kids children friends drivers owners nurses doctors trainers hosts farmers fans donors
  citizens neighbours diners travellers couples musicians pupils walkers riders runners
`);
/** "A web app where freelancers can …", "so that customers can …", "I want users to be able to …". */
export const PURPOSE_PHRASES = phrases(
  'so that | so | where | in which | that lets | that allows | which lets | which allows',
);

/** What a thing must be or do: "must be responsive", "has to work on phones". */
export const MODAL_PHRASES = phrases(`
  must | should | has to | have to | needs to | need to | ought to | soll | sollen | sollte | sollten | muss | müssen |
  doit | doivent | debe | deben | tiene que
`);
/** How it feels is a remark, and when it is over a deadline. */
export const MANNERS = words(`
  feel look sound seem cost take last stay remain keep fit happen start end finish begin finished done ready over complete completed fun
  nice good simple easy clear modern friendly warm calm cheap cosy relaxed short long small big ok fine
`);
/** What a product does, if nobody is named who must do it: "should run on iOS". */
export const OF_PRODUCTS = words(
  'be have include support run work load refresh sync connect integrate scale offer contain comply handle sein laufen funktionieren unterstützen',
);
/** Subjects that mean the project. */
export const PRODUCTS = words(`
  it this they app site website shop store page pages product tool game system course book platform portal dashboard newsletter
  es sie seite webseite anwendung laden kurs buch spiel il elle site appli
`);
/** In the third person: a product, and not the writer. */
export const THIRD_MODALS = words('has needs ought soll sollte doit doivent debe deben tiene');

/** Labels of facts, by language: what follows is no work. */
const OTHER_FACTS = words(
  'public ton style objectif délai plazo objetivo presupuesto tono estilo público thème sujet titre devise tema título lema client cliente',
);
export const FACT_LABELS: Partial<Record<string, ReadonlySet<string>>> = {
  en: words(
    'budget audience tone style goal goals aim purpose note notes tech stack technology why because background context status theme topic motto title subject client customer',
  ),
  de: words(
    'budget zielgruppe ton stil ziel ziele zweck hinweis technik hintergrund info stand thema motto titel kunde kundin auftraggeber auftraggeberin',
  ),
  fr: OTHER_FACTS,
  es: OTHER_FACTS,
};

/** What opens no thing: greetings, fillers and smalltalk. */
export const SMALLTALK = words(
  'lol asap thanks thx pls please etc usw cheers btw fyi haha hi hello hey hallo danke merci gracias bitte yay ok ish',
);

/** In front of an item that is not settled. */
export const PERHAPS = words(
  'maybe perhaps possibly optionally vielleicht evtl eventuell optional peut-être quizás',
);
/** People: "with friends and family" lists nothing of a project. */
export const PERSONS = words(`
  friend friends family parents mum mom dad mother father wife husband partner kids children colleague colleagues boss brother sister girlfriend boyfriend
  freund freunde freunden freundin familie eltern mama papa mutter vater frau mann kinder kindern kollegen kollege kollegin chef bruder schwester
  amis famille parents enfants amigos familia padres hijos
`);
