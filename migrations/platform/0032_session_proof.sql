-- When the holder of a session last showed again that they own the account; changes of how they sign in ask for it.
alter table session add column proven_at timestamptz;
