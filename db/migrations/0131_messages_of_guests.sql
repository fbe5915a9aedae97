-- no transaction
-- A guest's requests, by the address that they wrote from.
create index concurrently message_of_guest on message (guest_email, last_at desc, id desc) where guest_email is not null;
