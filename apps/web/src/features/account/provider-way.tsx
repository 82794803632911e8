import { Suspense } from 'react';
import { providerName } from '../../lib/sign-in-provider.ts';
import { late } from '../../ui/late.tsx';
import type { ProviderButtonProps } from './provider-button.tsx';

const ProviderButton = late(async () => (await import('./provider-button.tsx')).ProviderButton);

/** The way in through the operator's sign-in provider, fetched only where there is one. */
export const ProviderWay = (props: ProviderButtonProps) =>
  providerName() !== undefined && (
    <Suspense fallback={null}>
      <ProviderButton {...props} />
    </Suspense>
  );
