import { useId } from 'react';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import type { PreviewLink } from '../contract/preview.ts';
import styles from './preview-dialog.module.css';

interface PreviewListProps {
  of: 'page' | 'item' | 'site';
  links: readonly PreviewLink[];
  isBusy: boolean;
  onRevoke(id: string): void;
}

/** Who made each, what it shows, until when, and how often it was opened. */
export function PreviewList({ of, links, isBusy, onRevoke }: PreviewListProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {t(`previews.links.${of}`)}
      </h3>
      {links.length === 0 && <p className={styles.muted}>{t('previews.none')}</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list" className={styles.links}>
        {links.map((link) => (
          <Line key={link.id} link={link} isBusy={isBusy} onRevoke={() => onRevoke(link.id)} />
        ))}
      </ul>
    </section>
  );
}

function Line({ link, isBusy, onRevoke }: { link: PreviewLink; isBusy: boolean; onRevoke(): void }) {
  const { t } = useTranslation();
  const dates = useDates();
  const made = { name: link.madeBy.name, day: dates.shortDate(link.madeAt) };
  const opened = link.opened === 0 ? t('previews.notOpened') : t('previews.opened', { count: link.opened });
  return (
    <li className={styles.line}>
      <span className={styles.lineWords}>
        <span>
          {link.isPinned
            ? t('previews.kind.pinned', { moment: dates.dateTime(link.madeAt) })
            : t('previews.kind.follows')}
        </span>
        <small className={styles.muted}>
          {t('previews.by', made)} · {t(`previews.state.${link.state}`, { day: dates.shortDate(link.expiresAt) })} ·{' '}
          {opened}
        </small>
      </span>
      {link.state === 'open' && (
        <Button
          variant="quiet"
          isCompact
          isDisabled={isBusy}
          aria-label={t('previews.revokeName', made)}
          onPress={onRevoke}
        >
          {t('previews.revoke')}
        </Button>
      )}
    </li>
  );
}
