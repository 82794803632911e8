import { t } from '@daymark/words/t';
import { createFileRoute } from '@tanstack/react-router';
import { AccountFrame } from '../features/account/account-frame.tsx';
import { EndMail } from '../features/account/end-mail.tsx';
import { linkClass } from '../ui/link-class.ts';

export const Route = createFileRoute('/unsubscribe/$token')({ component: UnsubscribeRoute });

function UnsubscribeRoute() {
  const { token } = Route.useParams();
  return (
    <AccountFrame
      title={t`End this mail`}
      subtitle={t`You need not log in. You can choose the mail again in the settings at any time.`}
      footer={
        <a href="/settings?tab=preferences" className={linkClass}>
          {t`All mail settings`}
        </a>
      }
    >
      <EndMail token={token} />
    </AccountFrame>
  );
}
