import type { ReactNode } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { formatFileSize } from '#platform/contract/files/file-size.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { isUndescribed } from '../../contract/is-undescribed.ts';
import type { MediaFile } from '../../contract/media.ts';
import styles from './media.module.css';
import { MediaThumbnail } from './media-thumbnail.tsx';

interface MediaGridProps {
  label: string;
  files: readonly MediaFile[];
  chosen: ReadonlySet<string>;
  onChoose: (guids: Set<string>) => void;
  /** One at a time, as in the picker; without boxes. */
  isSingle?: boolean;
  /** Where a file can be looked at more closely. */
  onOpen?: (guid: string) => void;
  empty: ReactNode;
}

export function MediaGrid({ label, files, chosen, onChoose, isSingle = false, onOpen, empty }: MediaGridProps) {
  const rows = files.map((file) => ({ id: file.guid, file }));
  return (
    <GridList
      aria-label={label}
      className={styles.grid}
      layout="grid"
      items={rows}
      selectionMode={isSingle ? 'single' : 'multiple'}
      selectionBehavior="toggle"
      selectedKeys={chosen}
      onSelectionChange={(keys) => onChoose(new Set(keys === 'all' ? rows.map(({ id }) => id) : [...keys].map(String)))}
      {...(onOpen === undefined ? {} : { onAction: (key) => onOpen(String(key)) })}
      renderEmptyState={() => empty}
    >
      {({ file }) => (
        <GridListItem id={file.guid} textValue={file.name} className={styles.tile}>
          <span className={styles.frame}>
            <MediaThumbnail file={file} width={240} />
          </span>
          {!isSingle && (
            <Checkbox slot="selection" className={styles.tileBox}>
              <span className={styles.tick} />
            </Checkbox>
          )}
          <TileWords file={file} />
        </GridListItem>
      )}
    </GridList>
  );
}

function TileWords({ file }: { file: MediaFile }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <span className={styles.words}>
      <strong>{file.name}</strong>
      <small>
        {formatFileSize(file.byteSize, language)}
        {isUndescribed(file) && ` · ${t('assets.undescribed')}`}
      </small>
    </span>
  );
}
