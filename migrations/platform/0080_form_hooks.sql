-- Webhooks of forms: addresses of others that are told what happens to what a form was sent.
create table form_hook (
  guid uuid primary key,
  form_guid uuid not null references form (guid) on delete cascade,
  -- The host alone; the address may have a secret in it.
  place text not null,
  -- Address and secrets, closed with the secret of the installation.
  sealed text not null,
  events text[] not null,
  contents text not null check (contents in ('nothing', 'plain', 'all')),
  is_on boolean not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Since when nothing was accepted.
  failing_since timestamptz,
  -- Why it was switched off, when nobody did it.
  stopped text check (stopped in ('failing', 'gone')),
  -- While somebody sends what is due for it, nobody else does.
  busy_until timestamptz,
  -- After no answer at all it is left alone for a moment.
  rest_until timestamptz
);
create index form_hook_form on form_hook (form_guid);

-- What is to be told, written with what happened. It has no answers: these are read when it is sent.
create table form_hook_delivery (
  guid uuid primary key,
  hook_guid uuid not null references form_hook (guid) on delete cascade,
  event text not null,
  -- Without a reference: that a submission is gone is told too.
  submission_guid uuid,
  version integer,
  reference text not null default '',
  status text not null default '',
  happened_at timestamptz not null,
  state text not null check (state in ('waiting', 'delivered', 'given-up')),
  tries integer not null default 0,
  -- Tries since somebody last said to send it again: these count for how long it waits.
  tries_in_row integer not null default 0,
  due_at timestamptz,
  tried_at timestamptz,
  outcome text,
  status_code integer,
  answer text
);
create index form_hook_delivery_log on form_hook_delivery (hook_guid, happened_at desc, guid);
create index form_hook_delivery_due on form_hook_delivery (due_at) where state = 'waiting';
create index form_hook_delivery_old on form_hook_delivery (happened_at);

-- A token that reads what one form was sent, and nothing else.
alter table access_token
  add column form_guid uuid references form (guid) on delete cascade,
  drop constraint access_token_scope_check,
  add constraint access_token_scope_check check (scope in ('Read', 'Write', 'Form')),
  add constraint access_token_form_check check ((scope = 'Form') = (form_guid is not null));
create index access_token_form on access_token (form_guid) where form_guid is not null;
