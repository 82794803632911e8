import { createRootRoute, type ErrorComponentProps, Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isMissingPart } from '../lib/new-build.ts';
import { Button } from '../ui/button.tsx';
import { FullScreenSpinner } from '../ui/full-screen-spinner.tsx';
import { Toaster } from '../ui/toaster.tsx';

export const Route = createRootRoute({
  component: RootRoute,
  errorComponent: FailedRoute,
  notFoundComponent: UnknownRoute,
});

function RootRoute() {
  return (
    <>
      <Outlet />
      <Toaster />
    </>
  );
}

/** The public pages lie outside of the app, so this leaves it. */
function UnknownRoute() {
  useEffect(() => window.location.replace('/'), []);
  return <FullScreenSpinner />;
}

function FailedRoute({ error }: ErrorComponentProps) {
  const isMissing = isMissingPart(error);
  return (
    <main role="alert" className="mx-auto grid max-w-lg justify-items-start gap-4 px-5 py-24">
      <h1 className="text-2xl font-bold">This screen could not be shown</h1>
      <p>
        What you saved is kept.{' '}
        {isMissing
          ? 'A part of Daymark could not be loaded. Check the connection, then reload.'
          : 'Reload to try again; if it happens again, the details below help to find out why.'}
      </p>
      {!isMissing && (
        <p className="text-sm text-ink-soft">{error instanceof Error ? error.message : String(error)}</p>
      )}
      <Button variant="primary" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </main>
  );
}
