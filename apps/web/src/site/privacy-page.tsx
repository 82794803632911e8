import { Passage, ProsePage, TextLink } from './prose.tsx';

export const PrivacyPage = () => (
  <ProsePage
    title="Privacy"
    lead="What Daymark stores, where it lies, and who sees it. The operator of this server is responsible for it."
  >
    <Passage title="What is stored">
      <p>
        Your name, e-mail address and what you add to your profile; your projects, tasks and their history;
        and a list of the devices that are signed in. Passwords and codes are kept only in a form from which
        they cannot be read.
      </p>
    </Passage>
    <Passage title="Where">
      <p>
        In the database of this server, and in its backups. Your browser keeps a copy of what you looked at
        last, and the token that keeps you signed in; signing out removes both.
      </p>
    </Passage>
    <Passage title="Who sees it">
      <p>
        You, and the operator who runs the database. Other users of this server see nothing of yours. There
        are no cookies, no counting of visits, no advertising and nothing loaded from other servers.
      </p>
    </Passage>
    <Passage title="Language models">
      <p>
        The built-in planner runs on this server. Where the operator has set up a language model instead, the
        text of a brief is sent to it when you ask for tasks, and each plan says which engine made it.
      </p>
    </Passage>
    <Passage title="Your rights">
      <p>
        Ask the operator for a copy of your data, to correct it or to delete it: see{' '}
        <TextLink href="/contact">Contact</TextLink>.
      </p>
    </Passage>
  </ProsePage>
);
