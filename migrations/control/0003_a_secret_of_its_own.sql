-- What a platform's secrets are encrypted and its sessions signed with, encrypted by the installation's own key: it moves
-- with the platform, and the key of the installation does not. Without one it is the installation's, as it was before.
alter table platform add column sealed_secret text;
