import { createRootRoute, Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { FullScreenSpinner } from '../ui/full-screen-spinner.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { FailedPage } from './-failed-screen.tsx';

export const Route = createRootRoute({
  component: RootRoute,
  errorComponent: FailedPage,
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

/** The public pages are outside of the app, so this leaves it. */
function UnknownRoute() {
  useEffect(() => window.location.replace('/'), []);
  return <FullScreenSpinner />;
}
