-- Minutes of a single day that a person takes off; null if the days are off as a whole.
alter table days_off add column minutes_off smallint;
alter table days_off add constraint days_off_minutes_check
  check (minutes_off is null or minutes_off between 15 and 1440 and first_on = last_on);
