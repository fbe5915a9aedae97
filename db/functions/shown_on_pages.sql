-- version 1
-- What pages show of a profile. Not counters, inputs and results of the ranking (an edit that begins or ends being new
-- is shown itself), data for later, and what only the owner sees.
create or replace function shown_on_pages(profile) returns jsonb language sql stable as $$
  select to_jsonb($1) - '{id,num_followers,num_likes,num_views,card_version,version,last_editor_id,last_editor_since,
    created_at,updated_at,ranking_score,ranking_version,new_until,inquiry_email_address,inquiry_email_verified_at,
    availability_changed_at}'::text[]
$$;
