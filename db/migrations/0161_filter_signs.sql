-- Why the filter held a message, as codes; until now only as an English sentence. Nodes of the release before write the
-- sentence alone: of their messages, the codes are read from it.
alter table message add column filter_signs text[] not null default '{}';
update message set filter_signs = coalesce(nullif(array_remove(array[
    case when filter_reason ilike '%little more than links%' then 'only_links' end,
    case when filter_reason ilike '%hidden characters%' then 'hidden_characters' end,
    case when filter_reason ilike '%same text went to 8 other experts%' then 'same_text_to_many' end,
    case when filter_reason ilike '%link in its subject%' then 'link_in_subject' end,
    case when filter_reason ilike '%more than 3 links%' then 'many_links' end,
    case when filter_reason ilike '%as web pages write them%' then 'markup' end,
    case when filter_reason ilike '%same text went to several%' then 'same_text_to_several' end
  ], null), '{}'), '{other}')
  where filter_reason is not null;
