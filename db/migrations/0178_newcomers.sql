-- When an account or a workspace first had a listed profile, and which one. Rows outlive the profile and the account, so
-- a profile that is created again is not new again. `owner` is `account ID` or `workspace ID`.
create table first_listing (
  owner text primary key,
  profile_id text not null,
  listed_at timestamptz not null
);
create index first_listing_of_profile on first_listing (profile_id);

-- Under which keys the owners of a profile are remembered: its workspace, and every account that owns it or the
-- workspace, by its own id and by that of the site builder. An account whose id somebody else has there goes by `~` and
-- its id alone (0084_host_ids.sql).
create view profile_owner_key as
  select id as profile_id, 'workspace ' || owner_workspace_id as owner from profile where owner_workspace_id is not null
  union all
  select owned.profile_id, 'account ' || account_id
    from (
      select id as profile_id, owner_user_id as user_id from profile
      union all
      select profile.id, member.user_id
        from profile
        join workspace_member as member on member.workspace_id = profile.owner_workspace_id and member.role = 'owner'
    ) as owned
    join "user" on "user".id = owned.user_id
    cross join lateral unnest(
      case when host_id is null then array["user".id] when host_id like '~%' then array[host_id]
        else array["user".id, host_id] end
    ) as account_id;

-- An account that is joined with one at the site builder is remembered by that id, too: it may be deleted here, and
-- created again from there.
create function remember_joined_account() returns trigger language plpgsql as $$
begin
  insert into first_listing (owner, profile_id, listed_at)
    select 'account ' || new.host_id, profile_id, listed_at from first_listing
      where owner in ('account ' || new.id, 'account ' || old.host_id)
      order by listed_at limit 1
    on conflict do nothing;
  return null;
end $$;
create trigger remember_joined_account after update of host_id on "user"
  for each row when (new.host_id is not null and new.host_id is distinct from old.host_id)
  execute function remember_joined_account();

insert into first_listing (owner, profile_id, listed_at)
  select distinct on (owner) owner, profile.id, profile.activated_at
    from profile join profile_owner_key on profile_owner_key.profile_id = profile.id
    where profile.activated_at is not null
    order by owner, profile.activated_at, profile.id;

-- The day from which on the expert is no longer new; null for those who are not listed, not complete, or not new.
alter table profile add column new_until date;

-- The newcomers of each list in the order of a day, for the places that its first page has for them; a job writes them
-- once a day. `''` stands for no country and no city. A turn ends with its listing; those who have moved, or are no longer
-- new, are skipped.
create table newcomer_turn (
  skill text not null,
  country_code text not null,
  city_slug text not null,
  turn smallint not null,
  profile_id text not null,
  day date not null,
  primary key (skill, country_code, city_slug, turn),
  foreign key (profile_id, skill) references listing (profile_id, skill) on delete cascade
);
create index newcomer_turn_of_listing on newcomer_turn (profile_id, skill);

-- The next start refreshes the listings of those who may be new.
update profile set ranking_version = 0 where activated_at > now() - interval '61 days';
delete from ranking_rules;
