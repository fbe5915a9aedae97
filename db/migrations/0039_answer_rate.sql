-- The share of messages that an expert answers in time: silence counts as well as speed.
alter table profile add column answer_rate real check (answer_rate between 0 and 1);

-- As in 0014 and 0018, with the new column: pages and cards show it.
drop trigger tell_profile_changed on profile;
create trigger tell_profile_changed after update on profile
  for each row when (
    (old.slug, old.owner_user_id, old.owner_workspace_id, old.name, old.title, old.employer, old.business_type,
     old.about, old.city, old.country, old.city_slug, old.country_code, old.languages, old.skills, old.services_offered,
     old.project_minimum_amount, old.project_minimum_currency, old.availability_status, old.availability_from,
     old.availability_confirmed_at, old.profile_img, old.website, old.visibility, old.expert_status, old.activated_at,
     old.wants_hirable, old.response_time_hours, old.answer_rate)
    is distinct from
    (new.slug, new.owner_user_id, new.owner_workspace_id, new.name, new.title, new.employer, new.business_type,
     new.about, new.city, new.country, new.city_slug, new.country_code, new.languages, new.skills, new.services_offered,
     new.project_minimum_amount, new.project_minimum_currency, new.availability_status, new.availability_from,
     new.availability_confirmed_at, new.profile_img, new.website, new.visibility, new.expert_status, new.activated_at,
     new.wants_hirable, new.response_time_hours, new.answer_rate))
  execute function tell_profile_change();

drop trigger touch_card on profile;
create trigger touch_card before update on profile
  for each row when (
    (old.slug, old.name, old.title, old.owner_user_id, old.profile_img, old.city, old.country, old.availability_status,
     old.availability_from, old.availability_confirmed_at, old.project_minimum_amount, old.project_minimum_currency,
     old.response_time_hours, old.answer_rate, old.num_followers)
    is distinct from
    (new.slug, new.name, new.title, new.owner_user_id, new.profile_img, new.city, new.country, new.availability_status,
     new.availability_from, new.availability_confirmed_at, new.project_minimum_amount, new.project_minimum_currency,
     new.response_time_hours, new.answer_rate, new.num_followers))
  execute function touch_card();

-- Figures are of the conversations that began in a span, answered or not: no longer of the answers given in it.
drop index message_replied;
create index message_delivered on message (delivered_at) where delivered_at is not null;

update profile set answer_rate = (floor(counted.answered * 100 / counted.conversations) / 100)::real
from (
  select profile_id, count(*)::numeric as conversations,
    count(*) filter (where replied_at <= delivered_at + interval '3 days')::numeric as answered
  from message
  where status = 'sent' and filter_reason is null and profile_id is not null
    and (report_side is distinct from 'owner' or report_outcome is distinct from 'acted')
    and delivered_at > now() - interval '90 days'
    and (replied_at is not null or delivered_at <= now() - interval '3 days')
  group by profile_id having count(*) >= 5
) as counted
where profile.id = counted.profile_id;
