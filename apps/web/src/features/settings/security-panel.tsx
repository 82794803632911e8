import { ApiTokensCard } from './api-tokens-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';
import { TwoStepCard } from './two-step-card.tsx';
import { WebhooksCard } from './webhooks-card.tsx';

export const SecurityPanel = ({ email }: { email: string }) => (
  <>
    <PasswordForm email={email} />
    <TwoStepCard email={email} />
    <PasskeysCard email={email} />
    <SessionList />
    <ApiTokensCard />
    <WebhooksCard />
  </>
);
