import type { ChatSuggestion } from '@daymark/contract/chats';
import { t } from '@daymark/words/t';
import { Beacon } from '../../ui/beacon.tsx';
import { Suggestions } from './suggestions.tsx';

type WelcomeProps = { onChoose: (suggestion: ChatSuggestion) => void; busyId: string | undefined };

/** Shown beside the list while no chat is open: what a chat is for, and suggestions. */
export const Welcome = ({ onChoose, busyId }: WelcomeProps) => (
  <section
    aria-labelledby="chats-welcome"
    className="min-h-0 min-w-0 flex-1 overflow-y-auto md:rounded-lg md:border md:border-line md:bg-sheet md:shadow-raised"
  >
    <div className="mx-auto grid max-w-2xl gap-5 md:px-6 md:py-12">
      <div className="grid gap-2 max-md:border-t max-md:border-line max-md:pt-6 md:justify-items-center md:text-center">
        <Beacon className="mb-2 size-12 opacity-80 max-md:hidden" tone="plain" />
        <h2 id="chats-welcome" className="text-lg font-bold">
          {t`Ask about your days, or talk a project through`}
        </h2>
        <p className="max-w-prose text-sm text-ink-soft">
          {t`The assistant answers from your own projects and proposes changes. Nothing is changed before you accept it, and a conversation can become a project.`}
        </p>
      </div>
      <Suggestions onChoose={onChoose} busyId={busyId} />
    </div>
  </section>
);
