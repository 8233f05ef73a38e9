import { maxImageBytes } from '#features/assets/contract/image.ts';
import { imageMediaTypes } from '#platform/contract/files/image-type.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Avatar } from '#platform/web/ui/avatar/avatar.tsx';
import { Button } from '#platform/web/ui/button/button.tsx';
import { FileDrop } from '#platform/web/ui/file-drop/file-drop.tsx';
import { FileRow } from '#platform/web/ui/file-drop/file-row.tsx';
import { displayName } from '../contract/display-name.ts';
import type { ApplicationUser } from '../contract/profile.ts';
import { propertyKeys, propertyOf } from '../contract/profile-properties.ts';
import styles from './account.module.css';
import { usePhotoUpload } from './use-photo-upload.ts';
import { useSaveProfile } from './use-save-profile.ts';

/** As its style has it (account.module.css). */
const photoSide = 96;

/** §6: platform staff have a fixed avatar; everyone else may show a photo. */
export function PhotoField({ user }: { user: ApplicationUser }) {
  const { t } = useTranslation();
  if (!user.isMett) return <OwnPhoto user={user} />;
  return (
    <div className={styles.photo}>
      <Avatar name={t('profiles.photo.staff')} size="large" />
      <p>{t('profiles.photo.fixed')}</p>
    </div>
  );
}

function OwnPhoto({ user }: { user: ApplicationUser }) {
  const { t } = useTranslation();
  const save = useSaveProfile();
  const photo = propertyOf(user.properties, propertyKeys.photo);
  const show = (value: string | null) => save({ properties: [{ key: propertyKeys.photo, value }] });
  const upload = usePhotoUpload(user.guid, async (guid) => {
    const { error } = await show(guid);
    if (error !== undefined) throw error;
  });
  const name = displayName(user, propertyOf(user.properties, propertyKeys.alias)) || user.email;
  return (
    <div className={styles.photo}>
      <div className={styles.photoNow}>
        <Avatar
          name={name}
          size="large"
          side={photoSide}
          photo={typeof photo === 'string' ? photo : null}
          className={styles.avatar}
        />
        {typeof photo === 'string' && (
          <Button variant="quiet" onPress={() => void show(null)}>
            {t('profiles.photo.remove')}
          </Button>
        )}
      </div>
      <div className={styles.photoNew}>
        <FileDrop
          label={t('profiles.photo.label')}
          help={t('profiles.photo.help')}
          accept={imageMediaTypes}
          maxBytes={maxImageBytes}
          maxFiles={1}
          onFiles={([file]) => file && upload.start(file)}
        />
        {upload.file && (
          // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so
          <ul role="list">
            <FileRow file={upload.file} onRemove={upload.cancel} onRetry={upload.retry} />
          </ul>
        )}
        <p role="alert" className="visually-hidden">
          {upload.file?.status === 'failed' && upload.file.message}
        </p>
      </div>
    </div>
  );
}
