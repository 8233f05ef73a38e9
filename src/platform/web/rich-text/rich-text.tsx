import { Fragment, type ReactNode, use } from 'react';
import type { Localized } from '#platform/contract/texts/pick-language.ts';
import { plainText } from '#platform/contract/texts/plain-text.ts';
import { richHeadings } from '#platform/contract/texts/rich-headings.ts';
import type { RichTextDocument, RichTextMark, RichTextNode } from '#platform/contract/texts/rich-text.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { TextEditingContext } from '../content/text-editing-context.ts';
import { classNames } from '../ui/class-names.ts';
import { Heading } from '../ui/heading/heading.tsx';
import { linkRel } from '../ui/link/link-rel.ts';
import { withKeys } from '../with-keys.ts';
import styles from './rich-text.module.css';

export interface RichTextProps {
  of: Localized<RichTextDocument>;
  /** The level of its topmost headings: beneath whatever heading it stands under. */
  headingLevel: number;
  className?: string | undefined;
  /** Before the number of each heading, so that a link can lead to it. */
  headingId?: string | undefined;
}

/** Draws the stored JSON as elements, never as HTML text: there is nothing to sanitise. */
export function RichText({ of, headingLevel, className, headingId }: RichTextProps) {
  const { t } = useTranslation();
  if (isEmpty(of)) return null;
  const Editable = of.place && use(TextEditingContext)?.RichText;
  if (of.place && Editable) {
    return (
      <Editable of={of} place={{ ...of.place, format: 'rich' }} headingLevel={headingLevel} className={className} />
    );
  }
  const { content } = of.value;
  const headings = new Map(richHeadings(of.value).map((heading) => [heading.node, heading]));
  const drawing: Drawing = {
    id: (node) => (headingId === undefined ? undefined : headingId + (headings.get(node)?.ending ?? '')),
    level: (node) => headingLevel + (headings.get(node)?.depth ?? 0),
    tableName: (columns) => t('ui.richText.table', { columns }),
  };
  return (
    <div className={classNames(styles.prose, className)} {...inLanguage(of.lang)}>
      {draw(content, drawing)}
    </div>
  );
}

/** A text that nobody wrote arrives as an empty string. On a page that is being edited there may be room for one. */
export const isEmpty = (text: Localized<RichTextDocument> | Localized<''>): text is Localized<''> =>
  text.isOpen !== true && (text.value === '' || text.value.content.length === 0);

interface Drawing {
  id(node: RichTextNode): string | undefined;
  level(node: RichTextNode): number;
  tableName(columns: string): string;
}

const draw = (nodes: readonly RichTextNode[] | undefined, drawing: Drawing): ReactNode =>
  withKeys(nodes ?? []).map(({ key, item }) => <Fragment key={key}>{drawNode(item, drawing)}</Fragment>);

function drawNode(node: RichTextNode, drawing: Drawing): ReactNode {
  const children = () => draw(node.content, drawing);
  switch (node.type) {
    case 'text':
      return (node.marks ?? []).reduce<ReactNode>(drawMark, node.text);
    case 'hardBreak':
      return <br />;
    case 'paragraph':
      return <p>{children()}</p>;
    case 'heading':
      return (
        <Heading level={drawing.level(node)} id={drawing.id(node)}>
          {children()}
        </Heading>
      );
    case 'bulletList':
      return <ul>{children()}</ul>;
    case 'orderedList':
      return <ol>{children()}</ol>;
    case 'listItem':
      return <li>{drawListItem(node, drawing)}</li>;
    case 'blockquote':
      return <blockquote>{children()}</blockquote>;
    case 'horizontalRule':
      return <hr />;
    case 'table':
      return drawTable(node, drawing);
    default:
      // Rows and cells are drawn by their table; anywhere else they are not a document we know.
      return null;
  }
}

function drawMark(words: ReactNode, mark: RichTextMark): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{words}</strong>;
    case 'italic':
      return <em>{words}</em>;
    case 'code':
      return <code>{words}</code>;
    case 'link':
      return (
        <a href={mark.attrs.href} rel={linkRel(mark.attrs.href)}>
          {words}
        </a>
      );
    case 'language':
      return <span {...inLanguage(mark.attrs.lang)}>{words}</span>;
  }
}

/** Tiptap puts a paragraph in every list item; a list of single lines needs none. */
function drawListItem(item: RichTextNode, drawing: Drawing): ReactNode {
  const [first, ...rest] = item.content ?? [];
  if (first?.type !== 'paragraph' || rest.some((node) => node.type === 'paragraph')) return draw(item.content, drawing);
  return (
    <>
      {draw(first.content, drawing)}
      {draw(rest, drawing)}
    </>
  );
}

function drawTable(table: RichTextNode, drawing: Drawing): ReactNode {
  const rows = withKeys(table.content ?? []);
  const columns = (rows[0]?.item.content ?? []).map((cell) => plainText(cell.content ?? [])).filter(Boolean);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.table} aria-label={drawing.tableName(columns.join(', '))} tabIndex={0}>
      <table>
        <tbody>
          {rows.map(({ key: row, item }) => (
            <tr key={row}>
              {withKeys(item.content ?? []).map(({ key, item: cell }) =>
                cell.type === 'tableHeader' ? (
                  <th key={key} scope={row === 0 ? 'col' : 'row'}>
                    {draw(cell.content, drawing)}
                  </th>
                ) : (
                  <td key={key}>{draw(cell.content, drawing)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
