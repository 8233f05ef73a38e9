import { assetUrl } from '#features/assets/contract/asset-url.ts';
import { maybeNumber, maybeText, records } from '#field-kinds/kit/web/read-values.ts';
import { fileKind } from '#platform/contract/files/file-kind.ts';
import { formatFileSize } from '#platform/contract/files/file-size.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { ListItem } from '../../../contract/list-item.ts';

export interface ItemFile {
  /** The field that holds it. */
  key: string;
  href: string;
  /** "PDF, 1,1 MB": one knows what it is before one fetches it. */
  facts: string;
}

/** Of an item without a page of its own that is one file: the file is what its title leads to. */
export function itemFile(
  { path, fields }: Pick<ListItem, 'path' | 'fields'>,
  language: Language,
): ItemFile | undefined {
  if (path !== null) return undefined;
  const files = Object.entries(fields).flatMap(([key, value]) =>
    records(value).flatMap((file) => {
      const assetGuid = maybeText(file.assetGuid);
      return assetGuid === undefined ? [] : [{ ...file, key, assetGuid, name: maybeText(file.name) ?? '' }];
    }),
  );
  const [file, ...more] = files;
  if (file === undefined || more.length > 0) return undefined;
  const size = maybeNumber((file as Record<string, unknown>).byteSize);
  const facts = [fileKind(file.name), size === undefined ? undefined : formatFileSize(size, language)];
  return {
    key: file.key,
    href: assetUrl(file.assetGuid, { name: file.name || undefined }),
    facts: facts.filter((fact) => fact !== undefined).join(', '),
  };
}
