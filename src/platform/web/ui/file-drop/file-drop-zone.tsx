import ImagePlus from 'lucide-react/icons/image-plus';
import Upload from 'lucide-react/icons/upload';
import { type ReactNode, useState } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Text } from 'react-aria-components/Text';
import type { DropItem } from 'react-aria-components/useDragAndDrop';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './file-drop.module.css';
import { checkFiles, type FileRules, type Refusal } from './file-rules.ts';
import { RefusedFiles } from './refused-files.tsx';

export interface FileDropZoneProps extends FileRules {
  /** How many are there already, where there is room for so many. */
  presentCount: number;
  /** Only the files that passed; the others are named beneath, with the reason. */
  onFiles: (files: File[]) => void;
  isDisabled?: boolean;
  /** For who has to lead the focus to the button. */
  buttonId?: string;
  /** Another way to come by a file, beside the button. */
  children?: ReactNode;
}

async function filesOf(items: readonly DropItem[]): Promise<File[]> {
  const files = items.map((item) => (item.kind === 'file' ? item.getFile() : null));
  return (await Promise.all(files)).filter((file) => file !== null);
}

/** Drop, choose, or paste. */
export function FileDropZone({ presentCount, onFiles, isDisabled, buttonId, children, ...rules }: FileDropZoneProps) {
  const { t } = useTranslation();
  const [refused, setRefused] = useState<Refusal[]>([]);
  const { accept, maxFiles } = rules;
  const isMany = maxFiles === undefined || maxFiles > 1;
  const isImages = accept?.every((pattern) => pattern.startsWith('image/')) ?? false;
  const kind = `${isImages ? 'image' : 'file'}${isMany ? 's' : ''}`;

  function take(given: readonly File[]) {
    const checked = checkFiles(given, rules, presentCount);
    setRefused(checked.refused);
    if (checked.accepted.length > 0) onFiles(checked.accepted);
  }

  return (
    <>
      <DropZone
        isDisabled={isDisabled}
        className={styles.drop}
        aria-label={t('ui.fileDrop.zone')}
        getDropOperation={() => 'copy'}
        onDrop={async ({ items }) => take(await filesOf(items))}
      >
        <Icon icon={isImages ? ImagePlus : Upload} size={28} className={styles.icon} />
        <Text slot="label">{t(`ui.fileDrop.drop.${kind}`)}</Text>
        <div className={styles.ways}>
          <FileTrigger
            acceptedFileTypes={accept}
            allowsMultiple={isMany}
            onSelect={(chosen) => take(chosen ? [...chosen] : [])}
          >
            <Button id={buttonId} data-choose-file="" isDisabled={isDisabled}>
              {t(`ui.fileDrop.choose.${kind}`)}
            </Button>
          </FileTrigger>
          {children}
        </div>
      </DropZone>
      <RefusedFiles refused={refused} rules={rules} />
    </>
  );
}
