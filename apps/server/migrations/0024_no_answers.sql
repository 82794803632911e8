-- Nothing was ever kept in it: a plan's questions are answered in the brief, where the planner reads them.
alter table projects drop column answers;
