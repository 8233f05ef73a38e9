-- What who published a version said of it: "Planning bijgewerkt na de raad."
alter table page_version add column note text;
