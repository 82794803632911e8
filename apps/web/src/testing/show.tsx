import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { afterEach, beforeEach } from 'vitest';
import { render } from 'vitest-browser-react';
import { signIn, signOutLocally } from '../platform/session.ts';
import { dismissAllToasts } from '../ui/toast-store.ts';
import { samplePerson } from './samples.ts';

/** One that does not ask again after a failure. */
export const makeClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** Renders a part of the app. */
export const show = (part: ReactNode, client = makeClient()) =>
  render(<QueryClientProvider client={client}>{part}</QueryClientProvider>);

/** A part of the app that has links. */
export function routed(component: () => ReactNode) {
  const history = createMemoryHistory();
  return <RouterProvider router={createRouter({ routeTree: createRootRoute({ component }), history })} />;
}

/** Each test of the file begins with somebody who has just logged in. */
export function signInForEach(): void {
  beforeEach(() => {
    localStorage.clear();
    signIn('token', samplePerson());
  });
  afterEach(() => {
    dismissAllToasts();
    signOutLocally('chosen');
  });
}
