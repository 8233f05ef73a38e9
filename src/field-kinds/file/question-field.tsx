import { use } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import fieldStyles from '#platform/web/ui/field/field.module.css';
import { readPostedFile, writePostedFile } from '../kit/contract/posted-file.ts';
import { postedName } from '../kit/contract/question-kind.ts';
import { describedBy } from '../kit/web/question/describe-question.ts';
import { PlainChoice } from '../kit/web/question/plain-choice.tsx';
import styles from '../kit/web/question/question.module.css';
import { QuestionGroup } from '../kit/web/question/question-group.tsx';
import type { QuestionFieldProps } from '../kit/web/question-field-props.ts';
import { QuestionFilesContext } from '../kit/web/question-files-context.ts';
import { acceptedTypes } from './file-groups.ts';
import file, { type FileSettings } from './question.ts';

export const question = file;

export default function FileQuestion(props: QuestionFieldProps<FileSettings>) {
  const { t } = useTranslation();
  const drawUploader = use(QuestionFilesContext);
  const { id, name, posted, error } = props;
  const { groups, files, megabytes } = props.field.settings;
  const held = (posted[name] ?? []).filter((text) => text !== '').map(readPostedFile);
  const accept = groups.length === 0 ? undefined : acceptedTypes(groups).join(',');
  const [labelId, ruleId] = [`${id}-choose`, `${id}-rule`];
  const described = [describedBy(props), ruleId].filter(Boolean).join(' ');
  return (
    <QuestionGroup {...props}>
      <p id={ruleId} className={fieldStyles.help}>
        {t('fields.ask.fileRule', { files, megabytes })}
      </p>
      {drawUploader?.({
        ...{ name, id, accept, held },
        mostFiles: files,
        mostBytes: megabytes * 1024 * 1024,
        labelledBy: labelId,
        describedBy: described,
        isInvalid: Boolean(error),
      }) ?? (
        <div className={styles.list}>
          {/* Unticked, it is not sent: the way to take a file away without a script. */}
          {held.map((one, index) => (
            <PlainChoice
              key={one.assetGuid}
              type="checkbox"
              id={`${id}-${index}`}
              name={name}
              value={writePostedFile(one)}
              defaultChecked
            >
              <bdi>{one.name}</bdi>
            </PlainChoice>
          ))}
          <input
            type="file"
            id={id}
            name={postedName(name, 'file')}
            accept={accept}
            multiple={files > 1}
            aria-labelledby={labelId}
            aria-describedby={described}
            aria-invalid={error ? true : undefined}
            className={classNames(fieldStyles.box, fieldStyles.input)}
          />
        </div>
      )}
      <span id={labelId} className="visually-hidden">
        {t('fields.ask.chooseFiles')}
      </span>
    </QuestionGroup>
  );
}
