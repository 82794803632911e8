import type { Vocabulary } from './vocabulary.ts';

export const PORTUGUESE: Vocabulary = {
  common:
    'o a os as um uma uns umas de do da dos das e ou em no na nos nas para por pelo pela com sobre é são está estão eu nós meu minha nosso nossa este esta que não sem antes depois cada deve preciso seu sua se mais como já só até ao à às também',
  months: [
    'janeiro|jan',
    'fevereiro|fev',
    'março|marco|mar',
    'abril|abr',
    'maio',
    'junho|jun',
    'julho|jul',
    'agosto|ago',
    'setembro|set',
    'outubro|out',
    'novembro|nov',
    'dezembro|dez',
  ],
  weekdays: [
    'segundas?(?:-feiras?)?',
    'terças?(?:-feiras?)?',
    'quartas?(?:-feiras?)?',
    'quintas?(?:-feiras?)?',
    'sextas?(?:-feiras?)?',
    'sábados?',
    'domingos?',
  ],
  weekend: 'fi(?:m|ns) de semana',
  numbers: {
    duzentos: 200,
    duzentas: 200,
    trezentos: 300,
    quinhentos: 500,
    mil: 1000,
    'dois mil': 2000,
    'duas mil': 2000,
    'cinco mil': 5000,
    'dez mil': 10000,
    um: 1,
    uma: 1,
    dois: 2,
    duas: 2,
    três: 3,
    quatro: 4,
    cinco: 5,
    seis: 6,
    sete: 7,
    oito: 8,
    nove: 9,
    dez: 10,
    onze: 11,
    doze: 12,
    quinze: 15,
    vinte: 20,
    trinta: 30,
    quarenta: 40,
    cinquenta: 50,
    cem: 100,
    dúzia: 12,
  },
  units: {
    minute: 'minutos?|min',
    hour: 'horas?|h',
    day: 'dias?(?: úteis)?',
    week: 'semanas?',
    month: 'meses|mês',
  },
  quarter: '[tq]([1-4])|\\b(primeiro|segundo|terceiro|quarto) trimestre',
  isoWeek: '(?:semana|sem\\.?) ?(\\d{1,2})',
  articles:
    'o|a|os|as|um|uma|uns|umas|meu|minha|meus|minhas|nosso|nossa|nossos|nossas|seu|sua|seus|suas|este|esta|estes|estas|todos os|todas as|cada',
  and: 'e|&|mais|bem como',
  or: 'ou|nem',
  prepositions:
    'de|do|da|dos|das|a|ao|à|aos|às|em|no|na|nos|nas|para|por|pelo|pela|com|sobre|sem|entre|até|desde|antes|depois|que|quem|onde|segundo|durante|porque|se|quando|sob',
  verbs:
    'segurar reencaminhar emoldurar assentar rebocar rescindir transferir comunicar cadastrar alterar montar abrir acabar acordar adaptar agendar ajustar alugar analisar anunciar aprender apresentar arquivar arranjar arrumar assinar atualizar avisar buscar calcular cancelar catalogar chamar classificar colar colocar comparar completar compor comprar concluir configurar confirmar conseguir construir contactar contatar contratar convidar coordenar copiar corrigir cortar costurar cozinhar criar dar decidir decorar definir desenhar desenvolver desmontar digitalizar distribuir divulgar documentar editar elaborar embalar empacotar encomendar encontrar ensaiar ensinar entregar entrevistar enviar escolher escrever estudar fabricar falar fazer fechar filmar formar fotografar gravar guardar imprimir informar inscrever instalar investigar juntar lançar lavar ler levar ligar limpar lixar marcar medir migrar montar mudar negociar obter oferecer organizar pagar pedir pendurar pesquisar pintar planear planejar plantar pôr praticar preencher preparar procurar produzir programar promover propor publicar rascunhar recolher recrutar redigir registar registrar reparar reservar responder rever revisar selecionar solicitar submeter testar tirar traduzir transcrever transportar treinar trocar vender verificar visitar carregar etiquetar restaurar repintar lembrar realizar varrer podar regar semear validar transferir levantar despejar',
  verbLast: false,
  leads:
    '(?:são|consta de|tem|terá)(?= \\d)|faltam?|falta-me|vou|vamos|quero|queremos|é preciso|é necessário|preciso(?: de)?|precisamos(?: de)?|tenho (?:de|que)|temos (?:de|que)|quero|queremos|devo|devemos|por favor|depois|primeiro|finalmente|também|e|ou|mas|só|somente|apenas|além disso|incluindo|com|falta|faltam|não esquecer(?: de)?|o cliente (?:quer|pede|precisa de)|a cliente (?:quer|pede|precisa de)|tarefas?|objetivo',
  optional: 'opcional(?:mente)?|se (?:possível|houver tempo|der tempo|sobrar tempo)|talvez|idealmente',
  excluded:
    '\\bnão (?:é|são|se|há|precisa(?:mos)?|preciso|quero|queremos|inclui|faz)\\b[^,;]*|^(?:mas )?sem\\b|^(?:mas )?não\\b|^nenhum\\w*\\b|fora do âmbito|^exceto\\b',
  already:
    '\\bjá\\b|\\b(?:está|estão) (?:reservad[oa]s?|feit[oa]s?|terminad[oa]s?|pag[oa]s?|pront[oa]s?|comprad[oa]s?|confirmad[oa]s?|escrit[oa]s?|assinad[oa]s?)\\b|^\\s*(?:feito|pronto)\\s*:',
  statement:
    '\\b(?:é|são|era|eram|está|estão|sou|somos|tem|têm|tenho|tinha|vive|mora|trabalha|contém|inclui|começa|termina|custa|pode|podem|posso|poderia|será|serão|há|dura)\\b',
  needs:
    '^(?<who>(?:o |a |meu |minha |nosso |nossa )[\\p{L}-]+) (?:quer|espera|precisa de|pede|recebe) (?<what>.+)$',
  due: 'até|até ao|até o|até dia|até ao dia|antes de|antes do|para o dia|o mais tardar|no máximo|prazo|data limite|limite',
  starting: 'a partir de|a partir do|desde|depois de|não antes de|só a partir de',
  on: 'em|no|na|a|no dia|dia|para|este|esta',
  only: 'só|somente|apenas|unicamente|posso|disponível|cada|todas as|todos os|à noite|livre|trabalho',
  away: 'férias|ausente|fora|em viagem|indisponível|feriado|fechado|folga|não trabalho|não trabalhamos|não estudo|sem treinos?|fechamos|fecho|de férias|em casa dos meus pais',
  per: 'por|cada|ao|à|/',
  each: 'cada um|cada uma|cada|por peça|por unidade',
  takes: 'demora|demoram|leva|levam|dura|duram|requer|requerem|precisa|cerca de',
  waits:
    '(?<what>[^,;:]*?)\\b(?:demora|demoram|leva|levam|deve|devem|precisa|precisam|requer|dura|esperar)\\b[^,;:]*?{n} ?{unit}\\b(?=[^,;:]*(?:sec|voltar|chegar|entreg|respond|repous|impr|trat|enviar|para|$))|(?<what2>[^,;:]*?)\\b(?:prazo de entrega|entrega|secam?|repousam?|secagem|tempo de secagem|impressão)\\b[^,;:\\d]*?{n} ?{unit}',
  approval:
    '(?<who>(?:(?:o |a |meu |minha |nosso |nossa )?)[\\p{L}-]{2,30}) (?:deve |tem de |tem que |devem |vai )?(?:primeiro )?(?:aprovar|aprova|validar|valida|autorizar|autoriza|assinar) (?<what>[^,;]{0,60})$|^(?<what3>.+?) (?:deve|devem|tem de|têm de|tem que) ser (?:aprovad[oa]s?|validad[oa]s?|assinad[oa]s?|revist[oa]s?) (?:por|pelo|pela) (?<who3>.+)$|^(?:aprovação|validação) (?:da |do |dos |das |de )?(?<what2>.+?)(?: por (?<who2>.+))?$',
  before: 'antes de',
  after: 'depois de|assim que|quando|após',
  supplied:
    '\\b(?:ele|ela|eles|cliente|editora|agência|fornecedor|gráfica) (?:me |nos )?(?:envia|entrega|manda|fornece|traz|dá)\\b|\\bchega(?:m)?\\b',
  other: '(?:os |as )?(?:outros|outras|restantes|demais|últimos|últimas)',
  budget:
    '(?:orçamento|custo|preço(?!s))[^,;\\d]{0,20}\\d|\\d[\\d.,]* ?(?:€|euros?\\b|eur\\b|reais\\b)|(?:€|r\\$) ?\\d',
  deadline: '^(?:o |a )?(?:prazo|data limite|data de entrega|deadline|limite)\\b',
  ignore:
    '\\b(?:ignor[ea]|esqueç[ae]|desconsider[ea])\\b[^.!?\\n]{0,60}\\b(?:instruções|regras|anterior(?:es)?|tudo)\\b|\\b(?:mostr[ea]|revel[ea]|envi[ea])\\b[^.!?\\n]{0,40}\\b(?:senhas?|segredos?|credenciais)\\b',
  sessions: 'em|durante',
  greeting:
    '^(?:olá|bom dia|cumprimentos|um abraço|obrigad[oa]|atenciosamente|olá|oi|bom dia|boa (?:tarde|noite)|car[oa]s?|prezad[oa]s?|obrigad[oa]|cumprimentos|atenciosamente|abraços?|de:|para:|assunto:|enviado)',
};
