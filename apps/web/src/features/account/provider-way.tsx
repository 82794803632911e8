import { Suspense } from 'react';
import { late } from '../../ui/late.tsx';
import type { ProviderButtonProps } from './provider-button.tsx';
import { providerName } from './sign-in-provider.ts';

const ProviderButton = late(() => import('./provider-button.tsx').then((part) => part.ProviderButton));

/** Log-in at the operator's sign-in provider, loaded only if there is one. */
export const ProviderWay = (props: ProviderButtonProps) =>
  providerName() !== undefined && (
    <Suspense fallback={null}>
      <ProviderButton {...props} />
    </Suspense>
  );
