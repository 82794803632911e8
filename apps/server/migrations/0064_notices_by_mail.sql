-- Which notices come by mail. Without one they come only to the devices that were chosen for them.
alter table reminder_settings add column mail_kinds text[] not null default '{digest,reminders}';
