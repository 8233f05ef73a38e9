-- Of a mail that proves an address to follow something: what that is called, for its words.
alter table mail_proof add column follows text;
