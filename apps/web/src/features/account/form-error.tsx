import { OctagonAlert } from 'lucide-react';

/** What went wrong with the whole form, read out when it comes. */
export const FormError = ({ message }: { message: string | undefined }) => (
  <div role="alert" className="empty:hidden">
    {message && (
      <p className="flex items-start gap-3 rounded-md border border-signal bg-signal-wash px-3 py-2.5 text-sm font-semibold">
        <OctagonAlert className="size-5 shrink-0 text-signal" aria-hidden="true" />
        {message}
      </p>
    )}
  </div>
);
