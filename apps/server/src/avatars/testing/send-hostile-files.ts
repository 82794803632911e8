// Makes hostile files and uploads each. Arguments: the upload address, and one token for every twenty files. It is a
// separate process, so that the files' memory is not counted as the server's.
import { z } from 'zod';
import { type HostileFile, hostileFiles } from './hostile-files.ts';

const Answer = z.object({ success: z.boolean(), message: z.string().optional() });

const FILES_A_PERSON = 20;
const AT_ONCE = 4;

const [address = '', ...tokens] = process.argv.slice(2);

/** `drawn`, `refused`, or an unexpected status. */
const fateOf = (status: number) =>
  status === 200 ? 'drawn' : status >= 400 && status < 500 ? 'refused' : String(status);

async function send({ what, bytes, name, fate }: HostileFile, token: string) {
  const body = new FormData();
  body.append('avatar', new File([bytes], name ?? 'me.png'));
  const response = await fetch(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  const { success, message } = Answer.parse(await response.json());
  const came = fateOf(response.status);
  return {
    what,
    came,
    asItShould: success === (came === 'drawn') && (fate === 'either' || fate === came),
    message,
  };
}

const files = await hostileFiles();
const outcomes: Awaited<ReturnType<typeof send>>[] = [];
for (let at = 0; at < files.length; at += AT_ONCE) {
  const some = files.slice(at, at + AT_ONCE);
  const token = tokens[Math.floor(at / FILES_A_PERSON)] ?? '';
  outcomes.push(...(await Promise.all(some.map((file) => send(file, token)))));
}
process.stdout.write(JSON.stringify(outcomes));
