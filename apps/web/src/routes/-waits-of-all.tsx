import { EarlyOffers } from '../features/replan/early-offers.tsx';
import { WaitsOfAll } from '../features/waits/waits-of-all.tsx';

/** What is waited for, and the answers that came early. */
export const WaitsAndAnswers = () => (
  <>
    <EarlyOffers isShown={() => true} namesProjects />
    <WaitsOfAll />
  </>
);
