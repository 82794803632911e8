-- The words of a text, each once folded: compatibility forms and accents gone, in lower case, between single spaces, one
-- at each end. Scripts that write without spaces count letter by letter. The ranges stand by number, since what a
-- database takes for a letter depends on how it was made; no letter and no digit is lost (a test holds that).
create function search_words(value text) returns text
language sql immutable strict parallel safe
return ' ' || btrim(regexp_replace(
  regexp_replace(
    regexp_replace(
      replace(replace(replace(translate(lower(normalize(value, NFKD)), 'øłđħŧıςð', 'oldhtiσd'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
      '[\u00ad\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u2060\ufe00-\ufe0f\ufe20-\ufe2f\ufeff]+',
      '', 'g'),
    '([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff])',
    ' \1 ', 'g'),
  '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u055a-\u055f\u0589\u058a\u05be\u05c0\u05c3\u05c6\u05f3\u05f4\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965\u0f08-\u0f14\u1361-\u1368\u1680\u1800-\u1805\u2000-\u206f\u20a0-\u20cf\u2190-\u245f\u2500-\u2775\u2794-\u2bff\u2e00-\u2e2e\u2e30-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u303d-\u303f\u30fb\ufe10-\ufe1f\ufe30-\ufe6f\ufffc\ufffd\U0001f000-\U0001f0ff\U0001f10d-\U0001faff]+',
  ' ', 'g')) || ' ';

-- What is searched of each project. Apart from the projects' own rows: those are written whenever a subtask moves, and
-- must stay small and free of costly indexes.
create table project_search (
  user_id uuid not null,
  project_id uuid not null,
  name text not null,
  -- Category and tags.
  labels text not null,
  description text not null,
  primary key (user_id, project_id),
  foreign key (user_id, project_id) references projects (user_id, id) on delete cascade
);

insert into project_search (user_id, project_id, name, labels, description)
select user_id, id, search_words(name), search_words(category || ' ' || array_to_string(tags, ' ')), search_words(description)
from projects;

-- A search finds the same without this index, only slower, so a database where the extensions are not to be had can do
-- without: they need the right to create in the database, and PostgreSQL's contrib modules.
do $$
begin
  create extension if not exists pg_trgm;
  create extension if not exists btree_gin;
  -- A list of entries yet to be sorted in would make every search read it.
  create index project_search_words on project_search
    using gin (user_id, (name || labels || description) gin_trgm_ops) with (fastupdate = off);
exception when insufficient_privilege or feature_not_supported or undefined_file or undefined_object then
  raise notice 'Searching goes without an index, since pg_trgm and btree_gin are not to be had here: %', sqlerrm;
end $$;

-- The order in which people expect to find names: A beside a and ä, 2 before 10. By letters alone where PostgreSQL was
-- built without ICU.
do $$
begin
  create collation people (provider = icu, locale = 'und-u-kn-true');
exception when feature_not_supported or invalid_parameter_value or undefined_object then
  create collation people from "C";
end $$;
