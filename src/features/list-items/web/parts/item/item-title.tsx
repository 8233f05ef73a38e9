import { TitleLink } from '#platform/web/content/title-link.tsx';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import type { ListItem } from '../../../contract/list-item.ts';
import { itemFile } from './item-file.ts';
import styles from './item-title.module.css';

export interface ItemTitleProps {
  item: ListItem;
  level: number;
}

export function ItemTitle({ item, level }: ItemTitleProps) {
  const { title, titleLang, path } = item;
  const file = itemFile(item, useLanguage());
  if (file === undefined) {
    return (
      <TitleLink level={level} href={path ?? undefined} lang={titleLang}>
        {title}
      </TitleLink>
    );
  }
  return (
    <TitleLink level={level} href={file.href}>
      <FileWords item={item} facts={file.facts} />
    </TitleLink>
  );
}

export function ItemLink({ item }: { item: ListItem }) {
  const file = itemFile(item, useLanguage());
  if (file !== undefined) {
    return (
      <a href={file.href}>
        <FileWords item={item} facts={file.facts} />
      </a>
    );
  }
  if (item.path === null) return <span {...inLanguage(item.titleLang)}>{item.title}</span>;
  return (
    <a href={item.path} {...inLanguage(item.titleLang)}>
      {item.title}
    </a>
  );
}

/** Its kind and size are in the link, in the language of the page. */
function FileWords({ item: { title, titleLang }, facts }: { item: ListItem; facts: string }) {
  return (
    <>
      <span {...inLanguage(titleLang)}>{title}</span>
      {facts !== '' && <span className={styles.facts}> ({facts})</span>}
    </>
  );
}
