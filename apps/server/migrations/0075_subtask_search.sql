-- The words of a text in small letters, in both spellings of its umlauts: "plätzchen" gives "platzchen" and "plaetzchen".
-- Most texts are ASCII, for which a simpler expression gives the same as search_words.
create function search_words_of_small(value text) returns text
language sql immutable strict parallel safe
return case
  when octet_length(value) = length(value) then ' ' || btrim(regexp_replace(value, '[^a-z0-9]+', ' ', 'g')) || ' '
  when value ~ '[äöü]' then search_words(value) || search_words(replace(replace(replace(value, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'))
  else search_words(value) end;

create function search_words_spelled(value text) returns text
language sql immutable strict parallel safe
return search_words_of_small(normalize(lower(value)));

-- For texts so long that a word of them may not fit into an index.
create function search_keys_cut(owner uuid, words text) returns tsvector
language sql immutable strict parallel safe
return array_to_tsvector(array(
  select right(owner::text, 6) || left(word, 60) from string_to_table(btrim(words), ' ') word
));

-- The keys under which these words are in the index: each begins with a part of the owner's id, so that the words of one
-- owner are beside each other and a beginning is not looked up among everybody's. The cost keeps the query planner from
-- computing them for all rows of an owner instead of using the index.
create function search_keys(owner uuid, words text) returns tsvector
language sql immutable strict parallel safe cost 1000
return case
  when octet_length(words) > 2000 then search_keys_cut(owner, words)
  else array_to_tsvector(string_to_array(
    right(owner::text, 6) || replace(btrim(words), ' ', ' ' || right(owner::text, 6)), ' ')) end;

-- What is searched of each subtask. Apart from the subtasks' own rows: those are written whenever a subtask moves.
create table subtask_search (
  user_id uuid not null,
  subtask_id uuid not null,
  words text not null,
  primary key (user_id, subtask_id)
);
select spread_by_user('subtask_search');

insert into subtask_search (user_id, subtask_id, words)
select user_id, id, search_words_spelled(title || ' ' || array_to_string(tags, ' ') || ' ' || description) from subtasks;

alter table subtask_search add foreign key (user_id, subtask_id) references subtasks (user_id, id) on delete cascade;
-- A list of entries yet to be sorted in would make every search read it.
create index subtask_search_keys on subtask_search using gin (search_keys(user_id, words)) with (fastupdate = off);
