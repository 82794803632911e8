import { Passage, ProsePage, TextLink } from './prose.tsx';

export const TermsPage = () => (
  <ProsePage
    title="Terms"
    lead="Daymark is free software under the MIT licence. This server is run by its operator, who offers it to you on these terms."
  >
    <Passage title="Your account">
      <p>
        Use an e-mail address of your own and keep your password to yourself. What you write in Daymark
        remains yours.
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
        you wrote; please check them before others rely on them.
      </p>
    </Passage>
    <Passage title="Leaving">
      <p>
        You may stop at any time. See <TextLink href="/privacy">Privacy</TextLink> for what is stored and{' '}
        <TextLink href="/contact">Contact</TextLink> for having it removed.
      </p>
    </Passage>
  </ProsePage>
);
