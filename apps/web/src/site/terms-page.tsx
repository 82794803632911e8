import { Operator, OperatorAddress } from './operator.tsx';
import { Passage, ProsePage, TextLink } from './prose.tsx';

export const TermsPage = () => (
  <ProsePage
    title="Terms"
    lead="Daymark is free software under the MIT licence. Whoever runs this server offers it to you on these terms."
  >
    <Passage title="Between whom">
      <p>
        You, and <Operator />. The people who write Daymark do not run this server, see nothing of what is on
        it, and are no party to this.
      </p>
    </Passage>
    <Passage title="What it costs">
      <p>Nothing. Daymark has no card to enter, no paid plan and no day on which a trial runs out.</p>
    </Passage>
    <Passage title="Your account">
      <p>
        Use an e-mail address of your own and keep your password to yourself. What you write in Daymark
        remains yours; the operator may store it and back it up, and uses it for nothing else.
      </p>
    </Passage>
    <Passage title="What you may not do">
      <p>
        Do not try to reach the data of others, to disturb the server, or to store what the law forbids. The
        operator may close an account that does.
      </p>
    </Passage>
    <Passage title="What is not promised">
      <p>
        The software comes as it is, without warranty, as the MIT licence says. Plans are computed from what
        you wrote; please check them before others rely on them. The server may be away for a while, or for
        good: <TextLink href="/settings?tab=data">an export</TextLink> is yours to keep.
      </p>
    </Passage>
    <Passage title="Leaving">
      <p>
        You may stop at any time, and delete your account with all that is in it yourself. See{' '}
        <TextLink href="/privacy">Privacy</TextLink> for what is stored. Anything else: ask{' '}
        <OperatorAddress />.
      </p>
    </Passage>
  </ProsePage>
);
