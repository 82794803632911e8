import type { Language } from './brief.ts';

/** Why a thing is no work: it is there, somebody else's, not wanted, or only told. */
export type Why = 'already' | 'others' | 'excluded' | 'leftOut';

/** A form in which notes settle a thing, and why it is no work; without a group it is about the thing said just before. */
export type SettledForm = readonly [Why, RegExp];

/** A day or a time and no one: "made by Friday". */
const NO_ONE =
  '(?!(?:hand|us|me|myself|ourselves|then|now|noon|the end|mid|early|late|next|christmas|easter|january|february|march|april|may|june|july|august|september|october|november|december|\\p{L}+day)(?!\\p{L}))(?!\\d)';
const DONE =
  '(?:\\p{L}+ed|brought|built|made|done|taken|sent|put|set|written|laid|sewn|drawn|run|held|given|lent|driven|taught|sung|cut|bought|paid|dealt with)';
/** Tells of a day that is over, whatever day is named: "on Monday". */
export const PAST =
  /(?<!\p{L})(?:was|were|came|arrived|wurden?|kam(?:en)?|trafen?|a été|ont été|est arrivée?|sont arrivée?s|llegó|llegaron|fue|fueron|chegou|chegaram|foi|foram)(?!\p{L})/iu;
const FRENCH_DOES =
  '(?:apporte|fournit|prête|offre|amène|installe|prépare|imprime|paie|paye|loue|gère|organise|achète|livre|fait|fabrique|cuisine|monte|coud|tond|nettoie|décore|joue|chante|construit|répare|dépose|garde|conduit|écrit)(?:nt)?';
const SPANISH_DOES =
  '(?:hace|hornea|trae|pone|presta|aporta|regala|paga|imprime|organiza|prepara|cocina|monta|limpia|decora|toca|canta|repara|construye|cose|lleva|guarda|conduce|escribe)n?';
const PORTUGUESE_DOES =
  '(?:faz|fazem|traz|trazem|(?:prepara|empresta|oferece|paga|imprime|organiza|cozinha|monta|limpa|decora|toca|canta|repara|costura|leva|guarda|conduz|escreve|assa|coze)m?)';
const GERMAN_WHO =
  '(?:der|die|das|mein\\p{L}*|unser\\p{L}*|firma|frau|herr|familie)? ?(?!ich|wir|man)\\p{Lu}[\\p{L}.-]*(?: \\p{Lu}[\\p{L}.-]*)?';

