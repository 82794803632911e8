import { SignUpsCard } from './sign-ups-card.tsx';

/** What the owner of the server sees of it and decides about it. */
export const ServerPanel = () => (
  <>
    <SignUpsCard />
  </>
);
