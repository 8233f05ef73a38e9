-- What the outbox shows of a mail: its words with every link and code masked. The mail itself goes when it is sent.
alter table mail add column shown_text text not null default '';
-- The links and codes of a mail that is still to be sent, so that what a mail server answers can be shown without them.
alter table mail add column secrets text[] not null default '{}';
