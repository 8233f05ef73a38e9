import { Suspense, useEffect, useId, useRef } from 'react';
import { useAssetField } from '#features/assets/web/asset-field-context.ts';
import { useUserState } from '#features/auth/web/user-store-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Skeleton } from '#platform/web/ui/skeleton/skeleton.tsx';
import styles from '../drawer.module.css';
import { PictureWords } from '../inputs/picture-words.tsx';
import { pageFieldAttribute } from './focus-page-field.ts';
import type { PageSettingsProps } from './page-settings-props.ts';
import { factsOfSocialImage, heldOf, socialImageChanges } from './picture-changes.ts';

type SocialImageProps = Pick<PageSettingsProps, 'document' | 'language' | 'run' | 'write'>;

/** What goes along when someone shares the page, where that is not the picture at its head or on it. */
export function SocialImage({ document, language, run, write }: SocialImageProps) {
  const { t } = useTranslation();
  const AssetField = useAssetField();
  const id = useId();
  const isContentManager = useUserState().applicationUser?.isContentManager === true;
  const { socialImage } = document;
  // A file arrives later than it was sent: by then the page may be another.
  const now = useRef(socialImage);
  useEffect(() => {
    now.current = socialImage;
  });
  // Files for everyone are added by content managers.
  if (socialImage === undefined && !isContentManager) {
    return <p className={styles.note}>{t('editor.drawer.page.socialImageForManagers')}</p>;
  }
  return (
    <>
      <Suspense fallback={<Skeleton shape="block" />}>
        <AssetField
          id={id}
          kind="image"
          hasNoWords
          hasCrop="part"
          label={t('editor.drawer.page.socialImage')}
          help={t('editor.drawer.page.socialImageHelp')}
          language={language}
          owner={{ public: 'true' }}
          value={heldOf(socialImage)}
          onChange={(choose) => run(...socialImageChanges(now.current, choose(heldOf(now.current))[0]))}
        />
      </Suspense>
      {socialImage !== undefined && (
        <div className={styles.first} {...{ [pageFieldAttribute]: 'socialImage' }}>
          <PictureWords
            key={`${socialImage.imageGuid} ${language}`}
            picture={socialImage}
            language={language}
            words={socialImage.alt.$lang[language] ?? ''}
            onWords={(is, was) => write({ block: null, path: ['socialImage', 'alt', '$lang', language], was, is })}
            onChange={(facts) => run(...factsOfSocialImage(facts))}
          />
        </div>
      )}
    </>
  );
}
