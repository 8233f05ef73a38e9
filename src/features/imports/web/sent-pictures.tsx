import { useState } from 'react';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { uploadFile } from '#platform/web/api/upload-file.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { FileDrop } from '#platform/web/ui/file-drop/file-drop.tsx';
import type { FileState } from '#platform/web/ui/file-drop/file-row.tsx';
import { Sheet } from '#platform/web/ui/screen/sheet.tsx';
import { mostFolderMegabytes } from '../contract/import-states.ts';
import { sendImportPictures } from '../contract/imports.endpoints.ts';
import type { ImportDetail } from '../contract/imports.ts';
import { useImportsReload } from './use-imports.ts';

/** A folder of pictures as one archive, for what the old site does not give any more or a file only names. */
export function SentPictures({ found }: { found: ImportDetail }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const reload = useImportsReload();
  const [file, setFile] = useState<FileState>();

  async function send(chosen: File): Promise<void> {
    const row = { id: chosen.name, name: chosen.name, size: chosen.size };
    setFile({ ...row, status: 'uploading', progress: 0 });
    try {
      const { sentFiles } = await uploadFile<ImportDetail>(chosen, {
        url: endpointUrl(sendImportPictures, { params: { id: found.id } }),
        field: 'File',
        language,
        onProgress: (progress) => setFile({ ...row, status: 'uploading', progress }),
      });
      setFile({ ...row, status: 'done' });
      say(t('imports.folder.found', { count: sentFiles }));
      await reload();
    } catch (error) {
      const message = refusalText(error, t);
      setFile({ ...row, status: 'failed', message });
      say(message);
    }
  }

  return (
    <Sheet title={t('imports.folder.title')}>
      {found.sentFiles > 0 && <p>{t('imports.folder.found', { count: found.sentFiles })}</p>}
      <FileDrop
        label={t('imports.folder.choose')}
        help={t('imports.folder.help', { megabytes: mostFolderMegabytes })}
        accept={['.zip', 'application/zip', 'application/x-zip-compressed']}
        maxBytes={mostFolderMegabytes * 1024 * 1024}
        maxFiles={1}
        files={file === undefined || file.status !== 'uploading' ? [] : [file]}
        {...(file?.status === 'failed' ? { error: file.message } : {})}
        onFiles={([chosen]) => chosen && void send(chosen)}
      />
    </Sheet>
  );
}
