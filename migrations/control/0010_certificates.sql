-- What the certificate of each host name said when it was asked last. Of a name that did not answer it stays what it was.
create table certificate (
  host text primary key,
  platform_id uuid not null references platform (id) on delete cascade,
  asked_at timestamptz not null,
  valid_until timestamptz,
  fault text check (fault in ('untrusted', 'unreachable'))
);
create index certificate_platform on certificate (platform_id);
