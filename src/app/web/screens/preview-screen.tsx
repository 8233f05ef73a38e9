import Eye from 'lucide-react/icons/eye';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { listItemTypes } from '#features/item-types/contract/item-types.endpoints.ts';
import type { ListItemDetail } from '#features/list-items/contract/list-item.ts';
import { trailOfPage } from '#features/menus/contract/menu-paths.ts';
import type { OpenedPreview } from '#features/previews/contract/preview.ts';
import { openPreview } from '#features/previews/contract/previews.endpoints.ts';
import { walkedPath } from '#features/previews/contract/site-walk.ts';
import { PreviewComment } from '#features/previews/web/preview-comment.tsx';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { crumbsOf } from '../crumbs-of.ts';
import { type LoadedPreview, previewedBlocks, previewInput } from '../loading/load-preview.ts';
import { PageFrame } from '../shell/frames/page-frame.tsx';
import { InBrowser } from '../shell/in-browser.tsx';
import { useMenu } from '../shell-data.ts';
import { useSiteApp } from '../site-app-context.ts';
import { useSiteHead } from '../use-site-head.ts';
import { ItemArticle } from './item-article.tsx';
import { Message } from './message.tsx';
import { NotFoundMessage } from './not-found-message.tsx';
import { PageView } from './page-view.tsx';
import styles from './preview-screen.module.css';
import { useSiteWalk } from './site-walk.ts';

/** A page or an item that is still being written, for who was sent a link: drawn as readers will get it, below a line that says so. */
export default function PreviewScreen() {
  const loaded = useLoaderData<LoadedPreview | null>();
  if (loaded === null || loaded === 'over') return <NoPreview isOver={loaded === 'over'} />;
  return <Preview token={loaded.token} at={loaded.page} />;
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

function Preview({ token, at }: { token: string; at: string | undefined }) {
  const { t } = useTranslation();
  const { language, locale } = useSiteApp();
  const opened = useLoaded(openPreview, previewInput(token, language, at));
  const walked = opened.kind === 'page' ? opened.site : undefined;
  useSiteWalk(token, walked, language, locale.languages);
  const [title, description, paths] =
    opened.kind === 'page'
      ? [opened.page.title, opened.page.description, opened.page.paths]
      : [opened.item.title, opened.item.metadata.description, opened.item.paths];
  // Nothing that is shared or indexed names the link itself.
  useSiteHead({ title, description, path: paths[language] ?? '/', isIndexed: false });
  // What is said of a whole site would belong to no page.
  const below = walked === undefined && (
    <InBrowser meanwhile={null}>
      <PreviewComment token={token} blocks={previewedBlocks(opened)} />
    </InBrowser>
  );
  return (
    <>
      <PreviewBanner opened={opened}>
        {walked !== undefined && opened.kind === 'page' && (
          <nav aria-label={t('previews.banner.pages')} className={`wrap ${styles.walk}`}>
            {walked.map((page) => (
              <a
                key={page.guid}
                href={walkedPath(token, page, language)}
                target="_self"
                aria-current={page.guid === opened.page.guid ? 'page' : undefined}
              >
                {page.name}
              </a>
            ))}
          </nav>
        )}
      </PreviewBanner>
      {opened.kind === 'page' ? (
        <PageView page={opened.page} below={below} />
      ) : (
        <ItemView item={opened.item}>{below}</ItemView>
      )}
    </>
  );
}

/** Whoever has the link reads it as a visitor. */
const visitor = { isSignedIn: false, isMember: false, isActive: false };

/** An item on its own page. Others like it are left out: they are on the site already. */
function ItemView({ item, children }: { item: ListItemDetail; children: ReactNode }) {
  const { language } = useSiteApp();
  const home = withLanguagePrefix('/', language);
  const trail = trailOfPage(useMenu().items, item.pageGuid ?? '') ?? [];
  const type = useLoaded(listItemTypes, {}).find(({ name }) => name === item.listItemTypeName);
  return (
    <PageFrame
      paths={item.paths}
      crumbs={[...crumbsOf(trail), { label: item.title, lang: item.titleLang }]}
      homePath={home}
    >
      <ItemArticle item={item} type={type} trail={trail} pagePath={trail.at(-1)?.path ?? home} reader={visitor} />
      {children}
    </PageFrame>
  );
}

function PreviewBanner({ opened, children }: { opened: OpenedPreview; children: ReactNode }) {
  const { isPinned, madeAt, expiresAt } = opened;
  const ofSite = opened.kind === 'page' && opened.site !== undefined;
  const { t } = useTranslation();
  const dates = useDates();
  return (
    <aside className={styles.banner} aria-label={t('previews.banner.label')}>
      <p className={`wrap ${styles.words}`}>
        <Icon icon={Eye} size={18} />
        <span>
          <strong>{t('previews.banner.title')}</strong> {ofSite && t('previews.banner.site')}
          {!ofSite &&
            (isPinned
              ? t('previews.banner.pinned', { moment: dates.dateTime(madeAt) })
              : t('previews.banner.follows'))}{' '}
          {t('previews.banner.until', { day: dates.date(expiresAt) })}
        </span>
      </p>
      {children}
    </aside>
  );
}
