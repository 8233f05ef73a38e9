-- What went wrong as a code with its values, to be said in the reader's language; null in lines from before. What stands in
-- failure and trial_failure is what a terminal says.
alter table backup
  add column failure_reason jsonb,
  add column trial_failure_reason jsonb;
