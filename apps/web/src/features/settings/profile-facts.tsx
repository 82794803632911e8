import type { User } from '@daymark/contract/users';
import { t } from '@daymark/words/t';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay } from '../../platform/format.ts';
import { dayIn } from '../../platform/today.ts';
import { offsetIn, timezoneLabel } from './timezone-options.ts';

type FactProps = { name: string; wide?: boolean; children: ReactNode };

const Fact = ({ name, wide = false, children }: FactProps) => (
  <div className={wide ? 'sm:col-span-2' : undefined}>
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className="mt-0.5 wrap-anywhere whitespace-pre-line">
      {children || <span className="text-ink-soft">{t`Not set`}</span>}
    </dd>
  </div>
);

/** View mode. */
export const ProfileFacts = ({ user }: { user: User }) => (
  <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
    <Fact name={t`First name`}>{user.firstname}</Fact>
    <Fact name={t`Last name`}>{user.lastname}</Fact>
    <Fact name={t`Email`} wide>
      {user.email}
      {user.emailVerified && (
        <span className="ml-3 inline-flex items-center gap-1 text-sm text-done">
          <BadgeCheck className="size-4" aria-hidden="true" />
          {t`Verified`}
        </span>
      )}
    </Fact>
    <Fact name={t`Phone number`}>{user.phoneNumber}</Fact>
    <Fact name={t`Location`}>{user.location}</Fact>
    <Fact name={t`Time zone`}>
      {timezoneLabel(user.timezone)}
      <span className="ml-3 text-sm text-ink-soft">{offsetIn(user.timezone)}</span>
    </Fact>
    <Fact name={t`Member since`}>
      <time dateTime={user.createdAt}>
        {formatDay(dayIn(user.timezone, new Date(user.createdAt)), 'dated')}
      </time>
    </Fact>
    <Fact name={t`Bio`} wide>
      {user.bio}
    </Fact>
  </dl>
);
