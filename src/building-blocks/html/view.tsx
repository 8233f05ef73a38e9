import { createElement, Fragment, type ReactNode } from 'react';
import { innerLevel } from '#features/pages/web/parts/inner-level.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { Heading } from '#platform/web/ui/heading/heading.tsx';
import { linkRel } from '#platform/web/ui/link/link-rel.ts';
import { withKeys } from '#platform/web/with-keys.ts';
import type { BlockViewProps } from '../kit/web/block-view.ts';
import type { MarkupDocument, MarkupElement, MarkupNode } from './contract/markup.ts';
import type definition from './definition.ts';
import styles from './view.module.css';

/** The tree as elements. It was made on the server, of the elements and attributes on the list and of no others. */
export default function HtmlView({ block, options }: BlockViewProps<typeof definition>) {
  const { value, lang } = options.markup as { value: MarkupDocument | ''; lang?: string };
  if (value === '') return null;
  const written = [...headingsOf(value.content)].sort();
  return (
    <div className={styles.html} {...inLanguage(lang)}>
      {draw(value.content, (tag) => innerLevel(block) + written.indexOf(tag))}
    </div>
  );
}

type LevelOf = (tag: string) => number;

const isHeading = (tag: string) => /^h[2-4]$/.test(tag);

/** The kinds of headings in it: they nest beneath the block's own, whatever they were called. */
const headingsOf = (nodes: readonly MarkupNode[]): Set<string> =>
  new Set(
    nodes.flatMap((node) =>
      'text' in node ? [] : [...(isHeading(node.tag) ? [node.tag] : []), ...headingsOf(node.content ?? [])],
    ),
  );

const draw = (nodes: readonly MarkupNode[], level: LevelOf): ReactNode =>
  withKeys(nodes).map(({ key, item }) => (
    <Fragment key={key}>{'text' in item ? item.text : drawElement(item, level)}</Fragment>
  ));

function drawElement({ tag, attributes = {}, content }: MarkupElement, level: LevelOf): ReactNode {
  const children = content === undefined ? undefined : draw(content, level);
  if (isHeading(tag)) return <Heading level={level(tag)}>{children}</Heading>;
  const element = createElement(tag, propsOf(tag, attributes), children);
  return tag === 'table' ? <div className={styles.scrolling}>{element}</div> : element;
}

/** As React names them. */
function propsOf(tag: string, attributes: NonNullable<MarkupElement['attributes']>): Record<string, unknown> {
  const { colspan, rowspan, datetime, start, open, ...plain } = attributes;
  return {
    ...plain,
    ...(colspan === undefined ? {} : { colSpan: Number(colspan) }),
    ...(rowspan === undefined ? {} : { rowSpan: Number(rowspan) }),
    ...(datetime === undefined ? {} : { dateTime: datetime }),
    ...(start === undefined ? {} : { start: Number(start) }),
    ...(open === undefined ? {} : { open: true }),
    ...(plain.href === undefined ? {} : { rel: linkRel(plain.href) }),
    ...(tag === 'img' ? { loading: 'lazy', className: styles.picture } : {}),
  };
}
