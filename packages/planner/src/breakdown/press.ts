import type { Draft } from './draft.ts';
import { link, mayFollow } from './links.ts';
import type { Scene } from './scene.ts';

/** What a publication goes through, by what is done with it. */
const COLLECTS =
  /(?<!\p{L})(?:figures|facts|data|zahlen|daten|chiffres|données|cifras|datos|números|dados)(?!\p{L})/iu;
const PICTURES = /(?<!\p{L})(?:photos?|pictures|fotos?|bilder|imágenes|imagens)(?!\p{L})/iu;
const WRITES =
  /^(?:write|translate|rédiger|écrire|traduire|redactar|escribir|traducir|redigir|escrever|traduzir)(?!\p{L})|(?:schreiben|verfassen|übersetzen)(?: \(|$)/iu;
const LAYS_OUT =
  /^(?:lay out|mettre en page|maquet\p{L}+|paginar)(?!\p{L})|^(?:do|create|design) the layout|^layout gestalten/iu;
const PROOFS =
  /(?<!\p{L})(?:proof-?read(?:ing)?|relire|relecture|corregir|corrección|revisão|rever)(?!\p{L})|(?<!\p{L})(?:korrektorat|lektorat|korrektur lesen|korrekturlesen)/iu;
const PRINTS = /^(?:print|imprimer|imprimir)(?!\p{L})|(?<!\p{L})drucken(?: lassen)?$/iu;

/** In one list a publication is collected, written, laid out, proofread and printed, whichever of it is told first. */
export function connectPress(drafts: Draft[], { request }: Scene): void {
  const told = drafts.flatMap((draft, index) =>
    draft.source && !draft.approval && !draft.optional ? [{ ...draft, index }] : [],
  );
  const stage = (words: RegExp) => told.filter(({ title }) => words.test(title));
  const inOneList = (one: Draft, other: Draft): boolean => {
    const [first, second] = [one.source, other.source].sort((a, b) => (a?.start ?? 0) - (b?.start ?? 0));
    return !/[.!?;\n]/.test(request.description.slice(first?.end, second?.start));
  };
  const follow = (before: RegExp, next: RegExp, alsoApart: (before: Draft, next: Draft) => boolean): void => {
    for (const one of stage(before))
      for (const other of stage(next))
        if (one.source !== other.source && mayFollow(one, other))
          if (inOneList(one, other) || alsoApart(one, other))
            link(drafts, one.index, other.index, { usual: true });
  };
  const never = () => false;
  /** The last of the pages is read when it is written. */
  const counted = (before: Draft, next: Draft): boolean =>
    before.unit !== undefined &&
    next.unit === undefined &&
    (before.source?.start ?? 0) < (next.source?.start ?? 0);
  follow(COLLECTS, WRITES, never);
  follow(PICTURES, LAYS_OUT, never);
  follow(WRITES, LAYS_OUT, never);
  follow(WRITES, PROOFS, counted);
  for (const done of [COLLECTS, PICTURES, WRITES, LAYS_OUT, PROOFS]) follow(done, PRINTS, never);
}
