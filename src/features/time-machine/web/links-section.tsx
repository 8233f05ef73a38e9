import Link from 'lucide-react/icons/link';
import { useState } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useReload } from '#platform/web/api/use-reload.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ShownOnceDialog } from '#platform/web/ui/dialog/shown-once-dialog.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { MadePastLink, PastLink } from '../contract/past-link.ts';
import { listPastLinks, makePastLink, revokePastLink } from '../contract/time-machine.endpoints.ts';
import { NewLinkDialog } from './new-link-dialog.tsx';
import styles from './time-machine.module.css';

/** The links that others look back with: who made them, until when they work, and a way to end them. */
export function LinksSection() {
  const { t } = useTranslation();
  const call = useCall();
  const reload = useReload();
  const links = useLoaded(listPastLinks, {});
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<MadePastLink>();
  const [refusal, setRefusal] = useState<string>();

  async function revoke(id: string): Promise<void> {
    setRefusal(undefined);
    try {
      await call(revokePastLink, { params: { id } });
      say(t('timeMachine.links.revoked'));
    } catch (error) {
      setRefusal(refusalText(error, t));
    }
    await reload(listPastLinks);
  }

  return (
    <section className={styles.section} aria-labelledby="past-links">
      <h2 id="past-links">{t('timeMachine.links.title')}</h2>
      <p>{t('timeMachine.links.lead')}</p>
      {refusal !== undefined && (
        <Notice tone="danger" isLive>
          {refusal}
        </Notice>
      )}
      {links.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so
        <ul role="list" className={styles.changes}>
          {links.map((link) => (
            <LinkRow key={link.id} link={link} onRevoke={() => void revoke(link.id)} />
          ))}
        </ul>
      )}
      <p>
        <Button icon={Link} onPress={() => setMaking(true)}>
          {t('timeMachine.links.make')}
        </Button>
      </p>
      {isMaking && (
        <NewLinkDialog
          onClose={() => setMaking(false)}
          onMake={async (body) => {
            setMade(await call(makePastLink, { body }));
            setMaking(false);
            await reload(listPastLinks);
          }}
        />
      )}
      <ShownOnceDialog
        secret={made && location.origin + made.path}
        words={{
          title: t('timeMachine.links.madeTitle'),
          lead: t('timeMachine.links.madeLead'),
          copy: t('timeMachine.links.copy'),
          copied: t('timeMachine.links.copied'),
          copyFailed: t('timeMachine.links.copyFailed'),
          done: t('timeMachine.links.done'),
        }}
        onClose={() => setMade(undefined)}
      />
    </section>
  );
}

function LinkRow({ link, onRevoke }: { link: PastLink; onRevoke(): void }) {
  const { t } = useTranslation();
  const dates = useDates();
  // It ends with a day: the last on which it works is the one before.
  const lastDay = dates.date(new Date(new Date(link.expiresAt).getTime() - 1));
  return (
    <li className={styles.link}>
      <span className={styles.linkWords}>
        <strong>{link.name}</strong>
        <span>{t(`timeMachine.links.state.${link.state}`, { date: lastDay })}</span>
        <span className={styles.muted}>
          {t('timeMachine.links.by', { name: link.madeBy, date: dates.date(link.madeAt) })}{' '}
          {link.lastOpenedAt === null
            ? t('timeMachine.links.notOpened')
            : t('timeMachine.links.opened', { count: link.opened, date: dates.dateTime(link.lastOpenedAt) })}
        </span>
      </span>
      {link.state === 'open' && (
        <Button
          variant="quiet"
          isCompact
          aria-label={t('timeMachine.links.revokeOne', { name: link.name })}
          onPress={onRevoke}
        >
          {t('timeMachine.links.revoke')}
        </Button>
      )}
    </li>
  );
}
