-- Who is carrying a proposal out, and until when that is believed: what is planned takes its time and counts for the day.
alter table chat_proposals add column carrying_claim uuid;
alter table chat_proposals add column carrying_until timestamptz;
