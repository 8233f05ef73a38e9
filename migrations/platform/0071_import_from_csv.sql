-- A file with columns is kept row by row until it is decided what its columns mean: the entries are worked out from the
-- rows, and anew when somebody says that a column means something else.
create table import_row (
  import_id uuid not null references site_import (id) on delete cascade,
  line integer not null,
  cells jsonb not null,
  primary key (import_id, line)
);

-- A row that cannot be taken in as it is says so, and is never made.
alter table import_entry drop constraint import_entry_state_check;
alter table import_entry
  add constraint import_entry_state_check check (state in ('Waiting', 'Made', 'Failed', 'Undone', 'Wrong'));

-- Work that was given up for good, and why.
alter table site_import drop constraint site_import_state_check;
alter table site_import
  add constraint site_import_state_check
    check (state in ('Reading', 'Read', 'Running', 'Stopped', 'Done', 'Undoing', 'Undone', 'Failed'));
alter table site_import add column reason text;
