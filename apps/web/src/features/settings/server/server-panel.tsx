import { BackupsCard } from './backups-card.tsx';
import { FailedJobsCard } from './failed-jobs-card.tsx';
import { InvitationsCard } from './invitations-card.tsx';
import { MailCard } from './mail-card.tsx';
import { ModelCard } from './model-card.tsx';
import { PeopleCard } from './people-card.tsx';
import { SignUpsCard } from './sign-ups-card.tsx';
import { StorageCard } from './storage-card.tsx';
import { VisitorPlansCard } from './visitor-plans-card.tsx';

/** What the owner of the server sees of it and decides about it. */
export const ServerPanel = () => (
  <>
    <SignUpsCard />
    <VisitorPlansCard />
    <InvitationsCard />
    <PeopleCard />
    <ModelCard />
    <MailCard />
    <BackupsCard />
    <StorageCard />
    <FailedJobsCard />
  </>
);
