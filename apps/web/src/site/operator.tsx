import { SLOTS } from '@daymark/contract/site-facts';
import { t } from '@daymark/words/t';
import { Unless, When } from './facts.tsx';
import { TextLink } from './prose.tsx';

/** Who runs this server, at the beginning of a sentence or within one. */
export const Operator = ({ capital = false }: { capital?: boolean }) => (
  <>
    <When fact="operator-name">{SLOTS.operatorName}</When>
    <Unless fact="operator-name">
      {capital ? t`The operator of this server` : t`the operator of this server`}
    </Unless>
  </>
);

/** The operator's address, or where to find it. */
export const OperatorAddress = () => (
  <>
    <When fact="operator-email">
      <TextLink href={SLOTS.operatorMailto}>{SLOTS.operatorEmail}</TextLink>
    </When>
    <Unless fact="operator-email">{t`whoever gave you the address of this site`}</Unless>
  </>
);
