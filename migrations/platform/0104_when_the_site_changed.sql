-- What changed last, of any of it, without looking at all there is.
create index page_past_to on page_past (past_to);
create index menu_item_past_to on menu_item_past (past_to);
create index setting_past_to on setting_past (past_to);
create index item_past_to on item_past (past_to);
create index item_current_since on item (current_since);
