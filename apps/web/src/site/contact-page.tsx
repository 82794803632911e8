import { Passage, ProsePage, TextLink } from './prose.tsx';

export const ContactPage = () => (
  <ProsePage
    title="Contact"
    lead="Daymark is self-hosted: the people who run this server are the ones who can help with your account."
  >
    <Passage title="Your account or your data here">
      <p>
        Ask whoever gave you the address of this site. They hold the database, send its mails and can restore
        what was lost. Nobody else has access to it.
      </p>
    </Passage>
    <Passage title="A forgotten password">
      <p>
        You can set a new one yourself: <TextLink href="/reset-password">ask for a reset code</TextLink>. It
        comes to the e-mail address of your account.
      </p>
    </Passage>
    <Passage title="A fault in Daymark itself">
      <p>
        Tell your operator what you did, what you expected and what you saw. Error messages carry a request
        number; with it the cause can be found in the server's log.
      </p>
    </Passage>
  </ProsePage>
);
