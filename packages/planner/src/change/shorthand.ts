import type { Language } from '@daymark/language/token';

/** How words are written on a phone, by what they stand for. */
const SHORT: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    u: 'you',
    ur: 'your',
    pls: 'please',
    plz: 'please',
    plse: 'please',
    cld: 'could',
    wld: 'would',
    shd: 'should',
    thx: 'thanks',
    thks: 'thanks',
    tnx: 'thanks',
    ty: 'thanks',
    dont: "don't",
    doesnt: "doesn't",
    didnt: "didn't",
    cant: "can't",
    wont: "won't",
    isnt: "isn't",
    arent: "aren't",
    wouldnt: "wouldn't",
    couldnt: "couldn't",
    shouldnt: "shouldn't",
    havent: "haven't",
    im: "i'm",
    ive: "i've",
    weve: "we've",
    youre: "you're",
    theyre: "they're",
    thats: "that's",
    wanna: 'want to',
  },
  de: {
    bitt: 'bitte',
    koennten: 'könnten',
    koennen: 'können',
    koennte: 'könnte',
    moechten: 'möchten',
    moechte: 'möchte',
    braeuchten: 'bräuchten',
    waere: 'wäre',
    frueher: 'früher',
    spaeter: 'später',
    fuer: 'für',
  },
  fr: { svp: "s'il vous plaît", stp: "s'il te plaît", bcp: 'beaucoup', pcq: 'parce que', mercii: 'merci' },
  es: {
    q: 'que',
    xq: 'porque',
    pq: 'porque',
    tb: 'también',
    tambien: 'también',
    podrias: 'podrías',
    podria: 'podría',
    porfa: 'por favor',
    porfi: 'por favor',
    pf: 'por favor',
  },
};

/** The words of a clause as its language's cues know them: in lower case, with straight apostrophes, written in full. */
export function inFull(text: string, language: Language): string {
  const said = text.toLowerCase().replaceAll('’', "'");
  const short = SHORT[language];
  return short ? said.replaceAll(/(?<![\p{L}'])\p{L}+(?![\p{L}'])/gu, (word) => short[word] ?? word) : said;
}
