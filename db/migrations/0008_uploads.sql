-- Pictures that people send: one row from the form that was issued until the picture is removed.

create table upload (
  key text primary key,
  -- Stays when the account goes, so that its files are found and removed.
  user_id text references "user" (id) on delete set null,
  purpose text not null check (purpose in ('avatar', 'thumbnail')),
  content_type text not null check (content_type in ('image/jpeg', 'image/png', 'image/webp', 'image/avif')),
  -- As declared: more than that is not taken.
  size integer not null check (size between 1 and 8388608),
  -- What to keep of it, as fractions; without, the middle.
  crop_x double precision check (crop_x between 0 and 1),
  crop_y double precision check (crop_y between 0 and 1),
  crop_size double precision check (crop_size > 0 and crop_size <= 1),
  state text not null default 'issued' check (state in ('issued', 'received', 'stored', 'used', 'refused')),
  public_url text not null unique,
  width integer check (width > 0),
  height integer check (height > 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- When its state last changed, or a profile let go of it.
  touched_at timestamptz not null default now(),
  check (num_nulls(crop_x, crop_y, crop_size) in (0, 3)),
  check ((state in ('stored', 'used')) = (width is not null and height is not null))
);
create index upload_touched on upload (touched_at);
create index upload_of_user on upload (user_id) where user_id is not null;
