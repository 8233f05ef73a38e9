-- How many people there are, and how many have a role, is counted once and kept until it changes: counting twenty thousand
-- at each look at a list of people costs more than the list itself.
create or replace trigger changed_rights after insert or update or delete on user_role
  execute function tell_change('viewers', 'members-of-roles');
create trigger changed_number after insert or delete on "user"
  execute function tell_change('number-of-people');
