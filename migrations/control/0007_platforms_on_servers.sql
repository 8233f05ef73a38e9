-- On which database server the tables of a platform are, by its name in the settings (`main` is DATABASE_URL), and while it
-- moves where to. Never an address: those hold passwords.
alter table platform
  add column server text not null default 'main',
  add column moving_to text,
  add column moving_since timestamptz,
  add constraint platform_moves_whole check ((moving_to is null) = (moving_since is null));
-- Which of them a process knows the way to: a platform goes to none that some process cannot find it on.
alter table process add column servers text[] not null default '{main}';
