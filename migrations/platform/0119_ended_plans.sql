-- The plan that ended when the page was published or taken off, with who made it and with which right: so that whoever
-- takes that back gives the plan back to who planned it. None while something was planned since.
alter table page add column ended_plan jsonb;
