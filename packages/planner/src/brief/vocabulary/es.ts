import type { Vocabulary } from './vocabulary.ts';

export const SPANISH: Vocabulary = {
  common:
    'el la los las un una unos unas de del y o a al en para por con sobre es son está están yo nosotros mi mis nuestro nuestra este esta estos que no sin antes después cada debe hay que su sus se lo más como ya muy solo sólo',
  months: [
    'enero|ene',
    'febrero|feb',
    'marzo|mar',
    'abril|abr',
    'mayo',
    'junio|jun',
    'julio|jul',
    'agosto|ago',
    'septiembre|setiembre|sept|sep',
    'octubre|oct',
    'noviembre|nov',
    'diciembre|dic',
  ],
  weekdays: ['lunes', 'martes', 'miércoles|miercoles', 'jueves', 'viernes', 'sábados?|sabados?', 'domingos?'],
  weekend: 'fin(?:es)? de semana',
  numbers: {
    doscientos: 200,
    doscientas: 200,
    trescientos: 300,
    quinientos: 500,
    mil: 1000,
    'dos mil': 2000,
    'cinco mil': 5000,
    'diez mil': 10000,
    un: 1,
    uno: 1,
    una: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
    doce: 12,
    quince: 15,
    veinte: 20,
    treinta: 30,
    cuarenta: 40,
    cincuenta: 50,
    cien: 100,
    docena: 12,
  },
  units: {
    minute: 'minutos?|min',
    hour: 'horas?|h',
    day: 'días?(?: (?:hábiles|laborables))?|dias?',
    week: 'semanas?',
    month: 'meses|mes',
  },
  quarter: '[tq]([1-4])|\\b(primer|segundo|tercer|cuarto) trimestre',
  isoWeek: '(?:semana|sem\\.?) ?(\\d{1,2})',
  articles:
    'el|la|los|las|un|una|unos|unas|mi|mis|nuestro|nuestra|nuestros|nuestras|su|sus|este|esta|estos|estas|todos los|todas las|cada',
  and: 'y|e|&|más|así como',
  or: 'o|u|ni',
  prepositions:
    'de|del|a|al|en|para|por|con|sobre|sin|entre|hacia|hasta|desde|antes|después|que|quien|donde|según|durante|mediante|porque|si|cuando|bajo',
  verbs:
    'agradecer enmarcar rescindir transferir comunicar dar cambiar abrir acordar adaptar alquilar analizar anunciar apuntar aprender archivar armar arreglar asegurar avisar barnizar buscar calcular cambiar catalogar cerrar clasificar cocinar colgar colocar comparar completar componer comprar comprobar conciliar confirmar conseguir construir contactar contratar coordinar copiar corregir cortar coser crear dar decidir decorar definir dejar desarrollar desmontar digitalizar diseñar distribuir documentar editar elaborar elegir embalar empaquetar encargar encontrar ensayar entregar entrenar entrevistar enviar escanear escoger escribir estudiar evaluar exportar fabricar filmar firmar formar fotografiar ganar grabar guardar hablar hacer imprimir informar inscribir instalar invitar investigar lanzar lavar leer lijar limpiar llamar llenar llevar maquetar medir migrar montar mudar negociar obtener ofrecer ordenar organizar pagar pedir pintar plantar planificar poner practicar preguntar preparar presentar probar producir programar promocionar proponer publicar quitar recoger reclutar redactar registrar rellenar renovar reparar repasar repetir reservar revisar sacar seleccionar solicitar subir tapizar terminar traducir transcribir transportar traer vaciar vender verificar visitar actualizar etiquetar cargar cancelar restaurar repintar desmontar recordar realizar embalar barrer podar regar sembrar validar presupuestar trasladar desalojar',
  verbLast: false,
  leads:
    '(?:son|consta de|tiene|tendrá)(?= \\d)|me faltan?|nos faltan?|faltan?|voy a|vamos a|quiero|queremos|hay que|tengo que|tenemos que|necesito|necesitamos|se necesita|se necesitan|hace falta|hacen falta|quiero|queremos|debo|debemos|por favor|luego|después|primero|finalmente|también|y|o|pero|solo|sólo|solamente|además|incluido|incluyendo|con|falta|faltan|no olvidar|el cliente (?:quiere|pide|necesita)|la clienta (?:quiere|pide|necesita)|tareas?|objetivo',
  optional:
    'opcional(?:mente)?|si (?:es posible|hay tiempo|queda tiempo|da tiempo)|quizás?|tal vez|idealmente|a ser posible',
  excluded:
    '\\bno (?:se )?(?:necesita(?:n|mos)?|hace(?:n)? falta|quiero|queremos|incluye|es necesari[oa]|son necesari[oa]s|hay que|necesito)\\b|^(?:pero )?sin\\b|^(?:pero )?no (?!más|antes|después)|^ning[uú]n\\w*\\b|fuera de alcance|^excepto\\b|^tampoco\\b',
  already:
    '\\bya\\b|\\b(?:está|están) (?:reservad[oa]s?|hech[oa]s?|terminad[oa]s?|pagad[oa]s?|pedid[oa]s?|firmad[oa]s?|list[oa]s?|comprad[oa]s?|confirmad[oa]s?|escrit[oa]s?)\\b|^\\s*(?:hecho|terminado)\\s*:',
  statement:
    '\\b(?:es|son|era|eran|está|están|soy|somos|tiene|tienen|tengo|tenía|vive|trabaja|contiene|incluye|empieza|termina|cuesta|puede|pueden|puedo|podría|será|serán|hay|dura)\\b',
  needs:
    '^(?<who>(?:el |la |mi |nuestro |nuestra )[\\p{L}-]+) (?:quiere|espera|necesita|pide|recibe) (?<what>.+)$',
  due: 'antes del|antes de|para el|hasta el|a más tardar|a más tardar el|fecha límite|plazo|límite|vence el|como muy tarde(?: el)?',
  starting: 'a partir del|a partir de|desde el|después del|no antes del|desde',
  on: 'el|del|para el|este',
  only: 'solo|sólo|solamente|únicamente|puedo|disponible|cada|todos los|todas las|por la tarde|libre|trabajo',
  away: 'vacaciones|ausente|fuera|de viaje|no disponible|festivo|cerrado|libre|no trabajo|no trabajamos|no estudio|no entreno|cerramos|cierro|de vacaciones|en casa de mis padres|sin entrenar',
  per: 'por|cada|al|a la|/',
  each: 'cada uno|cada una|por pieza|por unidad|cada',
  takes: 'tarda|tardan|lleva|llevan|dura|duran|requiere|requieren|necesita|aproximadamente|unos|unas',
  waits:
    '(?<what>[^,;:]*?)\\b(?:tarda|tardan|lleva|llevan|debe|deben|necesita|necesitan|requiere|requieren|dura|esperar|hay que dejar)\\b[^,;:]*?{n} ?{unit}\\b(?=[^,;:]*(?:sec|volver|llegar|entreg|respond|repos|impr|trámit|enviar|en|para|$))|(?<what2>[^,;:]*?)\\b(?:plazo de entrega|entrega|secan?|reposan?|secado|tiempo de secado|impresión|trámite)\\b[^,;:\\d]*?{n} ?{unit}',
  approval:
    '(?<who>(?:(?:el |la |mi |nuestro |nuestra )?)[\\p{L}-]{2,30}) (?:debe |tiene que |deben |va a )?(?:primero )?(?:aprobar|aprueba|validar|valida|autorizar|autoriza|dar el visto bueno a|da el visto bueno a|firmar) (?<what>[^,;]{0,60})$|^(?<what3>.+?) (?:debe|deben|tiene que|tienen que) ser (?:aprobad[oa]s?|validad[oa]s?|firmad[oa]s?|revisad[oa]s?) por (?<who3>.+)$|^(?:aprobación|visto bueno|validación) (?:de la |del |de los |de las |de )?(?<what2>.+?)(?: por (?<who2>.+))?$',
  before: 'antes de que|antes de',
  after: 'después de|una vez|cuando|en cuanto',
  supplied:
    '\\b(?:él|ella|ellos|cliente|clienta|editorial|agencia|proveedor|imprenta) (?:me |nos |lo |la |los |las )?(?:envía|entrega|manda|proporciona|trae|da)\\b|\\bllega(?:n)?\\b',
  other: '(?:los |las )?(?:otros|otras|demás|restantes|últimos|últimas)',
  budget:
    '(?:presupuesto|coste|costo|precio(?! de \\d)(?!s))[^,;\\d]{0,20}\\d|\\d[\\d.,]* ?(?:€|euros?\\b|eur\\b|pesos?\\b|dólares\\b|usd\\b)|[€$] ?\\d',
  deadline: '^(?:la |el )?(?:fecha límite|plazo|fecha de entrega|deadline|límite)\\b',
  ignore:
    '\\b(?:ignora|olvida|omite|descarta)\\b[^.!?\\n]{0,60}\\b(?:instrucciones|reglas|anterior(?:es)?|todo)\\b|\\beres (?:ahora|un|una)\\b|\\b(?:muestra|revela|dame|imprime|envía)\\b[^.!?\\n]{0,40}\\b(?:contraseñas?|secretos?|credenciales)\\b',
  sessions: 'en|durante',
  greeting:
    '^(?:hola|buenos días|un saludo|saludos|gracias|un abrazo|atentamente|hola|buen(?:os|as) (?:días|tardes|noches)|estimad[oa]s?|querid[oa]s?|gracias|muchas gracias|saludos|un saludo|atentamente|de:|para:|asunto:|enviado)',
};
