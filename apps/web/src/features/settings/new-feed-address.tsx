import { ShownOnce } from './shown-once.tsx';

type NewFeedAddressProps = { address: string; onDone: () => void };

/** The secret address of a new calendar feed, and where it goes. */
export const NewFeedAddress = ({ address, onDone }: NewFeedAddressProps) => (
  <ShownOnce what="address" label="Address of the calendar feed" secret={address} onDone={onDone}>
    Add it to your calendar app as a subscription: “From URL” in Google Calendar, “New Calendar Subscription”
    in Apple Calendar, “Subscribe from web” in Outlook.
  </ShownOnce>
);
