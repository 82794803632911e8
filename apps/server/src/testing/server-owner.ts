import { makeOwnerOf } from '../users/owner.ts';
import type { TestNode } from './harness.ts';
import { makeUser } from './people.ts';

/** The owner of the server, with a session. */
export async function makeServerOwner(node: TestNode) {
  const owner = await makeUser(node);
  await makeOwnerOf(node.db, owner.userId);
  return owner;
}

/** The secret in the link of an invitation. */
export const tokenOf = (link: string): string => new URL(link).hash.replace('#invitation=', '');
