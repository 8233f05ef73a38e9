import { type DragEvent, useEffect, useRef, useState } from 'react';
import { endingOfName } from '#platform/contract/files/document-type.ts';
import { sentFileType } from '#platform/contract/files/sent-file-type.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { buttonClass } from '#platform/web/ui/button/button-look.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import fieldStyles from '#platform/web/ui/field/field.module.css';
import { filePart } from '../kit/contract/posted-file.ts';
import { postedName } from '../kit/contract/question-kind.ts';
import type { QuestionFieldProps } from '../kit/web/question-field-props.ts';
import type { QuestionFiles } from '../kit/web/question-files-context.ts';
import { acceptAttribute } from './file-groups.ts';
import question, { type FileSettings } from './question.ts';
import styles from './question-field.module.css';

interface FileChooserProps extends Pick<QuestionFieldProps<FileSettings>, 'id' | 'name' | 'error' | 'field'> {
  /** Undefined where the browser posts the files itself. */
  files: QuestionFiles | undefined;
  describedBy: string;
}

/**
 * The browser's own field for files, always the same one: what was chosen before our script came is sent as soon as it
 * does. Then it is drawn as a place to drop files on, and what is chosen goes at once.
 */
export function FileChooser({ id, name, error, field, files, describedBy }: FileChooserProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { groups, files: most } = field.settings;
  const isTaken = files !== undefined;

  /** Why a file cannot be sent, as far as its name and its size tell; the server looks again for itself. */
  function refusalOf({ name: fileName, size }: File): string | undefined {
    const mediaType = endingOfName(fileName) === '' ? undefined : (sentFileType(fileName) ?? 'unknown');
    const about = { assetGuid: '', name: fileName, byteSize: size, mediaType: mediaType ?? 'image/jpeg' };
    const fault = question.fault?.([about], field, { today: '' });
    return fault && t(`fields.faults.${fault}`, question.faultValues?.(field));
  }

  function take(chosen: readonly File[]): void {
    const room = Math.max(0, most - (files?.countOf(name) ?? 0));
    const checked = chosen.map((file) => ({ file, refusal: refusalOf(file) }));
    let taken = 0;
    files?.add(
      name,
      checked.map((one) => {
        if (one.refusal !== undefined || ++taken <= room) return one;
        return { ...one, refusal: t('fields.faults.too-many-files', { files: most }) };
      }),
    );
  }

  function takeChosen(): void {
    const element = input.current;
    if (element === null || (element.files?.length ?? 0) === 0) return;
    take([...(element.files ?? [])]);
    element.value = '';
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when our script has taken over
  useEffect(() => {
    if (isTaken) takeChosen();
  }, [isTaken]);

  function over(event: DragEvent): void {
    if (!isTaken || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  }

  function drop(event: DragEvent): void {
    setIsOver(false);
    if (!isTaken || event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    take([...event.dataTransfer.files]);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way more; the field within is reached by keys
    <div
      className={isTaken ? styles.zone : undefined}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {isTaken && <p className={styles.drop}>{t('fields.ask.dropFiles')}</p>}
      <input
        ref={input}
        type="file"
        id={id}
        name={postedName(name, filePart.choose)}
        accept={acceptAttribute(groups)}
        multiple={most > 1}
        aria-describedby={describedBy}
        aria-invalid={error ? true : undefined}
        className={isTaken ? styles.hidden : classNames(fieldStyles.box, fieldStyles.input)}
        onChange={isTaken ? takeChosen : undefined}
      />
      <label htmlFor={id} className={isTaken ? buttonClass({ className: styles.choose }) : 'visually-hidden'}>
        {t('fields.ask.chooseFiles')}
      </label>
    </div>
  );
}
