import ImagePlus from 'lucide-react/icons/image-plus';
import Upload from 'lucide-react/icons/upload';
import { type ReactNode, useState } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Text } from 'react-aria-components/Text';
import type { DropItem } from 'react-aria-components/useDragAndDrop';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { Fieldset } from '../field/fieldset.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './file-drop.module.css';
import { FileRow, type FileState } from './file-row.tsx';
import { checkFiles, type FileRules, type Refusal } from './file-rules.ts';
import { RefusedFiles } from './refused-files.tsx';

export interface FileDropProps extends FileRules {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  /** What is there already, and how far each upload is. */
  files?: readonly FileState[];
  /** Only the files that passed; the others are named beneath, with the reason. */
  onFiles: (files: File[]) => void;
  onRemove?: (id: string) => void;
  isRequired?: boolean;
  isDisabled?: boolean;
  id?: string;
  className?: string;
}

async function filesOf(items: readonly DropItem[]): Promise<File[]> {
  const files = items.map((item) => (item.kind === 'file' ? item.getFile() : null));
  return (await Promise.all(files)).filter((file) => file !== null);
}

/** Drop, choose, or paste. */
export function FileDrop({
  label,
  help,
  error,
  files = [],
  onFiles,
  onRemove,
  accept,
  maxBytes,
  maxFiles,
  isRequired,
  isDisabled,
  id,
  className,
}: FileDropProps) {
  const { t } = useTranslation();
  const [refused, setRefused] = useState<Refusal[]>([]);
  const rules: FileRules = { accept, maxBytes, maxFiles };
  const isMany = maxFiles === undefined || maxFiles > 1;
  const isImages = accept?.every((pattern) => pattern.startsWith('image/')) ?? false;
  const kind = `${isImages ? 'image' : 'file'}${isMany ? 's' : ''}`;

  function take(given: readonly File[]) {
    const checked = checkFiles(given, rules, files.length);
    setRefused(checked.refused);
    if (checked.accepted.length > 0) onFiles(checked.accepted);
  }

  return (
    <Fieldset {...{ legend: label, help, error, isRequired, isDisabled, id, className }}>
      <DropZone
        isDisabled={isDisabled}
        className={styles.drop}
        getDropOperation={() => 'copy'}
        onDrop={async ({ items }) => take(await filesOf(items))}
      >
        <Icon icon={isImages ? ImagePlus : Upload} size={28} className={styles.icon} />
        <Text slot="label">{t(`ui.fileDrop.drop.${kind}`)}</Text>
        <FileTrigger
          acceptedFileTypes={accept}
          allowsMultiple={isMany}
          onSelect={(chosen) => take(chosen ? [...chosen] : [])}
        >
          <Button isDisabled={isDisabled}>{t(`ui.fileDrop.choose.${kind}`)}</Button>
        </FileTrigger>
      </DropZone>
      <RefusedFiles refused={refused} rules={rules} />
      {files.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so
        <ul role="list" className={styles.files}>
          {files.map((file) => (
            <FileRow key={file.id} file={file} onRemove={onRemove} />
          ))}
        </ul>
      )}
    </Fieldset>
  );
}
