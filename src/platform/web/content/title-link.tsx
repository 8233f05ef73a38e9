import type { ReactNode } from 'react';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { Heading } from '#platform/web/ui/heading/heading.tsx';
import { linkRel } from '#platform/web/ui/link/link-rel.ts';
import styles from './title-link.module.css';

interface TitleLinkProps {
  level: number;
  /** Without one it is a title and no more. */
  href: string | undefined;
  lang?: string | undefined;
  children: ReactNode;
}

/** The title is the link, and the link is as large as the nearest that is positioned around it. */
export function TitleLink({ level, href, lang, children }: TitleLinkProps) {
  return (
    <Heading level={level} className={styles.title}>
      {href === undefined ? (
        <span {...inLanguage(lang)}>{children}</span>
      ) : (
        <a href={href} rel={linkRel(href)} {...inLanguage(lang)} className={styles.link}>
          {children}
        </a>
      )}
    </Heading>
  );
}
