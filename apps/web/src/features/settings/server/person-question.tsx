import type { Person } from '@daymark/contract/people';
import { plural, t } from '@daymark/words/t';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { PersonAction } from './use-people.ts';

export type AskedOfPerson = { action: PersonAction; person: Person };

const wordsOf = ({ action, person }: AskedOfPerson) => {
  const name = `${person.firstname} ${person.lastname}`;
  switch (action) {
    case 'sign-out':
      return {
        title: t`Sign ${name} out everywhere?`,
        label: t`Sign out everywhere`,
        text: t`Their sessions end, their API tokens and calendar feeds are revoked, and their webhooks are paused. They can log in again at once.`,
      };
    case 'disable':
      return {
        title: t`Disable the account of ${name}?`,
        label: t`Disable`,
        text: t`They are signed out within a second and cannot log in. Their API tokens, calendar feeds, mails and webhooks stop. Nothing is deleted, and you can enable the account again.`,
      };
    case 'enable':
      return {
        title: t`Enable the account of ${name}?`,
        label: t`Enable`,
        text: t`They can log in again, and their API tokens, calendar feeds, mails and webhooks work as before.`,
      };
    case 'delete':
      return {
        title: t`Delete the account of ${name}?`,
        label: t`Delete account`,
        text: t`Their account is deleted at once and for good, with everything in it: ${plural(person.projects, '# project', '# projects')} with all tasks, chats and times. A mail tells them. Only a backup from before has it.`,
      };
  }
};

type PersonQuestionProps = {
  asked: AskedOfPerson | undefined;
  onClose: () => void;
  onConfirm: (asked: AskedOfPerson) => void;
};

/** Asks before anything is done to somebody else. */
export function PersonQuestion({ asked, onClose, onConfirm }: PersonQuestionProps) {
  const words = asked && wordsOf(asked);
  return (
    <ConfirmDialog
      open={asked !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={words?.title ?? ''}
      confirmLabel={words?.label ?? ''}
      variant={asked?.action === 'enable' ? 'primary' : 'danger'}
      onConfirm={() => asked && onConfirm(asked)}
    >
      {words?.text}
    </ConfirmDialog>
  );
}
