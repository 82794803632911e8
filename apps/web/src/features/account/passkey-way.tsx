import { Suspense } from 'react';
import { late } from '../../ui/late.tsx';
import type { PasskeyButtonProps } from './passkey-button.tsx';

const PasskeyButton = late(async () => (await import('./passkey-button.tsx')).PasskeyButton);

/** Log-in with a passkey, loaded only where the browser can use one. */
export const PasskeyWay = (props: PasskeyButtonProps) =>
  typeof PublicKeyCredential !== 'undefined' && (
    <Suspense fallback={null}>
      <PasskeyButton {...props} />
    </Suspense>
  );
