import { TitleLink } from '#platform/web/content/title-link.tsx';
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
  if (item.path === null) return <span lang={item.titleLang}>{item.title}</span>;
  return (
    <a href={item.path} lang={item.titleLang}>
      {item.title}
    </a>
  );
}
