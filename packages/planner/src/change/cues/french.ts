import type { CueWords } from './cue-words.ts';

export const FRENCH: CueWords = {
  polite: `
    merci|(?:j'|nous )espér|bonne (?:journée|semaine|continuation)|bon (?:week-end|courage)|à bientôt|
    petite question|
    (?:une|deux|quelques) (?:petites? )?(?:choses?|questions?|remarques?)|
    dites-moi|tenez-moi|n'hésitez|désolée?|cordialement|bien à vous|
    est-ce (?:possible|que c'est possible|que ça vous)|
    excellent(?:e)?s? fêtes
  `,
  asked: String.raw`
    pourr(?:iez|ait|ais|ions)|pouvez-vous|peut-on|
    est-ce que (?:vous|l'on|on) (?:pourriez|pouvez|peut)|
    serait-il|serait-ce|il faudrait|
    (?:voudr|aimer|souhaiter|préférer)(?:ais|ait|ions|aient|iez)(?!\p{L})|(?:nous|je|on|il|elle|ils|elles) (?:souhait|préfèr|voul)|veut |veulent |
    est-ce (?:que c'est )?possible d|(?:vous|te) serait-il|auriez-vous|peux-tu|tu (?:peux|pourrais)|vous pouvez|si (?:vous|tu) (?:pouv|peux)|(?:ça vous|ça te) dérange|
    j'aimerais|s'il vous plaît|svp|merci de|
    (?:il|nous|j')(?: nous| me| en)? (?:faut|faudra|aurions|aurais|avons) besoin|
    besoin|il (?:nous |me )?faut|(?:a|ont|avons) (?:finalement )?(?:décidé|choisi)|
    (?:ne |n')(?:doit|doivent|devrait|faut|faudrait)|doit|doivent|devra|devront|devrai(?:t|ent)|il faut|
    (?:est|sont|reste|restent) à (?:\p{L}+er|reprendre|revoir|refaire)(?!\p{L})|pensez à|
    serait (?:bien|super|parfait|possible)
  `,
  dropped: `
    ne .{0,30}plus|plus besoin|pas besoin|inutile|laisse[rz]? tomber|supprim|annul|abandonn|retir|enlev|sans le|
    renonc|
    (?<=^(?:mais |et |finalement |donc |bon )*)(?:pas|plus) d[e'] ?(?!problème|souci|nouvelle|quoi|panique)|
    on (?:peut )?(?:oublie|se passe|arrête|zappe)|pas la peine|s'en passer|finalement pas|
    ne se (?:fera|fait) pas|nous-mêmes|n'en voul|sans (?:les?|la) |on (?:le|la|les) fait nous|
    oublie[zr]?(?! pas)
  `,
  changed: `
    au lieu|plutôt|à la place|chang|remplac|modifi|plus (?:grand|petit|long|court)|reprendre|revoir|refaire|corrig|moins|désormais|finalement|
    passer (?:de|à)|seulement
  `,
  contrast: 'mais plutôt|au lieu|à la place d|et non(?! plus)|et pas (?:de|en|le|la|les|un)',
  kept: 'ne chang|comme (?:prévu|convenu)|reste(?:nt)? (?:tel|comme)',
  added: 'aussi|également|en plus|ajout|supplémentaire|encore|de plus|autre',
  moved: `
    avanc|repouss|report|décal|plus (?:tôt|tard)|délai|échéance|date|au plus tard|suffi|avant le|pour le|prêt
  `,
  vague: `
    un peu plus (?:vivant|moderne|chaleureux|dynamique|gai|punchy)|
    pas (?:tout à fait |encore |très )?(?:sûr|sûre|convaincu|décidé|certain)|
    je ne sais pas|sans plus de précision|il manque quelque chose|
    quelque chose de (?:marquant|spécial|différent)|
    on hésite|quelque chose de plus|plus de peps|on réfléchit
  `,
  whole: `
    tout|le projet|la livraison|le lancement|la mise en ligne|le rendu|la remise|
    prête?s?|termin|fini|en ligne|livré|boucl|on y arrive|achevé
  `,
  others: `
    je (?:vous |te |t')(?:les? |la |l')?(?:enverrai|envoie|apporte|transmets|ferai|donne)|
    nous (?:nous occupons|vous enverrons)|s'en (?:occupe|charge)|
    (?:c'est|sera) .{1,30} qui (?:s'en|le|la|les)
  `,
  given: `
    (?:[lmtsnd]')?(?:envoi|envoy|enverr|apport|transmet|transmettr|livr|dépos|fourni|donn|arriv|recev|passe|vien(?:t|s|nent|dra)|aur(?:ai|ons)|récupèr|remet|remettr|attend)
  `,
  earlier: 'plus tôt|avanc',
  later: 'plus tard|repouss|report|décal|de plus|prolong',
  former: 'au lieu|plutôt que|et non|du|initialement',
  reason: 'parce|vu qu|car|comme|puisque|afin|pour que|quand',
  everything: `tout(?! (?:le monde|à fait|de suite|de même))|le projet|la livraison|le lancement|la mise en ligne|le rendu|la remise|échéance|l'ensemble|le chantier`,
  notBefore: `(?:pas|rien) .{0,30}avant|qu'(?:à partir|après)|au plus tôt|pas avant|à partir`,
  same: `ce (?:jour|matin|soir)-là|le (?:même jour|jour même)|d'ici là|pour (?:cette date|ce jour)`,
  previous: `la veille|le jour (?:d'avant|précédent)|avant (?:ça|cela|qu'|son |leur |sa venue)`,
  more: String.raw`(?:un|une|des|du|deux|trois|de la|les|le|la|aussi|que|quelqu'un)(?!\p{L})`,
  pointing: String.raw`(?:ça|cela|le faire|s'en|vous en)(?!\p{L})`,
};
