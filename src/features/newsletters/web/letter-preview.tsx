import { useState } from 'react';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { SegmentedControl } from '#platform/web/ui/segmented-control/segmented-control.tsx';
import { previewNewsletter } from '../contract/newsletters.endpoints.ts';
import styles from './newsletters.module.css';

interface LetterPreviewProps {
  writing: { newsletter: { guid: string; sequence: number } };
}

/** The very mail, in a frame of its own: as wide as a mail program or a telephone, in light and in dark. */
export function LetterPreview({ writing: { newsletter } }: LetterPreviewProps) {
  const { t } = useTranslation();
  const [width, setWidth] = useState<'wide' | 'narrow'>('wide');
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  const address = endpointUrl(previewNewsletter, { params: { guid: newsletter.guid }, query: { scheme } });
  return (
    <div className={styles.arrival}>
      <div className={styles.bar}>
        <SegmentedControl
          label={t('newsletters.preview.width')}
          segments={(['wide', 'narrow'] as const).map((id) => ({ id, label: t(`newsletters.preview.${id}`) }))}
          value={width}
          onChange={setWidth}
        />
        <SegmentedControl
          label={t('newsletters.preview.scheme')}
          segments={(['light', 'dark'] as const).map((id) => ({ id, label: t(`newsletters.preview.${id}`) }))}
          value={scheme}
          onChange={setScheme}
        />
      </div>
      <iframe
        key={`${address} ${newsletter.sequence}`}
        className={classNames(styles.frame, width === 'narrow' && styles.narrow)}
        src={address}
        title={t('newsletters.admin.arrives')}
        sandbox=""
      />
    </div>
  );
}
