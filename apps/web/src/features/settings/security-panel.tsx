import { ApiTokensCard } from './api-tokens-card.tsx';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';

export const SecurityPanel = ({ email }: { email: string }) => (
  <div className="grid items-start gap-6 lg:grid-cols-2">
    <PasswordForm email={email} />
    <SessionList />
    <ApiTokensCard />
  </div>
);
