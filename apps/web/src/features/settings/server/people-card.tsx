import type { Person } from '@daymark/contract/people';
import { SEARCH_DEBOUNCE_MILLISECONDS, SEARCH_MAX_LENGTH } from '@daymark/domain/limits';
import { plural, t } from '@daymark/words/t';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Ban, CircleCheck, Ellipsis, LogOut, Search, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { rich } from '../../../platform/rich.ts';
import { useDebounced } from '../../../platform/use-debounced.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { focusSoon } from '../../../ui/focus-soon.ts';
import { Input } from '../../../ui/input.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { shownInstant } from '../../../ui/shown-instant.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { type AskedOfPerson, PersonQuestion } from './person-question.tsx';
import { type PersonAction, peopleQuery, usePersonAction } from './use-people.ts';

type RowProps = { person: Person; onAct: (action: PersonAction) => void };

const PersonActions = ({ person, onAct }: RowProps) => (
  <Menu
    align="end"
    trigger={
      <button
        type="button"
        aria-label={t`Actions for ${`${person.firstname} ${person.lastname}`}`}
        className="grid size-9 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-well hover:text-ink pointer-coarse:size-11"
      >
        <Ellipsis className="size-5" aria-hidden="true" />
      </button>
    }
    items={[
      { label: t`Sign out everywhere`, icon: LogOut, onSelect: () => onAct('sign-out') },
      person.disabledAt === null
        ? { label: t`Disable account`, icon: Ban, onSelect: () => onAct('disable') }
        : { label: t`Enable account`, icon: CircleCheck, onSelect: () => onAct('enable') },
      'separator',
      { label: t`Delete account`, icon: Trash2, variant: 'danger', onSelect: () => onAct('delete') },
    ]}
  />
);

const PersonRow = ({ person, onAct }: RowProps) => (
  <li className="flex items-start justify-between gap-x-4 border-t border-line py-3 first:border-t-0 first:pt-0">
    <div className="grid min-w-0 flex-1 gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        <span className="min-w-0 wrap-anywhere">{`${person.firstname} ${person.lastname}`}</span>
        {person.isOwner && <Badge tone="done">{t`Owner`}</Badge>}
        {person.disabledAt !== null && <Badge tone="signal">{t`Disabled`}</Badge>}
        {!person.emailVerified && <Badge>{t`Address not verified`}</Badge>}
      </p>
      <p className="text-sm text-ink-soft wrap-anywhere">{person.email}</p>
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
        <span>{person.seenAt ? rich`Last seen ${shownInstant(person.seenAt)}` : t`Never signed in`}</span>
        <span>{t`${plural(person.projects, '# project', '# projects')}`}</span>
      </p>
    </div>
    {!person.isOwner && <PersonActions person={person} onAct={onAct} />}
  </li>
);

type SearchFieldProps = { typed: string; onType: (typed: string) => void };

const SearchField = ({ typed, onType }: SearchFieldProps) => (
  <Field label={t`Search by name or email`} labelHidden className="relative max-w-sm">
    <Search
      className="pointer-events-none absolute top-3 left-3 size-4 text-ink-soft pointer-coarse:top-3.5"
      aria-hidden="true"
    />
    <Input
      type="search"
      value={typed}
      maxLength={SEARCH_MAX_LENGTH}
      autoComplete="off"
      enterKeyHint="search"
      placeholder={t`Search by name or email`}
      onChange={(event) => onType(event.target.value)}
      className="h-10 pl-9 pointer-coarse:h-11"
    />
  </Field>
);

/** Of fewer people all are seen at a glance. */
const SEARCHED_FROM = 8;

/** Who has an account. */
export function PeopleCard() {
  const [typed, setTyped] = useState('');
  const query = useDebounced(typed.trim(), SEARCH_DEBOUNCE_MILLISECONDS);
  const people = useInfiniteQuery(peopleQuery(query));
  const total = people.data?.pages[0]?.total ?? 0;
  // It stays until the list of all is back, so that whoever empties it can go on typing.
  const canSearch = typed !== '' || query !== '' || people.isPlaceholderData || total >= SEARCHED_FROM;
  const act = usePersonAction();
  const [asked, setAsked] = useState<AskedOfPerson>();
  return (
    <SettingsCard
      title={t`People`}
      lead={t`Everybody who has an account. You see nothing of what they write.`}
    >
      {canSearch && <SearchField typed={typed} onType={setTyped} />}
      <Loaded query={people} failed={t`Failed to load the people`}>
        {({ pages }) => (
          <div id="people" tabIndex={-1} className="grid gap-4 outline-none">
            <p role="status" className="text-sm text-ink-soft empty:hidden">
              {total === 0 && t`Nobody has this name or email.`}
            </p>
            <ul aria-label={t`People`} className="empty:hidden">
              {pages
                .flatMap(({ data }) => data)
                .map((person) => (
                  <PersonRow
                    key={person.id}
                    person={person}
                    onAct={(action) => setAsked({ action, person })}
                  />
                ))}
            </ul>
            {people.hasNextPage && (
              <Button
                busy={people.isFetchingNextPage}
                onClick={() => void people.fetchNextPage()}
                className="justify-self-start"
              >
                {t`Show more`}
              </Button>
            )}
          </div>
        )}
      </Loaded>
      <PersonQuestion
        asked={asked}
        onClose={() => setAsked(undefined)}
        onConfirm={(what) => {
          setAsked(undefined);
          act.mutate(what);
          focusSoon('#people');
        }}
      />
    </SettingsCard>
  );
}
