-- Whom an admin viewed the site as when they did it: the actor is the admin, and this says through whose eyes.
alter table audit_entry add column viewing_as text not null default '';
alter table audit_entry add column viewing_as_name text not null default '';
