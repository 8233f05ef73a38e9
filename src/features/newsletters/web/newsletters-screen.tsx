import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatNumber, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { Table } from '#platform/web/ui/table/table.tsx';
import type { NewsletterSummary } from '../contract/newsletter.ts';
import { listNewsletterLists } from '../contract/newsletter-lists.endpoints.ts';
import { addNewsletter, listNewsletters } from '../contract/newsletters.endpoints.ts';
import { newslettersTopic } from '../contract/newsletters.topics.ts';
import { NewsletterStateBadge } from './newsletter-state-badge.tsx';
import styles from './newsletters.module.css';

const shown = [listNewsletters, listNewsletterLists];

/** Every newsletter: what is written, what goes out, and what became of those that went. */
export default function NewslettersScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const call = useCall();
  const letters = useLoaded(listNewsletters, {});
  const lists = useLoaded(listNewsletterLists, {});
  const [error, setError] = useState<unknown>();
  const [isMaking, setIsMaking] = useState(false);
  useLive(newslettersTopic, shown);
  const number = (value: number) => formatNumber(value, language);

  /** Of what did not begin to go out there is nothing to count. */
  const figure = ({ beganAt, figures }: NewsletterSummary, name: 'accepted' | 'refused' | 'left') =>
    beganAt === null ? '–' : number(figures[name]);

  async function make(): Promise<void> {
    setIsMaking(true);
    setError(undefined);
    try {
      const last = letters.find(({ state }) => state === 'Sent');
      const { guid } = await call(addNewsletter, { body: last === undefined ? {} : { like: last.guid } });
      await navigate(guid);
    } catch (failure) {
      setError(failure);
      setIsMaking(false);
    }
  }

  const newLetter = (
    <Button variant="primary" icon={Plus} isPending={isMaking} onPress={() => void make()}>
      {t('newsletters.admin.add')}
    </Button>
  );
  const readers = lists.reduce((sum, list) => sum + list.readers, 0);
  return (
    <Screen>
      <PageHeading
        lead={t('newsletters.admin.lead', { count: readers, readers: number(readers) })}
        actions={
          <>
            <ButtonLink href={withLanguagePrefix('/admin/newsletters/lists', language)}>
              {t('admin.menu.newsletterLists')}
            </ButtonLink>
            {letters.length > 0 && newLetter}
          </>
        }
      >
        {t('admin.menu.newsletters')}
      </PageHeading>
      {error !== undefined && (
        <Notice tone="danger" isLive>
          {refusalText(error, t)}
        </Notice>
      )}
      {letters.length === 0 ? (
        <EmptyState title={t('newsletters.admin.emptyTitle')} actions={newLetter} headingLevel={2}>
          {t('newsletters.admin.emptyText')}
        </EmptyState>
      ) : (
        <Table
          id="newsletters-list"
          label={t('admin.menu.newsletters')}
          rows={letters.map((letter) => ({ ...letter, id: letter.guid }))}
          columns={[
            {
              id: 'title',
              label: t('newsletters.admin.letterTitle'),
              isRowHeader: true,
              cell: (letter) => (
                <span className={styles.name}>
                  {/* Letters to one list mostly have one title: what tells them apart is what they are about. */}
                  <TextLink href={withLanguagePrefix(`/admin/newsletters/${letter.guid}`, language)}>
                    {letter.subject || letter.title || t('newsletters.admin.untitled')}
                  </TextLink>
                  <span className={styles.muted}>{letter.listName ?? t('newsletters.admin.noList')}</span>
                </span>
              ),
            },
            { id: 'state', label: t('newsletters.admin.state'), cell: (letter) => <Standing letter={letter} /> },
            {
              id: 'accepted',
              label: t('newsletters.figures.accepted'),
              priority: 2,
              cell: (letter) => figure(letter, 'accepted'),
            },
            {
              id: 'refused',
              label: t('newsletters.figures.refused'),
              priority: 3,
              cell: (letter) => figure(letter, 'refused'),
            },
            {
              id: 'left',
              label: t('newsletters.figures.left'),
              priority: 3,
              cell: (letter) => figure(letter, 'left'),
            },
          ]}
        />
      )}
    </Screen>
  );
}

/** In what state, and since or until when. */
function Standing({ letter: { state, figures, plannedFor, endedAt, changedAt } }: { letter: NewsletterSummary }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dates = useDates();
  const number = (value: number) => formatNumber(value, language);
  const isGoing = state === 'Sending' || state === 'Paused';
  return (
    <span className={styles.name}>
      <NewsletterStateBadge state={state} />
      <span className={styles.muted}>
        {isGoing
          ? t('newsletters.admin.progress', {
              done: number(figures.total - figures.waiting),
              total: number(figures.total),
            })
          : dates.dateTime(plannedFor ?? endedAt ?? changedAt)}
      </span>
    </span>
  );
}
