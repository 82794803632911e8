import type { ReactNode } from 'react';

/** Why a form was not sent. */
export const FormFailure = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="text-sm font-semibold text-signal empty:hidden">
    {children}
  </p>
);
