import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface Received {
  from: string;
  to: string[];
  raw: string;
  mail: Email;
}

interface SmtpSettings {
  port?: number;
  /** Addresses that the server rejects as unknown. */
  unknown?: readonly string[];
  /** The only password that it takes; none is needed without. */
  password?: string;
}

/** A real mail server on the loopback that stores its mails, until the end of the test. */
export async function startSmtp({ port = 0, unknown = [], password }: SmtpSettings = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    onAuth({ username, password: given }, _session, done) {
      if (given === password) return done(null, { user: username });
      done(Object.assign(new Error('Authentication failed'), { responseCode: 535 }));
    },
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (!unknown.includes(address)) return done();
      done(Object.assign(new Error(`<${address}> does not exist`), { responseCode: 550 }));
    },
    onData(stream, { envelope }, done) {
      text(stream)
        .then(async (raw) => {
          const mail = await PostalMime.parse(raw);
          const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
          received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw, mail });
        })
        .then(() => done(), done);
    },
  });
  // A connection whose client was killed ends with an error, which is none of the test's.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port: listening } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${listening}`, received };
}
