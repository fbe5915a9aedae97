-- Words of new experts waited in the index's pending list, which every search for similar ones had to read as a whole,
-- so that comparing all words was no slower.
alter index search_word_similar set (fastupdate = off);
select gin_clean_pending_list('search_word_similar');
