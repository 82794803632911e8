import type { Promised } from '@daymark/contract/promises';
import { t } from '@daymark/words/t';

const STATES: Record<Promised['state'], () => string> = {
  open: () => t`Open`,
  kept: () => t`Kept`,
  broken: () => t`Broken`,
  moved: () => t`Moved to a later day`,
  withdrawn: () => t`Withdrawn`,
};

export const stateWords = ({ state }: Promised): string => STATES[state]();

const TOLD: Record<Promised['toldBy'], () => string> = {
  quote: () => t`in a quote`,
  link: () => t`on the client’s page`,
  change: () => t`with a change request`,
  hand: () => t`by yourself`,
};

export const toldWords = ({ toldBy }: Promised): string => TOLD[toldBy]();
