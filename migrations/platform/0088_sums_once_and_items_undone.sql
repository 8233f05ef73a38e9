-- Sums against robots that were used (docs/decisions/0134): each is for one sending, in whichever process it arrives.
create table used_challenge (
  -- Of the signature of its token.
  mark uuid primary key,
  -- Who used it: a second press of the same sender is no second use.
  holder uuid not null,
  used_at timestamptz not null
);
create index used_challenge_used_at on used_challenge (used_at);

-- An item of a submission that was taken back at once: from the trash it comes back as what it was made of.
alter table submission_item add column undone_at timestamptz;

-- What the submissions of a form were sent for, for its inbox.
create index form_submission_sent_for on form_submission (form_guid, item_guid, sent_at) where item_guid is not null;
