-- Since when this tab has the options of the block open: who was first has them, and others can take them over.
alter table page_presence add column options_since timestamptz;
