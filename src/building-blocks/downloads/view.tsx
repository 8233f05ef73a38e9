import Download from 'lucide-react/icons/download';
import { assetUrl } from '#features/assets/contract/asset-url.ts';
import { innerLevel } from '#features/pages/web/parts/inner-level.ts';
import { fileKind } from '#platform/contract/files/file-kind.ts';
import { formatFileSize } from '#platform/contract/files/file-size.ts';
import { isFilled, Text } from '#platform/web/content/localized.tsx';
import { PlainList } from '#platform/web/content/plain-list.tsx';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { Heading } from '#platform/web/ui/heading/heading.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { withKeys } from '#platform/web/with-keys.ts';
import type { BlockOptions } from '../kit/contract/block-definition.ts';
import type { BlockViewProps } from '../kit/web/block-view.ts';
import type definition from './definition.ts';
import styles from './view.module.css';

type Downloads = typeof definition;
type FileOption = BlockOptions<Downloads>['groups'][number]['files'][number];
type WholeFile = FileOption & { assetGuid: string };

/** A file that can be fetched and has a name to be called by. */
const isWhole = (file: FileOption): file is WholeFile =>
  file.assetGuid !== undefined && (isFilled(file.title) || file.fileName !== '');

export default function DownloadsView({ block, options }: BlockViewProps<Downloads>) {
  const groups = withKeys(options.groups)
    .map(({ key, item }) => ({ key, title: item.title, files: withKeys(item.files.filter(isWhole)) }))
    .filter(({ files }) => files.length > 0);
  if (groups.length === 0) return null;
  return (
    <div className={styles.groups}>
      {groups.map(({ key, title, files }) => (
        <div key={key}>
          {isFilled(title) && (
            <Heading level={innerLevel(block)} className={styles.title}>
              <Text of={title} />
            </Heading>
          )}
          <PlainList className={styles.files}>
            {files.map(({ key: place, item }) => (
              <DownloadRow key={place} file={item} />
            ))}
          </PlainList>
        </div>
      ))}
    </div>
  );
}

/** What it is and how large it is belongs to the link: one knows it before one fetches it. */
function DownloadRow({ file }: { file: WholeFile }) {
  const language = useLanguage();
  const dates = useDates();
  const { assetGuid, title, description, fileName, size, date } = file;
  const facts = [fileKind(fileName), size === undefined ? undefined : formatFileSize(size, language)].filter(
    (fact) => fact !== undefined,
  );
  return (
    <li className={styles.file}>
      <Icon icon={Download} size={20} className={styles.icon ?? ''} />
      <div className={styles.words}>
        <a href={assetUrl(assetGuid, { name: fileName || undefined })} download className={styles.link}>
          {isFilled(title) ? <Text of={title} /> : fileName}
          {facts.length > 0 && <span className={styles.facts}> ({facts.join(', ')})</span>}
        </a>
        {isFilled(description) && (
          <p className={styles.description}>
            <Text of={description} />
          </p>
        )}
        {date !== undefined && (
          <p className={styles.description}>
            <time dateTime={date}>{dates.date(date)}</time>
          </p>
        )}
      </div>
    </li>
  );
}
