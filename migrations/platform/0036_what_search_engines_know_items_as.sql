-- What search engines know items of a type as (schema.org). Types that admins made say nothing until someone chooses.
alter table item_type add column schema_type text not null default 'None';
update item_type set schema_type = case name
  when 'News' then 'NewsArticle'
  when 'Event' then 'Event'
  when 'Article' then 'Article'
  when 'Vacancy' then 'JobPosting'
  when 'FAQ' then 'FAQPage'
  else 'None'
end where is_built_in;
