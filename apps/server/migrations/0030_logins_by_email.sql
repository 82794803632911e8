-- Logins are spread over the nodes of a cluster by their address: nothing else of theirs can be unique there. That a
-- person has one follows from the address, which never changes.
alter table logins drop constraint logins_user_id_key;
