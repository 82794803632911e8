-- The language of the interface and of mails. Null: that of the locale.
alter table users add column language text;
