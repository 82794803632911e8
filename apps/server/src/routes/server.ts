import type { serverRoutes } from '@daymark/contract/server';
import { beginBackup, beginDrill, readBackups } from '../administration/backups.ts';
import { listOfFailedJobs, retryFailedJob } from '../administration/failed-jobs.ts';
import { testMail } from '../administration/mail-test.ts';
import { changePerson, deletePerson, pageOfPeople, signOutPerson } from '../administration/people.ts';
import { changeServer, readServer } from '../administration/service.ts';
import { readStorage } from '../administration/storage.ts';
import { listOfInvitations, makeInvitation, revokeInvitation } from '../auth/invitations.ts';
import type { Handlers } from './mount.ts';

export const serverHandlers: Handlers<typeof serverRoutes> = {
  get: (_, context) => readServer(context),
  change: ({ body }, context) => changeServer(context, body),
  storage: (_, context) => readStorage(context),
  testMail: (_, context) => testMail(context),
  invitations: (_, context) => listOfInvitations(context),
  invite: ({ body }, context) => makeInvitation(context, body),
  revokeInvitation: ({ params }, context) => revokeInvitation(context, params.id),
  people: ({ query }, context) => pageOfPeople(context, query),
  changePerson: ({ params, body }, context) => changePerson(context, params.id, body.isDisabled),
  signOutPerson: ({ params }, context) => signOutPerson(context, params.id),
  deletePerson: ({ params }, context) => deletePerson(context, params.id),
  backups: (_, context) => readBackups(context),
  backUp: (_, context) => beginBackup(context),
  drillRestore: (_, context) => beginDrill(context),
  failedJobs: (_, context) => listOfFailedJobs(context),
  retryJob: ({ params }, context) => retryFailedJob(context, params.id),
};
