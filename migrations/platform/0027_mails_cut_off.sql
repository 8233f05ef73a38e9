-- Set while a mail is being handed to the mail server: a process that is killed then leaves it behind, and the mail may have left all the same.
alter table mail add column handed_over_at timestamptz;
alter table mail add column may_be_twice boolean not null default false;
