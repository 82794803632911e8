create table chats (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  title text not null,
  created_at timestamptz not null,
  -- Moves with every message: the last used stands first.
  updated_at timestamptz not null,
  deleted_at timestamptz,
  -- Who is writing an answer into it, and until when that is believed: one answer at a time, on whatever node.
  answering_claim uuid,
  answering_until timestamptz,
  primary key (user_id, id)
);
create index chats_last_used on chats (user_id, updated_at desc, id) where deleted_at is null;

-- A conversation is read along the positions: ids of one millisecond are in no order.
create table chat_messages (
  user_id uuid not null,
  chat_id uuid not null,
  id uuid not null,
  position integer not null,
  sender text not null check (sender in ('user', 'assistant')),
  content text not null,
  engine text,
  is_stopped boolean not null default false,
  created_at timestamptz not null,
  primary key (user_id, chat_id, id),
  unique (user_id, chat_id, position),
  foreign key (user_id, chat_id) references chats (user_id, id) on delete cascade
);

-- What the assistant offered to do. An action is carried out in the transaction that moves its status from open.
create table chat_proposals (
  user_id uuid not null,
  chat_id uuid not null,
  message_id uuid not null,
  id uuid not null,
  position integer not null,
  action json not null,
  -- The version of what it changes, as it was when its effect was told; null where nothing is changed.
  target_version integer,
  effect text not null,
  status text not null default 'open' check (status in ('open', 'accepted', 'dismissed')),
  result json,
  decided_at timestamptz,
  primary key (user_id, id),
  foreign key (user_id, chat_id, message_id) references chat_messages (user_id, chat_id, id) on delete cascade
);
create index chat_proposals_of_message on chat_proposals (user_id, chat_id, message_id, position);

-- Requests to a language model that count against the day's limit; the day is the user's own. A failed one is given back.
create table ai_allowances (
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  used integer not null check (used >= 0),
  primary key (user_id, day)
);

-- What was asked of an engine, and what it took. Never what was said.
create table ai_requests (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('chat', 'breakdown', 'extraction')),
  engine text not null,
  outcome text not null,
  input_tokens integer,
  output_tokens integer,
  milliseconds integer not null,
  created_at timestamptz not null,
  primary key (user_id, id)
);
