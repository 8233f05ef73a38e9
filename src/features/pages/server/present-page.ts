import { decide, type PageSubject } from '#platform/contract/decide.ts';
import { defaultLanguage, type Language, languages } from '#platform/contract/language.ts';
import { pickLanguage, resolveLanguage } from '#platform/contract/localized.ts';
import { anonymousViewer, type Viewer } from '#platform/contract/viewer.ts';
import { nextPeriodChange } from '#platform/contract/visibility.ts';
import type { BlockInstance, Page, StoredBlock } from '../contract/page.ts';
import { areaIn } from '../contract/page-layout.ts';
import type { BlockRules } from './block-rules.ts';
import type { PublishedPage } from './pages.repository.ts';

export interface Presentation {
  viewer: Viewer;
  language: Language;
  now: Date;
  blocks: BlockRules;
  /** The address of a page in the reader's language, for links that name a page by its guid. */
  pathOfPage(guid: string): string | undefined;
  /** Of the page itself, in each language. */
  paths: Partial<Record<Language, string>>;
}

export const subjectOf = ({ document }: Pick<PublishedPage, 'document'>): PageSubject => ({
  kind: 'page',
  visibility: document.visibility,
  roleIds: document.roleIds,
  editPermission: document.editPermission,
  editRoles: document.editRoles,
});

export function presentPage(page: PublishedPage, presentation: Presentation): Page {
  const { document } = page;
  const { viewer, language } = presentation;
  const title = pickLanguage(document.title, language, defaultLanguage);
  return {
    guid: page.id,
    title: title?.value ?? '',
    ...(title?.lang === undefined ? {} : { titleLang: title.lang }),
    description: pickLanguage(document.description, language, defaultLanguage)?.value ?? '',
    isPublished: true,
    layout: document.layout,
    buildingBlockInstances: document.buildingBlockInstances
      .filter((block) => isShown(block, presentation))
      .map((block) => presentBlock(block, presentation))
      .filter((block) => block !== undefined)
      .map((block) => ({ ...block, layoutPosition: areaIn(document.layout, block.layoutPosition) }))
      .sort((a, b) => a.sortId - b.sortId),
    options: Object.entries(document.options).map(([name, value]) => ({ name, value })),
    editRoles: document.editRoles,
    editPermission: document.editPermission,
    languages: languages.filter((one) => (document.title.$lang[one] ?? '') !== ''),
    paths: presentation.paths,
    socialImage: document.options.headerImage ?? firstSocialImage(document.buildingBlockInstances, presentation),
    publishedAt: page.publishedAt.toISOString(),
    can: { edit: decide(viewer, 'edit', subjectOf(page)).allowed },
  };
}

export const isShown = (block: StoredBlock, { viewer, now }: Pick<Presentation, 'viewer' | 'now'>): boolean =>
  decide(viewer, 'see', { kind: 'block', ...block, now }).allowed;

/** When these blocks show something else to this viewer by themselves: a period begins or ends. */
export const nextChange = (blocks: readonly StoredBlock[], { viewer, now }: Presentation): Date | undefined =>
  nextPeriodChange(
    blocks.filter((block) => decide(viewer, 'see', { kind: 'content', ...block }).allowed).map(({ period }) => period),
    now,
  );

/** Whoever reads, the picture goes to people who were sent a link: only what everyone sees now. */
function firstSocialImage(stored: readonly StoredBlock[], { blocks, now }: Presentation): string | null {
  for (const block of stored) {
    const image = isShown(block, { viewer: anonymousViewer, now }) ? blocks.socialImage(block) : undefined;
    if (image !== undefined) return image;
  }
  return null;
}

/** Managers get a block that we do not know, to be told of it; readers do not. */
export function presentBlock(block: StoredBlock, presentation: Presentation): BlockInstance | undefined {
  const { blocks, viewer, language } = presentation;
  const options = blocks.readOptions(block) ?? (viewer.isContentManager ? {} : undefined);
  if (options === undefined) return undefined;
  const heading = pickLanguage(block.heading, language, defaultLanguage);
  const more = block.more && (resolveLanguage(block.more, language, defaultLanguage) as BlockInstance['more']);
  return withPaths(
    {
      guid: block.guid,
      buildingBlockName: block.buildingBlockName,
      layoutPosition: block.layoutPosition,
      sortId: block.sortId,
      headingLevel: block.headingLevel,
      background: block.background,
      ...(block.anchor === undefined ? {} : { anchor: block.anchor }),
      options: resolveLanguage(options, language, defaultLanguage),
      ...(heading === undefined || heading.value === '' ? {} : { heading }),
      ...(more === undefined ? {} : { more }),
    },
    presentation.pathOfPage,
  );
}

/** Every `href` that names a page gets that page's path. A page that is not in the menu has none: the link goes home. */
function withPaths<T>(value: T, pathOfPage: (guid: string) => string | undefined): T {
  if (Array.isArray(value)) return value.map((item) => withPaths(item, pathOfPage)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    copy[key] =
      key === 'href' && typeof inner === 'string' ? hrefWithPath(inner, pathOfPage) : withPaths(inner, pathOfPage);
  }
  return copy as T;
}

function hrefWithPath(href: string, pathOfPage: (guid: string) => string | undefined): string {
  const [, guid, hash] = /^page:([0-9a-f-]{36})(#.*)?$/i.exec(href) ?? [];
  return guid === undefined ? href : `${pathOfPage(guid.toLowerCase()) ?? '/'}${hash ?? ''}`;
}
