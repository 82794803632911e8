import { phrases, words } from './lexicon.ts';

// Words around a message that ask for no work: mail headers, greetings, closings.

/** Names of mail header fields, as mail programs of several languages print them. */
export const MAIL_HEADERS = words(`
  from to cc bcc subject sent date fwd fw re reply-to
  von an betreff gesendet datum aw wg
  de à objet envoyé para asunto enviado fecha oggetto inviato van aan onderwerp verzonden assunto tr rv
`);

/** Header fields that only mails have: a block of headers has at least one of them. */
export const SURE_HEADERS = words(`
  from cc bcc subject fwd fw re reply-to betreff gesendet aw wg objet envoyé asunto oggetto onderwerp assunto rv tr
`);

/** First words of a greeting. */
export const GREETINGS = words(`
  hi hello hey dear hiya morning afternoon evening greetings yo
  hallo liebe lieber liebes hi sehr moin servus guten grüezi grüß
  bonjour salut bonsoir chère cher chers coucou hola buenas buenos estimado estimada querida querido
  ciao buongiorno buonasera gentile salve cara caro beste dag hoi geachte goedemorgen
  olá oi bom boa prezado prezada caro
`);

/** Beginnings of closing lines; a signature follows. */
export const CLOSINGS: readonly string[] = phrases(`
  thanks | thank you | many thanks | thx | ta | cheers | best | best wishes | all the best | kind regards | best regards | warm regards |
  regards | rgds | kind rgds | warmly | love | sincerely | yours | yours sincerely | see you | speak soon | talk soon | viele grüße | liebe grüße |
  beste grüße | herzliche grüße | schöne grüße | mit freundlichen grüßen | freundliche grüße | mfg | lg | vg | gruß | danke |
  vielen dank | besten dank | merci | merci beaucoup | cordialement | bien cordialement | bien à vous | à bientôt | bises | gracias |
  muchas gracias | un saludo | saludos | un abrazo | besos | grazie | cordiali saluti | un saluto | saluti | a presto | bedankt |
  dank je | groetjes | groeten | met vriendelijke groet | obrigado | obrigada | abraço | cumprimentos | beijinhos
`);

/** Beginnings of lines that programs append to a message. */
export const FOOTERS: readonly string[] = phrases(`
  sent from my | please consider the environment | consider the environment | follow us | find us on | unsubscribe |
  get outlook for | von meinem iphone | gesendet von | envoyé de mon | enviado desde | inviato da | verzonden vanaf |
  enviado do meu | -----original message | ---------- forwarded | begin forwarded message
`);

/** Beginnings that correct the preceding sentence. */
export const CORRECTIONS = phrases(`
  scratch that | no wait | wait no | make that | correction | actually no | no not | no sorry | sorry no | sorry i mean | i mean | i meant | forget that | rather | or rather |
  no actually | strike that | ignore that | hang on | korrektur | nein stimmt nicht | stimmt nicht | nein | quatsch | besser gesagt | vielmehr | sorry meinte | ich meine | ach nein | doch nicht |
  non pardon | pardon | plutôt | no perdón | perdón | mejor dicho | anzi | no scusa | nee sorry | correctie | aliás | não desculpa
`);

/** In the heading of a list: its items are to be done. */
export const TO_DO_LEADS = phrases(`
  to do | todo | left | still | needed | needs | need | remaining | missing | outstanding | after that | afterwards | as agreed | next | must |
  zu tun | noch | offen | danach | dann | anschließend | fehlt | fehlen | nötig | wie besprochen | wie vereinbart | reste à faire | à faire | ensuite | falta | pendiente | después
`);

/** In the heading of a list: its items are done. */
export const DONE_LEADS = phrases(`
  done | finished | so far | done so far | behind us | erledigt | fertig | geschafft | bisher | fait | fini | hecho | listo
`);
