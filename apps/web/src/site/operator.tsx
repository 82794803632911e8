import { SLOTS } from '@daymark/contract/site-facts';
import { TextLink } from './prose.tsx';

/** The operator's address. */
export const OperatorLink = () => <TextLink href={SLOTS.operatorMailto}>{SLOTS.operatorEmail}</TextLink>;
