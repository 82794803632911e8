-- What of an address's or a network's events a limit looks at, in their order. A function, since no subquery may stand in
-- an insert that a cluster carries out; it must give the same on every node.
create function events_since(events timestamptz[], since timestamptz) returns timestamptz[]
language sql immutable strict parallel safe
return array(select event from unnest(events) event where event > since order by event);
