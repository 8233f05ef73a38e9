import type { ListItem } from '#features/list-items/contract/list-item.ts';
import { Heading } from '#platform/web/ui/heading/heading.tsx';
import styles from './item-title.module.css';

export interface ItemTitleProps {
  item: ListItem;
  level: number;
}

/** The title is the link, and the link is as large as what holds it. */
export function ItemTitle({ item, level }: ItemTitleProps) {
  return (
    <Heading level={level} className={styles.title}>
      <ItemLink item={item} className={styles.link} />
    </Heading>
  );
}

export function ItemLink({ item, className }: { item: ListItem; className?: string | undefined }) {
  if (item.path === null) return <span lang={item.titleLang}>{item.title}</span>;
  return (
    <a href={item.path} lang={item.titleLang} className={className}>
      {item.title}
    </a>
  );
}
