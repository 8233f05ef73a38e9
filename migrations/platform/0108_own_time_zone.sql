-- Whose clocks the hours of somebody's mail are of; null for those of the platform.
alter table notice_hours add column time_zone text;
