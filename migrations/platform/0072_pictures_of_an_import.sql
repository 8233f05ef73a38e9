-- Pictures that were sent along with an import, in an archive: where each lies until it is taken in.
create table import_picture (
  import_id uuid not null references site_import (id) on delete cascade,
  source_id text not null,
  storage_key text not null,
  primary key (import_id, source_id)
);
