import { useState } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useNotifications } from '#platform/web/notifications/notifications-context.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Badge } from '#platform/web/ui/tag/badge.tsx';
import type { FormVersionInfo } from '../../../contract/form.ts';
import { readFormVersion } from '../../../contract/forms.endpoints.ts';
import { useFormCounts } from '../publish/use-form-counts.ts';
import { useBuilder, useSession } from '../state/builder-context.ts';
import styles from './side.module.css';
import { type OpenedVersion, VersionDialog } from './version-dialog.tsx';

/** What was published with how much was sent for it; each can be compared, and become the draft again. */
export function VersionsTab({ versions }: { versions: readonly FormVersionInfo[] }) {
  const { t } = useTranslation();
  const dates = useDates();
  const call = useCall();
  const { guid } = useBuilder();
  const notifications = useNotifications();
  const hasChanges = useSession((state) => state.hasChanges);
  const [opened, setOpened] = useState<OpenedVersion>();
  const asked = useFormCounts();
  const counts = asked !== undefined && 'counts' in asked ? asked.counts : undefined;
  const live = versions[0]?.version;

  async function open(version: number): Promise<void> {
    try {
      setOpened({ version, document: await call(readFormVersion, { params: { guid, version } }) });
    } catch (error) {
      notifications.create({ type: 'negative', message: refusalText(error, t) });
    }
  }

  /** 1.874 inzendingen, jan 2025 – sep 2026. */
  function sentFor(version: number): string {
    const sent = counts?.versions.find((one) => one.version === version);
    if (sent === undefined) return t('forms.build.counts.none');
    const words = { count: sent.submissions, from: dates.shortDate(sent.firstOn), until: dates.shortDate(sent.lastOn) };
    return t(version === live ? 'forms.build.counts.since' : 'forms.build.counts.between', words);
  }

  return (
    <>
      {asked !== undefined && 'refusal' in asked && <p className={styles.muted}>{asked.refusal}</p>}
      {versions.length === 0 && !hasChanges && <p className={styles.muted}>{t('forms.build.noVersions')}</p>}
      <ol className={styles.versions}>
        {(hasChanges || live === undefined) && (
          <li>
            <span className={styles.number} data-is="draft">
              {(live ?? 0) + 1}
            </span>
            <span className={styles.about}>
              <strong>{t('forms.build.draftName')}</strong>
              <span className={styles.muted}>
                {t(live === undefined ? 'forms.build.noVersions' : 'forms.build.draftIsOpen')}
              </span>
            </span>
            <Badge tone="now">{t('forms.build.notPublic')}</Badge>
          </li>
        )}
        {versions.map(({ version, publishedOn, publishedBy, note }) => (
          <li key={version}>
            <span className={styles.number} data-is={version === live ? 'live' : 'old'}>
              {version}
            </span>
            <span className={styles.about}>
              {counts !== undefined &&
                (version === live ? <strong>{sentFor(version)}</strong> : <span>{sentFor(version)}</span>)}
              <span className={styles.muted}>
                {dates.dateTime(publishedOn)}
                {publishedBy !== '' && `, ${publishedBy}`}
              </span>
              {note !== '' && <span className={styles.muted}>{note}</span>}
            </span>
            <Button
              variant="quiet"
              isCompact
              aria-label={t('forms.build.openVersion', { version })}
              onPress={() => void open(version)}
            >
              {t('forms.build.compare')}
            </Button>
          </li>
        ))}
      </ol>
      <VersionDialog opened={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}
