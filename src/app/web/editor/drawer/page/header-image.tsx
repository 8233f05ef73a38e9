import { Suspense, useEffect, useId, useRef } from 'react';
import { useAssetField } from '#features/assets/web/asset-field-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Skeleton } from '#platform/web/ui/skeleton/skeleton.tsx';
import type { PageSettingsProps } from './page-settings-props.ts';
import { headerImageChanges, heldAtHead } from './picture-changes.ts';

type HeaderImageProps = Pick<PageSettingsProps, 'document' | 'language' | 'run'>;

/** It only decorates: the title says what the page is about. It also stands for the page where it is shared. */
export function HeaderImage({ document, language, run }: HeaderImageProps) {
  const { t } = useTranslation();
  const AssetField = useAssetField();
  const id = useId();
  // A file arrives later than it was sent: by then the page may be another.
  const now = useRef(document);
  useEffect(() => {
    now.current = document;
  });
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <AssetField
        id={id}
        kind="image"
        hasNoWords
        hasCrop
        label={t('editor.drawer.page.headerImage')}
        help={t('editor.drawer.page.headerImageHelp')}
        language={language}
        owner={{ public: 'true' }}
        value={heldAtHead(document)}
        onChange={(choose) => run(...headerImageChanges(now.current, choose(heldAtHead(now.current))[0]))}
      />
    </Suspense>
  );
}
