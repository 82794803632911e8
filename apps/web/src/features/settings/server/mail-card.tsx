import type { MailTest } from '@daymark/contract/server';
import { t } from '@daymark/words/t';
import { CircleCheck, OctagonAlert, Send } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { useTestMail } from './use-server.ts';

function Outcome({ isSent, said, answer }: MailTest) {
  const Icon = isSent ? CircleCheck : OctagonAlert;
  return (
    <div
      className={`flex gap-3 rounded-md border px-4 py-3 text-sm ${isSent ? 'border-edge bg-well' : 'border-signal bg-signal-wash'}`}
    >
      <Icon className={`size-5 shrink-0 ${isSent ? 'text-done' : 'text-signal'}`} aria-hidden="true" />
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold wrap-anywhere">{said}</p>
        {answer !== null && (
          <>
            <p className="text-ink-soft">{t`The exact words:`}</p>
            <p className="font-mono wrap-anywhere">{answer}</p>
          </>
        )}
      </div>
    </div>
  );
}

/** Whether this server can send mails. */
export function MailCard() {
  const test = useTestMail();
  return (
    <SettingsCard
      title={t`Mails`}
      lead={t`Codes to sign up and new passwords go by mail. The test sends one to you, and shows what the mail server says.`}
    >
      <Button busy={test.isPending} onClick={() => test.mutate()} className="justify-self-start">
        <Send className="size-4" aria-hidden="true" />
        {t`Send a test mail`}
      </Button>
      <div role="status" className="empty:hidden">
        {test.data && !test.isPending && <Outcome {...test.data} />}
      </div>
    </SettingsCard>
  );
}
