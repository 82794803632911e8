import { t } from '@daymark/words/t';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { failureWords } from '../features/account/failure-words.ts';
import { finishAtProvider, takeBegun } from '../features/account/provider-actions.ts';
import { returnTo } from '../features/account/return-to.ts';
import { providerName } from '../features/account/sign-in-provider.ts';

const refused = () => {
  const provider = providerName();
  return {
    message: provider ? t`${provider} did not log you in.` : t`The sign-in provider did not log you in.`,
  };
};

/** The address of the page's request: the router removes unknown parameters, and parses digits as numbers. */
const arrivedAt = (): string => performance.getEntriesByType('navigation')[0]?.name ?? window.location.href;

/** The redirect address of the sign-in provider. It is replaced at once, so that its parameters stay in no history. */
export const Route = createFileRoute('/login-return')({
  loader: async () => {
    const returned = new URL(arrivedAt()).searchParams;
    const begun = takeBegun();
    const answer =
      begun && returned.has('code')
        ? await finishAtProvider(begun.secret, returned).catch((error: unknown) => ({ error }))
        : undefined;
    if (answer && 'outcome' in answer && answer.outcome === 'logged-in')
      throw redirect({ href: returnTo(begun?.wayBack ?? {}, answer.user.id), replace: true });
    if (answer && 'ticket' in answer) {
      const { email, ticket } = answer;
      throw redirect({ to: '/login', replace: true, state: { ...begun?.wayBack, email, ticket } });
    }
    const providerFailure = answer ? failureWords(answer.error) : refused();
    throw redirect({ to: '/login', replace: true, state: { ...begun?.wayBack, providerFailure } });
  },
});
