-- How many experts each city of a country lists is read from the index alone: the rows hold every count of their pages.
create unique index listing_tally_page on listing_tally (skill, country_code, city_slug) include (experts);
alter table listing_tally drop constraint listing_tally_pkey, add primary key using index listing_tally_page;
