-- Files that were sent along leave with the table, as one zip.
alter table submission_export add column with_files boolean not null default false;