/** Whole clauses by which somebody else's work, prices and what is not to be done are told, beside those of notes. */
export const SETTLED_FORMS: Partial<Record<Language, readonly SettledForm[]>> = {
  en: [
    [
      'already',
      new RegExp(
        `^(?!.*(?<!\\p{L})(?:not|never|if|when|once|until|after|who|that|which|to be|(?:and|but) (?:has|have|needs?|must|should|still|now|is|are))(?!\\p{L}))(.{2,50}?) (?:was|were) (?:all |finally )?${DONE}(?: .*)?$`,
        'iu',
      ),
    ],
    [
      'already',
      /^(?!.*(?:not|never|n't|if|when|once|before|until|after|and (?:has|have|needs?|must)) )(.{2,50}?) (?:came|arrived|turned up)(?: .*)?$/iu,
    ],
    ['leftOut', /^(?:nothing|none of|nobody|no one)( .+)$/iu],
    [
      'others',
      /^(?!.*(?<!\p{L})(?:can|could|may|should|will|to|he|she|they|i|we|you)(?!\p{L}))(?:the |our |my )?\p{L}[\p{L} ]{1,30}? \p{L}{2,}s ((?:the|its|their|his|her|our|all) .{3,40}) (?:itself|themselves|himself|herself)$/iu,
    ],
    [
      'already',
      /^(?:sent|posted|handed in|submitted|collected|picked up|delivered|returned|dropped off|ordered|booked|signed|filed|cleaned|repaired|paid)(?: (?:off|out|in|back|up))?(?: (?:last|this|on|in|yesterday|today|ages ago|weeks ago|already|earlier)(?: .*)?)?$/iu,
    ],
    [
      'leftOut',
      /^(?:it's |all )?(?:online|digital(?:ly)?|in person|by (?:post|e-?mail|phone)|cash|outdoors?|indoors?|local) only$/iu,
    ],
    ['leftOut', /^only (?:online|digital(?:ly)?|in person|by (?:post|e-?mail|phone)|cash)$/iu],
    ['leftOut', /^(.{2,40}?) (?:half price|for free|free of charge|(?:go|get in|come|are) free|pay half)$/iu],
    [
      'others',
      new RegExp(
        `^(.{2,50}?) (?:is|are|will be|gets?) (?:being )?${DONE}(?: (?:up|out|off|in|down|over))?(?: for us)? by ${NO_ONE}.{2,40}$`,
        'iu',
      ),
    ],
    [
      'excluded',
      /^leave (.{3,40}?) (?:where (?:it|they) (?:is|are|stands?)|in place|untouched|for now|there|as is|be)$/iu,
    ],
    [
      'excluded',
      /^(?:until then|before that|meanwhile|in the meantime|for now|so far),? (?:please )?(?:don['’]?t|do not|never) (.{3,})$/iu,
    ],
    ['excluded', /^(?:this (?:time|year)|for now),? (?:no|without(?: any)?|we skip|skip) (.{3,})$/iu],
    ['excluded', /^(?:no|without) (.{3,40}?) (?:this (?:time|year)|for now)(?:,? .{3,40})?$/iu],
  ],
  de: [
    [
      'already',
      /^(?!.*(?:nicht|kein|nie|wenn|bevor|bis|nachdem|und (?:muss|müssen|soll))(?!\p{L}))(.{2,50}?) (?:kam|kamen|traf|trafen)(?: .*)?$/iu,
    ],
    [
      'already',
      /^(?!.*(?:nicht|kein|nie|und (?:muss|müssen|soll|braucht|sollte))(?!\p{L}))(.{2,50}?) (?:wurde|wurden) (?:.* )?\p{Ll}{4,}(?:t|en)$/iu,
    ],
    ['leftOut', /^(?:nur|ausschließlich) (?:online|digital|per (?:e-?mail|post)|bar|vor ort|draußen)$/iu],
    ['leftOut', /^(.{2,40}?) (?:die hälfte|frei|kostenlos|umsonst|gratis|zum halben preis|ermäßigt)$/iu],
    [
      'others',
      /^(.{2,50}?) (?:wird|werden) (?:uns )?(?:vom|von der|von den|von|durch) (?!\d|hand|uns|mir).{2,40}? \p{Ll}{3,}(?:t|en)$/iu,
    ],
    [
      'others',
      new RegExp(
        `^(?:[Dd]ie |[Dd]en |[Dd]as |[Dd]er )?(\\p{Lu}.{2,40}?) (?:bringt|bringen|liefert|liefern|stellt|stellen|kocht|kochen|backt|backen|schreibt|schreiben|macht|machen|holt|holen|leiht|leihen|baut|bauen|druckt|besorgt|besorgen|kauft|kaufen|verleiht|verleihen|spendet|spenden|zahlt|zahlen|fährt|fahren|hängt|hängen|putzt|putzen|räumt|räumen|näht|nähen) (?:uns )?${GERMAN_WHO}(?: (?:mit|auf|vor|ab|an|aus|ein|vorbei|um))?$`,
        'u',
      ),
    ],
    [
      'excluded',
      /^(?:(?:vorher|davor|bis dahin|vorerst|erstmal|solange|inzwischen|diesmal|dieses mal) )?(?:bitte )?(?:noch )?(?:nichts|nicht(?! (?:nur|vergessen))|auf keinen fall|keinesfalls|bloß nicht|ja nicht) (?!vergessen|verpassen)(.{3,})$/iu,
    ],
    [
      'excluded',
      /^(.{3,50}?) (?:bitte )?(?:nicht|auf keinen fall|keinesfalls) (?:mehr )?(?!vergessen|verpassen|versäumen)\p{Ll}{3,}(?:en|ern|eln)$/iu,
    ],
    [
      'excluded',
      /^(?:diesmal|dieses mal|dieses jahr|heuer|vorerst) (?:bitte )?(?:ohne|keine?n?|nicht) (.{3,})$/iu,
    ],
  ],
  fr: [
    [
      'already',
      /^(?!.* pas )(.{2,50}?) (?:(?:a|ont) été \p{L}{4,}|(?:est|sont) (?:bien )?arrivée?s?)(?: .*)?$/iu,
    ],
    [
      'others',
      new RegExp(
        `^(?:le |la |les |l'|mon |ma |mes |notre |nos )[\\p{L}'. -]{3,40}? ${FRENCH_DOES} (?:le |la |les |l'|un |une |des |du |son |sa |ses )(.{3,})$`,
        'iu',
      ),
    ],
    [
      'excluded',
      /^(?:surtout |en attendant |d'ici là |jusque-là |entre-temps |avant (?:ça |cela )?)*,? ?(?:ne (?:rien|pas|plus|jamais)|n'y) (?!oubli)(.{3,})$/iu,
    ],
    ['excluded', /^cette (?:fois|année)(?:-ci)?,? (?:pas de |pas d'|sans |on laisse |on saute )(.{3,})$/iu],
    [
      'others',
      /^(.{2,50}?) (?:est|sont|sera|seront) \p{L}+(?:é|i|u|is|it)e?s? par (?!jour|semaine|mois|personne|nous|moi|courrier|mail|la poste).{3,40}$/iu,
    ],
    [
      'others',
      /^(?:le |la |les |l'|mon |ma |mes |notre |nos )[\p{L}' -]{2,30}? (?:nous |me |m')(?!demand|réclam|doi|fau|manqu|rest|faut)\p{L}{3,}(?:e|ent|it|ssent|d|t) (?:le |la |les |l'|un |une |des |du |son |sa |ses |leur )(.{3,})$/iu,
    ],
    ['others', /^c'est .{2,30}? qui (?:nous |me )?\p{L}+ (.{3,})$/iu],
    [
      'leftOut',
      /^(?:en ligne|par (?:mail|courrier)|sur place)(?: (?:seulement|uniquement))$|^(?:seulement|uniquement) (?:en ligne|par mail|sur place)$/iu,
    ],
    ['leftOut', /^(.{2,40}?) (?:demi-tarif|gratuite?s?|(?:à )?moitié prix)$/iu],
  ],
  es: [
    [
      'already',
      /^(?!.*(?<!\p{L})no )(.{2,50}?) (?:llegó|llegaron|(?:fue|fueron) \p{L}{4,}[oa]s?)(?: .*)?$/iu,
    ],
    [
      'others',
      new RegExp(
        `^(?:el |la |los |las |mi |mis |nuestr[oa]s? )[\\p{L} ]{3,40}? ${SPANISH_DOES} (?:el |la |los |las |un |una |su |sus )(.{3,})$`,
        'iu',
      ),
    ],
    ['excluded', /^(?:esta vez|este año|por ahora|de momento),? (?:sin|nada de|no hay|no) (.{3,})$/iu],
    [
      'excluded',
      /^(?:por favor,? )?(?:(?:antes|hasta entonces|hasta ese momento|mientras tanto|de momento|por ahora),? )?no (?!olvid)\p{L}+(?:ar|er|ir) (.{3,}?)(?:,? por favor)?$/iu,
    ],
    [
      'others',
      /^((?:[Ee]l|[Ll]a|[Ll]os|[Ll]as) .{2,40}?) (?:lo|la|los|las) (?!quier|necesit|ten|deb|pued)\p{L}{2,}(?:a|e|an|en) (?:el |la |los |las |mi |mis |un |una |nuestr\p{L}+ |\p{Lu}).{2,40}$/u,
    ],
    [
      'others',
      /^(?:el |la |los |las |mi |nuestr[oa] )[\p{L} ]{2,30}? (?:nos|me) (?!pid|exig|necesit|falt|qued|deb)\p{L}{2,}(?:a|e|an|en) (?:el |la |los |las |un |una |unos |unas |su |sus )(.{3,})$/iu,
    ],
    [
      'others',
      /^(.{3,50}?) (?:es|son|será|serán) \p{L}+[oa]s? por (?!día|semana|mes|persona|correo).{3,40}$/iu,
    ],
    ['leftOut', /^(?:solo|sólo|únicamente) (?:online|en línea|por correo|en persona)$/iu],
    ['leftOut', /^(.{2,40}?) (?:a mitad de precio|la mitad|gratis)$/iu],
  ],
  pt: [
    [
      'already',
      /^(?!.*(?<!\p{L})não )(.{2,50}?) (?:chegou|chegaram|(?:foi|foram) \p{L}{4,}[oa]s?)(?: .*)?$/iu,
    ],
    [
      'others',
      new RegExp(
        `^(?:o |a |os |as |o meu |a minha )[\\p{L} ]{3,40}? ${PORTUGUESE_DOES} (?:o |a |os |as |um |uma |uns |umas )(.{3,})$`,
        'iu',
      ),
    ],
    ['excluded', /^(?:desta vez|este ano|por agora|por enquanto),? (?:sem|nada de|não há|não) (.{3,})$/iu],
    [
      'excluded',
      /^(?:por favor,? )?(?:(?:antes|até lá|entretanto|por agora|por enquanto),? )?não (?!esque)\p{L}+(?:ar|er|ir) (.{3,}?)(?:,? por favor)?$/iu,
    ],
    [
      'others',
      /^(?:o |a |os |as |o meu |a minha )[\p{L} ]{2,30}? (?!ped|exig|precis|falt)\p{L}{2,}(?:a|e|am|em|á|ão|az)-(?:nos|me) (?:o |a |os |as |um |uma |uns |umas )(.{3,})$/iu,
    ],
    [
      'others',
      /^(.{3,50}?) (?:é|são|será|serão) \p{L}+[oa]s? (?:pel[oa]s?|por) (?!dia|semana|mês|pessoa|correio|e-?mail).{3,40}$/iu,
    ],
    ['leftOut', /^(?:só|apenas) (?:online|por correio|por e-?mail|em pessoa)$/iu],
    ['leftOut', /^(.{2,40}?) (?:a metade do preço|metade do preço|grátis)$/iu],
  ],
};
