-- A sentence that names the events of a calendar that repeat too often to be followed.
alter table calendar_feeds add column unread_note text;
