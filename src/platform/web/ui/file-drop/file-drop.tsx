import type { ReactNode } from 'react';
import { Fieldset } from '../field/fieldset.tsx';
import styles from './file-drop.module.css';
import { FileDropZone } from './file-drop-zone.tsx';
import { FileRow, type FileState } from './file-row.tsx';
import type { FileRules } from './file-rules.ts';

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

/** A question that files answer, with the answers beneath it. */
export function FileDrop({
  label,
  help,
  error,
  files = [],
  onFiles,
  onRemove,
  isRequired,
  isDisabled,
  id,
  className,
  ...rules
}: FileDropProps) {
  return (
    <Fieldset {...{ legend: label, help, error, isRequired, isDisabled, id, className }}>
      <FileDropZone {...rules} presentCount={files.length} onFiles={onFiles} isDisabled={isDisabled} />
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
