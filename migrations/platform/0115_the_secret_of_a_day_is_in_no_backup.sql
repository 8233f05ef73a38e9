-- What is not logged is in no backup and on no other server: the secret of a day is thrown away at night, and nobody who
-- keeps a backup of that day has it. After a crash there is another one, and who comes back is a new visitor.
alter table statistic_salt set unlogged;
