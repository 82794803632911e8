import type { CalendarFeed } from '@daymark/contract/calendars';
import {
  CALENDAR_ADDRESS_MAX_LENGTH,
  CALENDAR_NAME_MAX_LENGTH,
  CALENDAR_REFRESH_HOURS,
} from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { CalendarPlus, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { reasonOf } from '../../platform/error-message.ts';
import { useTabTyped } from '../../platform/tab-state.ts';
import { useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { focusSoon } from '../../ui/focus-soon.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Input } from '../../ui/input.tsx';
import { CardList } from './card-list.tsx';
import { FeedRow } from './feed-row.tsx';
import { SettingsCard } from './settings-card.tsx';
import {
  calendarFileProblem,
  useAddFeed,
  useRefreshFeed,
  useRemoveFeed,
  useRenameFeed,
  useUploadFeed,
} from './use-feeds.ts';

const EMPTY = { name: '', address: '' };

function AddressForm() {
  const typed = useTabTyped('feed', EMPTY, ['address']);
  const form = useForm({
    typed,
    send: useAddFeed().mutateAsync,
    onSent: typed.discard,
    wordsFor: (error) => reasonOf(error, t`Please try again.`),
  });
  return (
    <form {...form.formProps} aria-label={t`Import from an address`} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <Field label={t`Name`} error={form.errors.name}>
          <Input placeholder={t`Work`} maxLength={CALENDAR_NAME_MAX_LENGTH} {...form.field('name')} />
        </Field>
        <Field label={t`Address`} error={form.errors.address}>
          <Input
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://calendar.example.com/mine.ics"
            maxLength={CALENDAR_ADDRESS_MAX_LENGTH}
            {...form.field('address')}
          />
        </Field>
      </div>
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" busy={form.busy} className="justify-self-start">
        <CalendarPlus className="size-4" aria-hidden="true" />
        {t`Import from this address`}
      </Button>
    </form>
  );
}

function FileChoice() {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const upload = useUploadFeed();
  const choose = (file: File | undefined) => {
    const wrong = file && calendarFileProblem(file);
    setProblem(wrong);
    if (file && !wrong) upload.mutate(file);
  };
  return (
    <div className="grid gap-2">
      <Button busy={upload.isPending} onClick={() => input.current?.click()} className="justify-self-start">
        <FileUp className="size-4" aria-hidden="true" />
        {t`Import a file (.ics)`}
      </Button>
      <FormFailure>{problem}</FormFailure>
      <input
        ref={input}
        type="file"
        aria-label={t`Calendar file`}
        accept=".ics,text/calendar"
        hidden
        onChange={(event) => {
          choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </div>
  );
}

/** Imported calendars, whose events block working time. */
export function FeedsCard({ feeds }: { feeds: readonly CalendarFeed[] }) {
  const refresh = useRefreshFeed();
  const rename = useRenameFeed();
  const remove = useRemoveFeed();
  return (
    <SettingsCard
      title={t`Imported calendars`}
      lead={t`Their events take working time, and what lasts the whole day makes it a day off. Daymark keeps when you are busy, never with what or whom. An address is read again every ${CALENDAR_REFRESH_HOURS} hours.`}
    >
      <CardList id="feeds" label={t`Imported calendars`} rows={feeds} none={t`None yet.`}>
        {(feed) => (
          <FeedRow
            key={feed.id}
            feed={feed}
            onRename={(name) => rename.mutate({ feed, name })}
            onRefresh={() => refresh.mutate(feed)}
            onRemove={() => {
              remove.mutate(feed);
              focusSoon('#feeds');
            }}
          />
        )}
      </CardList>
      <FileChoice />
      <AddressForm />
    </SettingsCard>
  );
}
