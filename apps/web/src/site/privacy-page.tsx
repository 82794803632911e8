import { SLOTS } from '@daymark/contract/site-facts';
import { t } from '@daymark/words/t';
import { rich } from '../platform/rich.ts';
import { IfKnown, When } from './facts.tsx';
import { OperatorLink } from './operator.tsx';
import { Passage, ProsePage, TextLink } from './prose.tsx';

const STORED = [
  [t`Your account`, t`Name, e-mail address, time zone, and what you add to your profile.`],
  [
    t`Your picture`,
    t`Drawn anew as a small square; the file that you chose, with all that it told, is not kept. It lies under an address that cannot be guessed.`,
  ],
  [t`Your work`, t`Projects, briefs, milestones, tasks, plans, and your working days and hours.`],
  [
    t`Your sessions`,
    t`For each device that is signed in: what its browser calls itself, the network address that it came from, and when it was last used.`,
  ],
  [
    t`Your secrets`,
    t`Passwords and codes only in a form from which they cannot be read. Codes live for 10 minutes.`,
  ],
  [
    t`Attempts`,
    t`Failed log-ins and codes are counted by account and network address, so that nobody can guess on.`,
  ],
] as const;

const Stored = () => (
  <dl className="grid gap-px overflow-hidden rounded-lg border border-line bg-line">
    {STORED.map(([name, text]) => (
      <div key={name} className="grid gap-x-6 gap-y-1 bg-sheet px-5 py-4 sm:grid-cols-[9rem_1fr]">
        <dt className="font-bold">{name}</dt>
        <dd className="text-ink-soft">{text}</dd>
      </div>
    ))}
  </dl>
);

const Models = () => (
  <>
    <When fact="ai-builtin">
      <p>
        {t`Briefs are read by the planner that is built into Daymark, on this server. Nothing of them is sent to anybody.`}
      </p>
    </When>
    <When fact="ai-off">
      <p>{t`It is turned off on this server: nothing reads your briefs but you.`}</p>
    </When>
    <When fact="ai-model">
      <p>
        {t`This server asks a language model of the operator's choice. When you ask for tasks, the text of the brief is sent to it; each plan says which engine made it. Nothing is sent without your asking.`}
      </p>
    </When>
  </>
);

const OwnBrowser = () => (
  <>
    <p>
      {t`Daymark sets one cookie: the language that you chose, if it is not that of your browser. In your browser's own storage it keeps the token that keeps you signed in, who you are, a copy of what you looked at last, and what you began to type; signing out removes them. Your theme and how you like lists shown stay.`}
    </p>
    <p>
      {t`Visits are not counted, there is no advertising, and nothing is loaded from other servers. Its log holds which kind of request was answered and how fast, with no names or addresses.`}
    </p>
  </>
);

export const PrivacyPage = () => (
  <ProsePage
    title={t`Privacy`}
    lead={t`What Daymark stores, where it lies, who sees it, and how to get it out or gone.`}
  >
    <Passage title={t`Who answers for it`}>
      <p>
        <IfKnown
          fact="operator-name"
          known={`${SLOTS.operatorName}.`}
          unknown={t`The operator of this server.`}
        />{' '}
        <IfKnown
          fact="operator-email"
          known={rich`Questions go to ${<OperatorLink />}.`}
          unknown={t`Questions go to whoever gave you the address of this site.`}
        />
      </p>
    </Passage>
    <Passage title={t`What is stored`}>
      <Stored />
    </Passage>
    <Passage title={t`In your browser`}>
      <OwnBrowser />
    </Passage>
    <Passage title={t`Who sees it`}>
      <p>
        {t`You, and whoever can read the database of this server and its backups. The owner of this server also sees in Daymark who has an account: name, address, when they were last here, and how many projects they have. Other people with an account here see nothing of yours.`}
      </p>
    </Passage>
    <Passage title={t`Mails`}>
      <p>
        {t`Codes for signing up and for a new password; a note when somebody signs up with your address again, when your password is changed, and when your account is deleted. No others. They go through the mail server that the operator has set up.`}
      </p>
    </Passage>
    <Passage title={t`Artificial intelligence`}>
      <Models />
    </Passage>
    <Passage title={t`How long`}>
      <p>
        {t`Until you remove it. What you delete waits for 30 days in the trash, so that it can be brought back; a session ends after 7 days without use and 30 days in all; a sign-up that was never verified is removed after a week. Backups that the operator makes have a life of their own.`}
      </p>
    </Passage>
    <Passage title={t`In your own hands`}>
      <p>
        {rich`In ${<TextLink href="/settings?tab=data">{t`Settings, Data`}</TextLink>} you take out everything as one file, empty the trash, and delete your account with all that is in it, at once and for good. What you cannot do there, ask for: ${<TextLink href="/contact">{t`Contact`}</TextLink>}.`}
      </p>
    </Passage>
  </ProsePage>
);
