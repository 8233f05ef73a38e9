import Eye from 'lucide-react/icons/eye';
import { useLoaderData } from 'react-router';
import { everyBlock } from '#features/pages/contract/blocks-of-page.ts';
import type { OpenedPreview } from '#features/previews/contract/preview.ts';
import { openPreview } from '#features/previews/contract/previews.endpoints.ts';
import { PreviewComment } from '#features/previews/web/preview-comment.tsx';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { type LoadedPreview, previewInput } from '../load-preview.ts';
import { PageFrame } from '../shell/frames/page-frame.tsx';
import { InBrowser } from '../shell/in-browser.tsx';
import { useSiteApp } from '../site-app-context.ts';
import { useSiteHead } from '../use-site-head.ts';
import { Message } from './message.tsx';
import { NotFoundMessage } from './not-found-message.tsx';
import { PageView } from './page-view.tsx';
import styles from './preview-screen.module.css';

/** A page that is still being written, for who was sent a link: drawn as readers will get it, below a line that says so. */
export default function PreviewScreen() {
  const loaded = useLoaderData<LoadedPreview | null>();
  if (loaded === null || loaded === 'over') return <NoPreview isOver={loaded === 'over'} />;
  return <Preview token={loaded.token} />;
}

function NoPreview({ isOver }: { isOver: boolean }) {
  const { t } = useTranslation();
  useSiteHead({ title: t(isOver ? 'previews.over.title' : 'site.notFound.title'), path: '/', isIndexed: false });
  return (
    <PageFrame>
      {isOver ? (
        <Message title={t('previews.over.title')}>
          <p>{t('previews.over.text')}</p>
        </Message>
      ) : (
        <NotFoundMessage />
      )}
    </PageFrame>
  );
}

function Preview({ token }: { token: string }) {
  const { language } = useSiteApp();
  const opened = useLoaded(openPreview, previewInput(token, language));
  const { page } = opened;
  // Nothing that is shared or indexed names the link itself.
  useSiteHead({
    title: page.title,
    description: page.description,
    path: page.paths[language] ?? '/',
    isIndexed: false,
  });
  return (
    <>
      <PreviewBanner opened={opened} />
      <PageView
        page={page}
        below={
          <InBrowser meanwhile={null}>
            <PreviewComment token={token} blocks={everyBlock(page)} />
          </InBrowser>
        }
      />
    </>
  );
}

function PreviewBanner({ opened: { isPinned, madeAt, expiresAt } }: { opened: OpenedPreview }) {
  const { t } = useTranslation();
  const dates = useDates();
  return (
    <aside className={styles.banner} aria-label={t('previews.banner.label')}>
      <p className={`wrap ${styles.words}`}>
        <Icon icon={Eye} size={18} />
        <span>
          <strong>{t('previews.banner.title')}</strong>{' '}
          {isPinned ? t('previews.banner.pinned', { moment: dates.dateTime(madeAt) }) : t('previews.banner.follows')}{' '}
          {t('previews.banner.until', { day: dates.date(expiresAt) })}
        </span>
      </p>
    </aside>
  );
}
