import { SLOTS } from '@daymark/contract/site-facts';
import { t } from '@daymark/words/t';
import { rich } from '../platform/rich.ts';
import { buttonClass } from '../ui/button-class.ts';
import { IfKnown, Unless, When } from './facts.tsx';
import { Passage, ProsePage, TextLink } from './prose.tsx';

const Address = () => (
  <>
    <When fact="operator-email">
      <p>
        <IfKnown
          fact="operator-name"
          known={t`${SLOTS.operatorName} runs this Daymark, holds its database, sends its mails and can help with your account.`}
          unknown={t`The operator of this server runs this Daymark, holds its database, sends its mails and can help with your account.`}
        />
      </p>
      <p>
        <a href={SLOTS.operatorMailto} className={buttonClass('primary', 'large')}>
          {t`Write to ${SLOTS.operatorEmail}`}
        </a>
      </p>
    </When>
    <Unless fact="operator-email">
      <p>
        {t`No address was set for this server. Ask whoever gave you the address of this site: they hold its database, send its mails and can help with your account. Nobody else has access to it.`}
      </p>
    </Unless>
  </>
);

export const ContactPage = () => (
  <ProsePage
    title={t`Contact`}
    lead={t`Daymark is self-hosted: the people who run this server are the ones who can help you.`}
  >
    <Passage title={t`Your account or your data here`}>
      <Address />
    </Passage>
    <Passage title={t`What you can do yourself`}>
      <ul className="grid list-disc gap-2 pl-5">
        <li>
          {rich`A forgotten password: ${<TextLink href="/reset-password">{t`ask for a reset code`}</TextLink>}. It comes to the e-mail address of your account.`}
        </li>
        <li>
          {rich`A project deleted by mistake: it waits for 30 days in the trash, in ${<TextLink href="/settings?tab=data">{t`Settings, Data`}</TextLink>}.`}
        </li>
        <li>{t`A copy of everything you have here, or the end of your account: in the same place.`}</li>
      </ul>
    </Passage>
    <Passage title={t`A fault in Daymark itself`}>
      <p>
        {rich`Say what you did, what you expected and what you saw. If an answer of the server failed, its number (the header ${<code>x-request-id</code>}) leads to the cause in the server's log.`}
      </p>
    </Passage>
  </ProsePage>
);
