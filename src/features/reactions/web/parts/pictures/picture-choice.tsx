import ImagePlus from 'lucide-react/icons/image-plus';
import { useRef } from 'react';
import { useIsAlive } from '#platform/web/content/use-is-alive.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { longestAlt, mostPictures, pictureParts, pictureTypes } from '../../../contract/reaction-pictures.ts';
import { ThreadLine } from '../thread-field.tsx';
import { PictureRows } from './picture-rows.tsx';
import styles from './pictures.module.css';
import type { ChosenPictures } from './use-chosen-pictures.ts';

/** Adding pictures: a few by script, one without; dropping and pasting is the form's. */
export function PictureChoice({ id, chosen }: { id: string; chosen: ChosenPictures }) {
  const { t } = useTranslation();
  const isAlive = useIsAlive();
  const field = useRef<HTMLInputElement>(null);
  const { pictures, fault } = chosen;
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{t('reactions.pictures.legend')}</legend>
      {fault !== undefined && (
        <Notice tone="warning" isLive>
          {fault}
        </Notice>
      )}
      <PictureRows
        id={id}
        pictures={pictures}
        onDescribe={chosen.describe}
        onRemove={(picture) => {
          chosen.remove(picture);
          keepFocus(() => field.current);
        }}
      />
      {pictures.length < mostPictures && (
        <label className={styles.choose}>
          <Icon icon={ImagePlus} size={20} />
          <span>{t(pictures.length === 0 ? 'reactions.pictures.add' : 'reactions.pictures.addMore')}</span>
          <input
            ref={field}
            className={styles.file}
            type="file"
            name={pictureParts.picture}
            accept={pictureTypes.join(',')}
            multiple={isAlive}
            onChange={({ currentTarget }) => {
              chosen.add(currentTarget.files ?? []);
              // The same file again is chosen again.
              currentTarget.value = '';
            }}
          />
        </label>
      )}
      {!isAlive && (
        <div className={styles.withoutScript}>
          <ThreadLine
            id={`${id}-alt`}
            name={pictureParts.alt}
            label={t('reactions.pictures.altOne')}
            help={t('reactions.pictures.altHelp')}
            maxLength={longestAlt}
          />
        </div>
      )}
    </fieldset>
  );
}
