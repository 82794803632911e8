import { t } from '@daymark/words/t';
import { ShownOnce } from '../../ui/shown-once.tsx';

type NewFeedAddressProps = { address: string; onDone: () => void };

/** The secret address of a new calendar feed, and where it goes. */
export const NewFeedAddress = ({ address, onDone }: NewFeedAddressProps) => (
  <ShownOnce what="address" label={t`Address of the calendar feed`} secret={address} onDone={onDone}>
    {t`Add it to your calendar app as a subscription: “From URL” in Google Calendar, “New Calendar Subscription” in Apple Calendar, “Subscribe from web” in Outlook.`}
  </ShownOnce>
);
