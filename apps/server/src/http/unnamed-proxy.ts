import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const NOTICE =
  'A request came with X-Forwarded-For while TRUST_PROXY is off: if a proxy stands before Daymark, everybody counts as one network in its limits. Set TRUST_PROXY as docs/operating.md says.';

/** Logs once that requests seem to come through an unconfigured proxy, and returns the notice for `/api/ready`. */
export function noticeUnnamedProxy(
  app: FastifyInstance,
  { trustProxy }: Pick<Config, 'trustProxy'>,
): () => string[] {
  const notices: string[] = [];
  if (trustProxy === false)
    app.addHook('onRequest', (request, _reply, done) => {
      if (notices.length === 0 && request.headers['x-forwarded-for'] !== undefined) {
        notices.push(NOTICE);
        app.log.warn(NOTICE);
      }
      done();
    });
  return () => notices;
}
