-- Offers for projects. What was sent is never changed: a later version replaces it.
create table quotes (
  user_id uuid not null,
  id uuid not null,
  project_id uuid not null,
  -- Counted in the project from 1.
  number integer not null,
  state text not null check (state in ('draft', 'sent', 'replaced', 'accepted', 'declined')),
  valid_until date not null,
  -- All that the client reads, as it was when the quote was last made from the plan.
  content jsonb not null,
  -- The name that was typed with the answer.
  answered_by text,
  version integer not null default 1,
  created_at timestamptz not null,
  sent_at timestamptz,
  answered_at timestamptz,
  primary key (user_id, id)
);
select spread_by_user('quotes');
alter table quotes add foreign key (user_id) references users (id) on delete cascade;
alter table quotes add foreign key (user_id, project_id) references projects (user_id, id) on delete cascade;
create unique index quote_numbers on quotes (user_id, project_id, number);
create unique index quote_drafts on quotes (user_id, project_id) where state = 'draft';
