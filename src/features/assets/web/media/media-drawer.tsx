import Download from 'lucide-react/icons/download';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import { Suspense, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { FoundOutside } from '#features/content-findings/web/parts/found-outside.tsx';
import { UpkeepPanel } from '#features/upkeep/web/parts/upkeep-panel.tsx';
import { formatFileSize } from '#platform/contract/files/file-size.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { LeaveDialog } from '#platform/web/forms/unsaved-changes.tsx';
import { useDetailTitle } from '#platform/web/head/detail-title.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { ButtonRow } from '#platform/web/ui/button/button-row.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { Drawer } from '#platform/web/ui/drawer/drawer.tsx';
import { readMedia } from '../../contract/media.endpoints.ts';
import type { MediaDetail, MediaFolder } from '../../contract/media.ts';
import styles from './media.module.css';
import { MediaForm, type MediaFormProps } from './media-form.tsx';
import { MediaThumbnail, mediaUrl } from './media-thumbnail.tsx';
import { MediaUses } from './media-uses.tsx';
import { UploadList } from './upload-list.tsx';
import { useMediaChanges } from './use-media-changes.ts';
import { useMediaUploads } from './use-media-uploads.ts';

interface MediaDrawerProps extends Pick<MediaFormProps, 'onDirty'> {
  guid: string;
  folders: readonly MediaFolder[];
  /** Something that was filled in is not saved. */
  isDirty: boolean;
  onOpen: (guid: string) => void;
  onClose: () => void;
}

export function MediaDrawer({ isDirty, onClose, ...details }: MediaDrawerProps) {
  const { t } = useTranslation();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Drawer
      title={t('assets.details')}
      isOpen
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        if (isDirty) setLeaving(true);
        else onClose();
      }}
    >
      <Suspense fallback={<p>{t('ui.busy')}</p>}>
        <Details key={details.guid} {...details} onClose={onClose} />
      </Suspense>
      <LeaveDialog isOpen={isLeaving} onOpenChange={setLeaving} onLeave={onClose} />
    </Drawer>
  );
}

function Details({ guid, folders, onOpen, onClose, onDirty }: Omit<MediaDrawerProps, 'isDirty'>) {
  const { t } = useTranslation();
  const file = useLoaded(readMedia, { params: { guid } });
  useDetailTitle(file.name);
  const { restore } = useMediaChanges();
  return (
    <div className={styles.details}>
      <div className={styles.preview}>
        <MediaThumbnail file={file} width={480} />
      </div>
      <Facts file={file} />
      {file.deletedAt === null ? (
        <FileActions file={file} onClose={onClose} />
      ) : (
        <Button icon={RotateCcw} onPress={() => void restore({ guids: [guid] }, 1).then(onClose)}>
          {t('assets.restore')}
        </Button>
      )}
      <MediaUses file={file} onOpen={onOpen} />
      {file.deletedAt === null && <FileUpkeep guid={guid} />}
      {file.deletedAt === null && <MediaForm key={file.changedAt} file={file} folders={folders} onDirty={onDirty} />}
    </div>
  );
}

function FileUpkeep({ guid }: { guid: string }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('upkeep.group')}>
      <h3>{t('upkeep.group')}</h3>
      <FoundOutside kind="file" guid={guid} />
      <UpkeepPanel kind="file" guid={guid} />
    </section>
  );
}

function Facts({ file }: { file: MediaDetail }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dates = useDates();
  const facts = [
    t(`assets.kinds.${file.kind}`),
    formatFileSize(file.byteSize, language),
    ...(file.width === null || file.height === null ? [] : [`${file.width} × ${file.height}`]),
    dates.dateTime(file.changedAt),
  ];
  return (
    <div>
      <p className={styles.fileName}>{file.name}</p>
      <p className={styles.help}>{facts.join(' · ')}</p>
    </div>
  );
}

function FileActions({ file, onClose }: { file: MediaDetail; onClose: () => void }) {
  const { t } = useTranslation();
  const dates = useDates();
  const { remove, undoReplace } = useMediaChanges();
  const uploads = useMediaUploads();
  const [isAsking, setAsking] = useState(false);
  const earlier = file.earlier[0];
  const removeIt = async () => {
    await remove({ guids: [file.guid] }, 1);
    onClose();
  };
  return (
    <>
      <ButtonRow>
        <FileTrigger onSelect={(files) => files?.[0] && void uploads.replace(files[0], file.guid)}>
          <Button isCompact icon={RefreshCw}>
            {t('assets.replace')}
          </Button>
        </FileTrigger>
        <ButtonLink isCompact icon={Download} href={mediaUrl(file, { name: file.name })} download={file.name}>
          {t('assets.download')}
        </ButtonLink>
        <Button
          isCompact
          variant="quiet"
          icon={Trash2}
          onPress={() => (file.useCount > 0 ? setAsking(true) : void removeIt())}
        >
          {t('assets.delete')}
        </Button>
      </ButtonRow>
      <UploadList uploads={uploads} />
      {earlier && (
        <p className={styles.earlier}>
          {t('assets.replaced', { when: dates.dateTime(earlier.replacedAt) })}{' '}
          <Button isCompact variant="quiet" icon={RotateCcw} onPress={() => void undoReplace(file.guid)}>
            {t('assets.undoReplace')}
          </Button>
        </p>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('assets.deleteTitle', { count: 1 })}
        confirmText={t('assets.delete')}
        isDanger
        onConfirm={removeIt}
      >
        {t('assets.deleteUsed', { count: 1 })}
      </ConfirmDialog>
    </>
  );
}
