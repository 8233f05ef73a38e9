import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { isStored, type Stored } from '#platform/contract/texts/pick-language.ts';
import type { RichTextDocument } from '#platform/contract/texts/rich-text.ts';
import type { Path } from '#platform/contract/texts/text-place.ts';
import type { StoredBlock } from '../page.ts';
import type {
  BlockParts,
  CheckedDocument,
  Line,
  LinkPart,
  PicturePart,
  SaidParts,
  TablePart,
  TextPart,
} from './checked-page.ts';
import { hasWords, isFilledIn } from './is-filled-in.ts';
import { readRichText } from './read-rich-text.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is Stored<unknown> => isFields(value) && isStored(value);
const isRich = (value: unknown): value is RichTextDocument => isFields(value) && value.type === 'doc';

/** The words of what has an address, whatever block it is in. */
const namesOfLinks = ['label', 'title', 'name'] as const;

export const readBlock = (
  block: StoredBlock,
  language: string,
  needsOneOf: readonly string[] | undefined,
): BlockParts => ({
  ...readSaid(block.guid, { heading: block.heading, more: block.more, options: block.options }, language),
  block,
  isEmpty: needsOneOf?.every((name) => !isFilledIn(block.options[name])) ?? false,
});

/** What a document says beside its blocks: its title, its description, what is shared with it and, of an item, its fields. */
export const readOwn = ({ title, description, socialImage, item }: CheckedDocument, language: string): SaidParts =>
  readSaid(
    null,
    { title, description, ...(socialImage && { socialImage }), ...(item && { item: { fields: item.fields } }) },
    language,
  );

/**
 * What is said in one language. It is read by its shape, and not by the kind of block or field: a text is in languages, a
 * picture has an `imageGuid`, a link an `href`. Markup of the block for admins is not read.
 */
function readSaid(guid: string | null, values: Fields, language: string): SaidParts {
  const texts: TextPart[] = [];
  const links: LinkPart[] = [];
  const pictures: PicturePart[] = [];
  const files: { path: Path; guid: string }[] = [];
  const tables: TablePart[] = [];

  function readText(value: Stored<unknown>, path: Path, isAlternative = false): void {
    const own = value.$lang[language];
    if (typeof own === 'string') texts.push({ path, isAlternative, lines: linesOf(own) });
    if (!isRich(own)) return;
    const rich = readRichText(own);
    texts.push({ path, isAlternative, lines: rich.lines });
    links.push(...rich.links.map((link) => ({ ...link, path, isNameless: false })));
    tables.push(...rich.tables.map((table) => ({ ...table, path })));
  }

  function readPicture(picture: Fields & { imageGuid: string }, path: Path): void {
    const { alt, imageGuid } = picture;
    pictures.push({
      path,
      guid: imageGuid,
      alternative: isText(alt) ? wordsIn(alt, language) || wordsIn(alt, defaultLanguage) : '',
      isDecorative: picture.isDecorative === true,
    });
    if (isText(alt)) readText(alt, [...path, 'alt'], true);
  }

  function readLink(link: Fields & { href: string }, path: Path): void {
    const key = namesOfLinks.find((name) => isText(link[name]));
    const name = key === undefined ? undefined : link[key];
    if (key === undefined || !isText(name)) return;
    links.push({
      path: [...path, key],
      words: wordsIn(name, language),
      href: link.href,
      isNameless: !hasWords(name.$lang),
    });
  }

  function read(value: unknown, path: Path): void {
    if (Array.isArray(value)) for (const [place, inner] of value.entries()) read(inner, [...path, place]);
    if (!isFields(value)) return;
    if (isStored(value)) {
      readText(value, path);
      return;
    }
    if (typeof value.imageGuid === 'string') readPicture({ ...value, imageGuid: value.imageGuid }, path);
    if (typeof value.assetGuid === 'string') files.push({ path, guid: value.assetGuid });
    if (typeof value.href === 'string') readLink({ ...value, href: value.href }, path);
    const table = tableOf(value, language);
    if (table !== undefined) tables.push({ ...table, path });
    for (const [key, inner] of Object.entries(value)) if (key !== 'alt') read(inner, [...path, key]);
  }
  read(values, []);
  return { guid, language, texts, links, pictures, files, tables };
}

/** A new line in a text of lines begins something new. */
function linesOf(words: string): Line[] {
  const lines: Line[] = [];
  let at = 0;
  for (const line of words.split('\n')) {
    lines.push({ kind: 'paragraph', words: line, at, isBold: false });
    at += line.length + 1;
  }
  return lines;
}

function wordsIn({ $lang }: Stored<unknown>, language: string): string {
  const own = $lang[language];
  return typeof own === 'string' ? own.trim() : '';
}

/** A table of columns and rows; without anything in it, it is not there yet. */
function tableOf(fields: Fields, language: string): Omit<TablePart, 'path'> | undefined {
  const { columns, rows, hasHeaderRow, hasHeaderColumn } = fields;
  if (!Array.isArray(columns) || !Array.isArray(rows) || rows.length === 0) return undefined;
  const titles = columns.map((column) => (isFields(column) && isText(column.title) ? column.title : { $lang: {} }));
  const hasTitles = titles.some((title) => wordsIn(title, language) || wordsIn(title, defaultLanguage));
  return { hasHeads: (hasHeaderRow === true && hasTitles) || hasHeaderColumn === true };
}
