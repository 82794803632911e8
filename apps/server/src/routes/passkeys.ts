import type { passkeyRoutes } from '@daymark/contract/passkeys';
import { addPasskey, beginAddingPasskey, beginProof, passkeysOf, removePasskey } from '../auth/passkeys.ts';
import type { Handlers } from './mount.ts';

export const passkeyHandlers: Handlers<typeof passkeyRoutes> = {
  list: (_, context) => passkeysOf(context),
  beginProof: (_, context) => beginProof(context),
  beginAdding: ({ body }, context) => beginAddingPasskey(context, body),
  add: ({ body }, context) => addPasskey(context, body),
  remove: ({ params }, context) => removePasskey(context, params.id),
};
