import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { useDocumentTitle } from '../../platform/document-title.ts';
import { isUnreached, messageOf } from '../../platform/error-message.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { ConnectForm } from './connect-form.tsx';

/** By what `/oauth/authorize` says. The last four are errors of OAuth: the assistant is at fault, and is not answered. */
const PROBLEMS: Record<string, string> = {
  client: t`This Daymark does not know the assistant. Remove Daymark in the assistant, and connect it again there.`,
  address: t`The assistant wants to be answered at an address that it did not register. Nothing was connected.`,
  invalid_request: t`The assistant left something out that a safe connection needs. Nothing was connected. (invalid_request: PKCE with S256 is needed, and each parameter once.)`,
  unsupported_response_type: t`The assistant asks for a kind of answer that Daymark does not give. Nothing was connected. (unsupported_response_type: it must be "code".)`,
  invalid_scope: t`The assistant asks for rights that Daymark does not know. Nothing was connected. (invalid_scope)`,
  invalid_target: t`The assistant asks for access to another server than this Daymark. Nothing was connected. (invalid_target)`,
};

type AskingProps = { request: string; problem: unknown };

function Asking({ request, problem }: AskingProps) {
  const asked = useQuery({
    queryKey: ['connection-request', request],
    enabled: problem === undefined,
    gcTime: 0,
    queryFn: async ({ signal }) => (await api.connections.read({ body: { request } }, { signal })).data,
  });
  const said =
    typeof problem === 'string' && Object.hasOwn(PROBLEMS, problem) ? PROBLEMS[problem] : undefined;
  if (problem !== undefined) return <ErrorBanner message={said ?? t`The assistant cannot be connected.`} />;
  if (asked.isError)
    return (
      <ErrorBanner
        message={messageOf(asked.error, t`Failed to load what the assistant asks for`)}
        {...(isUnreached(asked.error) && { onRetry: () => void asked.refetch() })}
        retrying={asked.isFetching}
      />
    );
  if (!asked.data)
    return (
      <SkeletonRegion label={t`Loading what the assistant asks for`}>
        <Skeleton className="h-40 w-full" />
      </SkeletonRegion>
    );
  return <ConnectForm request={request} asked={asked.data} />;
}

/** Asks whether an assistant may use the account, and for what. */
export function ConnectScreen({ email, ...asking }: AskingProps & { email: string }) {
  useDocumentTitle(t`Connect an assistant`);
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader title={t`Connect an assistant`} subtitle={t`You are logged in as ${email}.`} />
      <Asking {...asking} />
    </div>
  );
}
