import { ApiTokensCard } from './api-tokens-card.tsx';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';
import { WebhooksCard } from './webhooks-card.tsx';

export const SecurityPanel = ({ email }: { email: string }) => (
  <>
    <PasswordForm email={email} />
    <SessionList />
    <ApiTokensCard />
    <WebhooksCard />
  </>
);
