import type { LibraryLanguage } from './entries.ts';

/**
 * Words that count as equal in the search for a kind, one group a line: synonyms, and members of a category such as
 * languages. Without accents, in lower case. No word is in two groups.
 */
const SAME: Record<LibraryLanguage, string> = {
  en: `
    birthday bday birthdays
    party celebration bash celebrate celebrating shindig
    flat apartment apartments condo
    car vehicle automobile hatchback suv
    holiday holidays vacation vacations hols
    trip travel getaway travels
    job jobs position
    website site webpage homepage websites
    bathroom bath bathrooms shower toilet ensuite
    renovation renovate renovating refurbish refurbishment remodel remodelling remodeling revamp redo modernise modernize
    kid kids child children toddler
    mother mum mom mums mama mummy
    father dad dads papa
    grandma grandmother granny nan gran
    grandpa grandfather granddad grandad
    garden backyard yard
    vegetable vegetables veg veggie veggies
    photo photos pictures photograph photographs pics snaps
    cv resume
    thesis dissertation
    exam exams finals midterm midterms
    licence license
    christmas xmas
    shop store boutique
    cafe coffeehouse
    movie film movies films
    company firm corporate
    employee staff hire hires hiring recruit recruiting worker
    tax taxes
    video videos vlog
    insulation insulate insulating
    attic loft
    declutter decluttering clear clearing tidy tidying purge
    learn learning study studying
    novel thriller
    scan digitise digitize digitising digitizing scanning
    jumper sweater pullover jersey cardigan
    genealogy ancestry ancestors roots
    conference congress symposium
    newsletter newsletters
    repaint paint painting
    restaurant bakery dentist hairdresser plumber salon clinic florist butcher tradesman
    london paris rome barcelona berlin vienna amsterdam prague lisbon madrid budapest copenhagen dublin edinburgh venice florence stockholm hamburg munich
    sourdough bread
    diet slim weight kilos pounds kgs
    gdpr privacy
    gift gifts present presents
    fundraiser fundraising fundraise
    gig concert
    fete fair
    bachelorette hen bachelor stag
  `,
  de: `
    party feier fest fete feiern
    auto wagen pkw gebrauchtwagen neuwagen
    website webseite homepage internetseite webauftritt internetauftritt
    bad badezimmer dusche
    renovieren sanieren sanierung renovierung modernisieren
    ausmisten entrumpeln aufraumen entrumpelung
    urlaub ferien
    reise rundreise trip
    job stelle arbeit jobs
    kuche einbaukuche kuchenzeile
    hochzeit heirat heiraten
    fotos bilder dias foto
    bachelorarbeit masterarbeit diplomarbeit abschlussarbeit doktorarbeit
    prufung prufungen klausur klausuren examen abitur abi
    spanisch franzosisch englisch italienisch portugiesisch niederlandisch japanisch chinesisch koreanisch arabisch griechisch turkisch polnisch russisch schwedisch norwegisch danisch
    mitarbeiter mitarbeiterin angestellte angestellten kollege kollegin kollegen personal verkauferin verkaufer
    betrieb firma unternehmen buro
    stammbaum ahnen vorfahren ahnenforschung
    onlineshop webshop onlineladen
    fuhrerschein fahrschule
    roman buch krimi
    solaranlage photovoltaik photovoltaikanlage pv solar
    laden geschaft
    beerdigung bestattung trauerfeier
    boden fussboden parkett laminat vinylboden
  `,
};

const GROUPS = new Map<LibraryLanguage, ReadonlyMap<string, string>>();

/** The first word of a word's group; other words are unchanged. */
export function groupWordOf(word: string, language: LibraryLanguage): string {
  const known =
    GROUPS.get(language) ??
    new Map(
      SAME[language]
        .trim()
        .split('\n')
        .flatMap((line) => {
          const words = line.trim().split(' ');
          return words.map((one) => [one, words[0] ?? one] as const);
        }),
    );
  GROUPS.set(language, known);
  return known.get(word) ?? word;
}
