-- When within the working hours of a day a calendar is busy, in minutes since they begin (from, to, from, to): so that what two
-- calendars hold at once counts once. Null until the calendar is read again.
alter table busy_days add column stretches smallint[];
