-- Which session of ours goes with which session of a provider, so that the two can end together.
create table sso_session (
  id uuid primary key default gen_random_uuid(),
  -- Null until the second step is taken; until then it belongs to the sign-in that waits for it.
  session_id text unique references session (id) on delete cascade,
  waiting_sign_in text unique,
  user_id text not null references "user" (id) on delete cascade,
  provider_id uuid not null references sso_provider (id) on delete cascade,
  -- Who the provider says that it is: the NameID of SAML, the subject of OpenID.
  subject text not null,
  name_id jsonb,
  -- The provider's own session, when it told.
  provider_session text,
  -- What OpenID wants to see again when someone signs out; encrypted with the platform's key.
  encrypted_id_token text,
  created_at timestamptz not null default now(),
  check ((session_id is null) <> (waiting_sign_in is null))
);
create index sso_session_subject on sso_session (provider_id, subject);
create index sso_session_provider_session on sso_session (provider_id, provider_session);
create index sso_session_user_id on sso_session (user_id);
