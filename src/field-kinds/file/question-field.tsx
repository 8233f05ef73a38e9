import { use } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import fieldStyles from '#platform/web/ui/field/field.module.css';
import { readPostedFile } from '../kit/contract/posted-file.ts';
import { describedBy } from '../kit/web/question/describe-question.ts';
import { QuestionGroup } from '../kit/web/question/question-group.tsx';
import type { QuestionFieldProps } from '../kit/web/question-field-props.ts';
import { QuestionFilesContext } from '../kit/web/question-files-context.ts';
import { FileChooser } from './file-chooser.tsx';
import { acceptedEndings } from './file-groups.ts';
import { KeptFiles } from './kept-files.tsx';
import file, { type FileSettings } from './question.ts';

export const question = file;

export default function FileQuestion(props: QuestionFieldProps<FileSettings>) {
  const { t } = useTranslation();
  const files = use(QuestionFilesContext);
  const { id, name, posted } = props;
  const { groups, files: most, megabytes } = props.field.settings;
  const held = (posted[name] ?? []).filter((text) => text !== '').map(readPostedFile);
  const ruleId = `${id}-rule`;
  return (
    <QuestionGroup {...props}>
      <p id={ruleId} className={fieldStyles.help}>
        {t('fields.ask.fileRule', { files: most, megabytes, kinds: acceptedEndings(groups).join(', ') })}
      </p>
      <FileChooser {...props} files={files} describedBy={[describedBy(props), ruleId].filter(Boolean).join(' ')} />
      {files?.draw(name, id) ?? <KeptFiles name={name} held={held} />}
    </QuestionGroup>
  );
}
