import { useLoaderData, useLocation } from 'react-router';
import type { Page } from '#features/pages/contract/page.ts';
import { readPage } from '#features/pages/contract/pages.endpoints.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import type { Reader } from '../../contract/render.ts';
import { editorScreen } from '../editor-screen.ts';
import { itemScreen } from '../item-screen.ts';
import { isLoadedEditor, type LoadedEditor } from '../loading/loaded-editor.ts';
import { isLoadedItem, type LoadedItem } from '../loading/loaded-item.ts';
import { PageFrame } from '../shell/frames/page-frame.tsx';
import { useMenu } from '../shell-data.ts';
import { useSiteApp } from '../site-app-context.ts';
import { useShownPage } from '../use-shown-page.ts';
import { useSiteHead } from '../use-site-head.ts';
import { FollowThis } from './follow-this.tsx';
import type { Followable } from './followable.ts';
import { Message } from './message.tsx';
import { NotFoundMessage } from './not-found-message.tsx';
import { PageView } from './page-view.tsx';

export function ContentPage() {
  const loaded = useLoaderData<string | LoadedItem | LoadedEditor | null>();
  if (isLoadedItem(loaded)) return <FoundItem loaded={loaded} />;
  if (isLoadedEditor(loaded)) return <EditedPage loaded={loaded} />;
  return loaded === null ? <NoPage /> : <FoundPage guid={loaded} />;
}

/** Its screen came with the loader. */
function FoundItem({ loaded }: { loaded: LoadedItem }) {
  const Screen = itemScreen();
  return Screen === undefined ? null : <Screen loaded={loaded} />;
}

function EditedPage({ loaded }: { loaded: LoadedEditor }) {
  const Screen = editorScreen();
  return Screen === undefined ? null : <Screen loaded={loaded} />;
}

function NoPage() {
  const { t } = useTranslation();
  const isEmpty = useMenu().items.length === 0;
  useSiteHead({ title: t(isEmpty ? 'site.empty.title' : 'site.notFound.title'), isIndexed: false });
  return <PageFrame>{isEmpty ? <EmptySite /> : <NotFoundMessage />}</PageFrame>;
}

/** A platform without a single page: whoever just installed it must not think that it is broken. */
function EmptySite() {
  const { t } = useTranslation();
  const { reader, language } = useSiteApp();
  const way = wayFromEmpty(reader);
  return (
    // There is no front page to go to.
    <Message
      title={t('site.empty.title')}
      onward={way && <ButtonLink href={withLanguagePrefix(way.path, language)}>{t(way.label)}</ButtonLink>}
    >
      <p>
        {t(reader.isContentManager ? 'site.empty.drafts' : reader.isSignedIn ? 'site.empty.later' : 'site.empty.text')}
      </p>
    </Message>
  );
}

/** Who may only read what others write has nowhere to go yet. */
function wayFromEmpty({ isContentManager, isSignedIn }: Reader) {
  if (isContentManager) return { path: '/admin/pages', label: 'site.empty.toPages' } as const;
  return isSignedIn ? null : ({ path: '/login', label: 'site.signIn' } as const);
}

/** A search engine is told of the languages that the page is really in. */
const translatedPaths = ({ paths, languages }: Page): Page['paths'] =>
  Object.fromEntries(Object.entries(paths).filter(([language]) => languages.includes(language)));

function FoundPage({ guid }: { guid: string }) {
  const { language } = useSiteApp();
  const { page, listMetadata } = useLoaded(readPage, { params: { id: guid }, query: { language } });
  useShownPage(page);
  useSiteHead({
    title: useLocation().pathname === '/' ? undefined : page.title,
    description: page.description,
    imageGuid: page.socialImage,
    imageCrop: page.socialCrop,
    imageAlt: page.socialAlt,
    imageSize: page.socialSize,
    paths: translatedPaths(page),
    isIndexed: true,
  });
  const lists = page.buildingBlockInstances.filter((block) => listMetadata[block.guid] !== undefined);
  const followed: Followable[] = [
    { kind: 'page', guid: page.guid, name: page.title },
    ...lists.map(({ guid: list, heading }) => ({
      kind: 'list' as const,
      guid: list,
      name: heading?.value || page.title,
    })),
    ...page.buildingBlockInstances.flatMap(({ options, heading }) =>
      typeof options.formGuid === 'string'
        ? [{ kind: 'form' as const, guid: options.formGuid, name: heading?.value || page.title }]
        : [],
    ),
  ];
  return <PageView page={page} below={<FollowThis targets={followed} className="wrap" />} />;
}
