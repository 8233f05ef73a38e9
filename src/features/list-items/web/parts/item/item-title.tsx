import { TitleLink } from '#platform/web/content/title-link.tsx';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import type { ListItem } from '../../../contract/list-item.ts';

export interface ItemTitleProps {
  item: ListItem;
  level: number;
}

export function ItemTitle({ item: { title, titleLang, path }, level }: ItemTitleProps) {
  return (
    <TitleLink level={level} href={path ?? undefined} lang={titleLang}>
      {title}
    </TitleLink>
  );
}

export function ItemLink({ item }: { item: ListItem }) {
  if (item.path === null) return <span {...inLanguage(item.titleLang)}>{item.title}</span>;
  return (
    <a href={item.path} {...inLanguage(item.titleLang)}>
      {item.title}
    </a>
  );
}
