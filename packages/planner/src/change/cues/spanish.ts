import type { CueWords } from './cue-words.ts';

export const SPANISH: CueWords = {
  polite: String.raw`
    gracias|espero|esperamos|que tengas?|hasta (?:pronto|luego)|un saludo|saludos|
    una (?:pequeña )?(?:cosa|pregunta|duda)|(?:un par|unas) de|unas (?:cosas|dudas)|dime|dinos|avísa|perdon|
    disculp|felices|¿?(?:sería|es) posible\?|¿?te (?:viene|parece) bien
  `,
  asked: `
    podrías|podría[ns]?|podríamos|puedes|puede[ns]?|podemos|sería posible|por favor|
    (?:hay|habrá|hubiera) que|podr(?:ía|ías|íais|íamos|ían)|podéis|(?:os|te|le) importaría|acuérd|recuerd|ha(?:n|béis)? decidido|
    (?:nos|me|le|les) (?:gustaría|encantaría|haría falta|vendría)|
    necesit|quer(?:emos|ríamos|ría|íamos)|quiero|quiere|prefer|hace falta|harían? falta|hemos decidido|debe|tiene que|
    habría que|estaría (?:bien|genial)|sería (?:genial|ideal|estupendo)
  `,
  dropped: `
    ya no|(?:de momento|por ahora|finalmente) no |(?<=^(?:pero |y |al final |entonces )*)(?:nada de|sin) |
    no (?:lo|la|los|las) vamos a|no (?:hace|hará) falta|no (?:necesit|querem|quiero)|quita|elimin|cancel|
    anul|olvíd|dejamos? (?:fuera|sin)|prescind|sin el|descart|suprim|no será necesario|mejor no|nosotros mismos|
    no os ocup|no te ocup|sin (?:los|las|la) |déjal|dejadl|quítal|lo quitamos|(?:ya )?l[oa]s? hac(?:emos|e|en) 
  `,
  changed: `
    en (?:lugar|vez) de|cambi|sustitu|reemplaz|modific|más (?:grande|pequeñ|larg|cort)|menos|ahora|solo|sólo|
    al final|pasar (?:de|a)
  `,
  contrast: 'en (?:lugar|vez) de|sino (?!que)|(?<=, )no (?=\\d)|y no (?:de|en|el|la|los|las|un|\\d)',
  kept: `
    como (?:está|hablamos|quedamos|acordamos)|
    no cambi|se queda
  `,
  added: 'también|además|añad|adicional|otro|otra|extra|más|inclu',
  moved: `
    adelant|aplaz|retras|mov(?:er|emos)|antes del?|fecha|plazo|para el|a más tardar|como (?:muy tarde|máximo)|basta|más (?:tarde|pronto)|
    list[oa]
  `,
  vague: `
    un poco más (?:alegre|modern|cálid|viv|dinámic)|
    no (?:estoy|estamos) (?:segur|convencid)|
    no (?:lo )?sabemos|no sé|aún no hemos decidido|todavía no|algo más|con más (?:gancho|vida)
  `,
  whole: `
    todo|el proyecto|la entrega|el lanzamiento|la publicación|
    list[oa]s?|termin|acabad|llega(?:mos|r)|publicad|en marcha|en línea|online|tenerl[oa]
  `,
  others: `
    (?:te|os|le) (?:l[oa]s? )?(?:envío|enviaré|mando|mandaré|paso|pasaré|llevo|dejo)|l[oa]s? tengo|
    (?:se encarga|se ocupa|lo hace|nos encargamos)
  `,
  given: `
    mand|vien(?:e|en)|vendr|recog|enví|envi|tra(?:e|er)|entreg|lleg|pas(?:a|o|aré|ará)|d(?:a|ará|oy) |dej|sub(?:e|o|irá)|teng|recib
  `,
  earlier: 'antes|adelant|más pronto',
  later: 'más tarde|aplaz|retras|pospon|de más',
  former: 'en (?:lugar|vez) de|y no|no el|del',
  reason: 'porque|ya que|pues|para que|cuando',
  everything:
    'todo(?! el (?:mundo|rato))|el proyecto|la entrega|el lanzamiento|la publicación|la obra|la reforma',
  notBefore: 'no .{0,40}(?:antes|hasta)|a partir|como (?:muy )?pronto',
  same: 'es[ae] (?:mismo )?(?:día|mañana|tarde|fecha)|para entonces|ese día',
  previous: 'la víspera|el día (?:anterior|antes|de antes)|antes de (?:eso|que )',
  more: String.raw`(?:un|una|unos|unas|otro|otra|dos|tres|que|el|la|los|las|también)(?!\p{L})`,
  pointing: String.raw`(?:lo|eso|esto|hacerlo)(?!\p{L})`,
};
