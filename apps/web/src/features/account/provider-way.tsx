import { lazy, Suspense } from 'react';
import { providerName } from '../../lib/sign-in-provider.ts';
import type { ProviderButtonProps } from './provider-button.tsx';

const ProviderButton = lazy(() =>
  import('./provider-button.tsx').then((module) => ({ default: module.ProviderButton })),
);

/** The way in through the operator's sign-in provider, fetched only where there is one. */
export const ProviderWay = (props: ProviderButtonProps) =>
  providerName() !== undefined && (
    <Suspense fallback={null}>
      <ProviderButton {...props} />
    </Suspense>
  );
