import { Suspense, useEffect, useState } from 'react';
import { late } from '../../ui/late.tsx';
import { whenIdle } from '../../ui/when-idle.ts';
import type { PasskeyButtonProps } from './passkey-button.tsx';

const PasskeyButton = late(() => import('./passkey-button.tsx').then((part) => part.PasskeyButton));

/** Log-in with a passkey, loaded only where the browser can use one, and once the screen stands. */
export function PasskeyWay(props: PasskeyButtonProps) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  if (typeof PublicKeyCredential === 'undefined') return null;
  return (
    <div className="min-h-11">
      {isIdle && (
        <Suspense fallback={null}>
          <PasskeyButton {...props} />
        </Suspense>
      )}
    </div>
  );
}
