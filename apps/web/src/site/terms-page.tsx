import { SLOTS } from '@daymark/contract/site-facts';
import { t } from '@daymark/words/t';
import { rich } from '../platform/rich.ts';
import { IfKnown } from './facts.tsx';
import { OperatorLink } from './operator.tsx';
import { Passage, ProsePage, TextLink } from './prose.tsx';

export const TermsPage = () => (
  <ProsePage
    title={t`Terms`}
    lead={t`Daymark is free software under the MIT licence. Whoever runs this server offers it to you on these terms.`}
  >
    <Passage title={t`Between whom`}>
      <p>
        <IfKnown
          fact="operator-name"
          known={t`You, and ${SLOTS.operatorName}.`}
          unknown={t`You, and the operator of this server.`}
        />{' '}
        {t`The people who write Daymark do not run this server, see nothing of what is on it, and are no party to this.`}
      </p>
    </Passage>
    <Passage title={t`What it costs`}>
      <p>{t`Nothing. Daymark has no card to enter, no paid plan and no day on which a trial runs out.`}</p>
    </Passage>
    <Passage title={t`Your account`}>
      <p>
        {t`Use an e-mail address of your own and keep your password to yourself. What you write in Daymark remains yours; the operator may store it and back it up, and uses it for nothing else.`}
      </p>
    </Passage>
    <Passage title={t`What you may not do`}>
      <p>
        {t`Do not try to reach the data of others, to disturb the server, or to store what the law forbids. The operator may close an account that does.`}
      </p>
    </Passage>
    <Passage title={t`What is not promised`}>
      <p>
        {rich`The software comes as it is, without warranty, as the MIT licence says. Plans are computed from what you wrote; please check them before others rely on them. The server may be away for a while, or for good: ${<TextLink href="/settings?tab=data">{t`an export`}</TextLink>} is yours to keep.`}
      </p>
    </Passage>
    <Passage title={t`Leaving`}>
      <p>
        {rich`You may stop at any time, and delete your account with all that is in it yourself. See ${<TextLink href="/privacy">{t`Privacy`}</TextLink>} for what is stored.`}{' '}
        <IfKnown
          fact="operator-email"
          known={rich`Anything else: ask ${<OperatorLink />}.`}
          unknown={t`Anything else: ask whoever gave you the address of this site.`}
        />
      </p>
    </Passage>
  </ProsePage>
);
