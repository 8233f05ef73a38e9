-- Sums of days tell the hours too, and points as areas, so that no dashboard reads every submission for them. What was
-- summed up before has neither: it is made anew at the next look, or within the hour.
truncate form_day_sum, form_version_sum;
alter table form_day_sum
  -- At which hour of which day of the week, on the calendar of form_version_sum.zone: { "isodow.hour": number }.
  add column hours jsonb not null;
