import { shareOf, stemsOf } from '../brief/words.ts';
import type { Draft } from './draft.ts';
import { link, mayFollow } from './links.ts';
import type { Scene } from './scene.ts';

/** What is made of what, by beginnings of words: texts and pictures go into pages, a logo onto what is printed. */
const MADE_OF: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:texts?|content|copy|translations?|photos?|pictures?|images?|logos?|texte?|inhalte?|fotos?|bilder|übersetzung|textes?|contenus?|traduction|textos?|contenidos?|imágenes|logótipo|logotipo|conteúdos?|imagens|fotografias)/iu,
    /(?<!\p{L})(?:pages?|layout|website|site|menu|brochure|flyer|poster|leaflet|booklet|catalog|catalogue|newsletter|shop|book|seiten?|webseite|broschüre|plakat|katalog|heft|mise en page|affiche|dépliant|boutique|livre|páginas?|web|folleto|cartel|tienda|libro|loja|brochura|cartaz|livro)/iu,
  ],
  [
    /^(?:tiles?|fliesen|carrelage|azulejos?|cabinets?|kitchen|küche|möbel|furniture|meubles?|muebles|móveis|material\p{L}*|matériel|bricks?|wood|holz|bois|madera|madeira|parts?|teile|pièces|piezas|peças|windows?|fenster|doors?|türen?)/iu,
    /(?<!\p{L})(?:fit|install|lay|tile|hang|mount|assemble|build|einbauen|montieren|verlegen|aufbauen|fliesen$|poser|installer|monter|colocar|instalar|montar|assentar)/iu,
  ],
];

/** What somebody else brings comes before all that is about it or made of it. */
export function connectSupplies(drafts: Draft[], { brief }: Scene): void {
  for (const { what, span } of brief.supplied) {
    const came = drafts.findIndex((draft) => draft.source === span);
    if (came < 0) continue;
    const stems = stemsOf(what);
    const made = MADE_OF.find(([thing]) => thing.test(what))?.[1];
    drafts.forEach((draft, index) => {
      if (draft.source === span || !mayFollow(drafts[came], draft)) return;
      const about = shareOf(stems, stemsOf(draft.title)) > 0;
      const uses = draft.phase >= 2 && made?.test(draft.title);
      if (about || uses) link(drafts, came, index, { usual: true });
    });
  }
}
