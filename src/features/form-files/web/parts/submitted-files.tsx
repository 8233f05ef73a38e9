import Download from 'lucide-react/icons/download';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { formatFileSize } from '#platform/contract/files/file-size.ts';
import { PlainList } from '#platform/web/content/plain-list.tsx';
import { useViewTexts } from '#platform/web/content/use-view-texts.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import type { SubmissionFile } from '../../contract/form-file.ts';
import { downloadSubmissionFile } from '../../contract/form-files.endpoints.ts';
import { formFileTexts } from './form-file-texts.ts';
import styles from './submitted-files.module.css';

interface SubmittedFilesProps {
  submissionGuid: string;
  files: readonly SubmissionFile[];
  /** Of its sender, who reads it without an account. */
  senderKey?: string | undefined;
  headingLevel?: 2 | 3 | 4;
}

/** The files of a submission to save, for who may read it; nothing when there are none. */
export function SubmittedFiles({ submissionGuid, files, senderKey, headingLevel = 2 }: SubmittedFilesProps) {
  useViewTexts(formFileTexts);
  const { t } = useTranslation();
  const language = useLanguage();
  if (files.length === 0) return null;
  const Heading = `h${headingLevel}` as const;
  const address = (file: string) =>
    endpointUrl(downloadSubmissionFile, {
      params: { guid: submissionGuid, file },
      query: senderKey === undefined ? {} : { key: senderKey },
    });
  return (
    <section aria-labelledby="submitted-files">
      <Heading id="submitted-files">{t('formFiles.sent')}</Heading>
      <PlainList className={styles.files}>
        {files.map(({ guid, name, byteSize }) => (
          <li key={guid}>
            <a href={address(guid)} download className={styles.file}>
              <Icon icon={Download} size={20} />
              <bdi className={styles.name}>{name}</bdi>
              <span className={styles.size}>{formatFileSize(byteSize, language)}</span>
            </a>
          </li>
        ))}
      </PlainList>
    </section>
  );
}
