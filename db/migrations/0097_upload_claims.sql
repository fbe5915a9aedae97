-- Who processes an upload: after a claim was taken over, the process that lost it changes nothing any more.
alter table upload add column claim uuid;
