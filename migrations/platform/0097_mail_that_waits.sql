-- Asked for each time that the figures of a machine are read.
create index mail_waiting on mail (created_at) where state = 'Waiting';
