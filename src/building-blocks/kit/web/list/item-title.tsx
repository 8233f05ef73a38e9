import type { ListItem } from '#features/list-items/contract/list-item.ts';
import { TitleLink } from '../title-link.tsx';

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
