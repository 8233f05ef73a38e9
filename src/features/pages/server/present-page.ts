import { decide, type PageSubject } from '#platform/contract/rights/decide.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { nextPeriodChange } from '#platform/contract/rights/visibility.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { noWords, pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import { headerViewOf } from '../contract/header-view.ts';
import type { Page, StoredBlock, TemplateBlocks } from '../contract/page.ts';
import { areaIn } from '../contract/page-layout.ts';
import type { PublishedPage, RightsOfPage } from './pages.repository.ts';
import { type Presentation, presentBlocks } from './present-block.ts';
import type { SharedImage } from './sharing/shared-image.ts';

export interface PagePresentation extends Presentation {
  /** Of the page itself, in each language. */
  paths: Record<string, string>;
  /** Of the platform. */
  languages: readonly Language[];
  /** What goes along with its link. */
  shared: SharedImage | undefined;
}

export const subjectOf = ({ document }: { document: RightsOfPage }): PageSubject => ({
  kind: 'page',
  visibility: document.visibility,
  roleIds: document.roleIds,
  editPermission: document.editPermission,
  editRoles: document.editRoles,
});

export const maySee = (viewer: Viewer, page: Pick<PublishedPage, 'document'>): boolean =>
  decide(viewer, 'see', subjectOf(page)).allowed;

export function presentPage(page: PublishedPage, presentation: PagePresentation): Page {
  const { document } = page;
  const { viewer, language, shared } = presentation;
  const title = pickLanguage(document.title, language, defaultLanguage);
  const description = pickLanguage(document.description, language, defaultLanguage);
  const { templateHeader, templateFooter, footer } = document.options;
  const headerView = headerViewOf(document);
  return {
    guid: page.id,
    title: title?.value ?? '',
    ...(title?.lang === undefined ? {} : { titleLang: title.lang }),
    description: description?.value ?? '',
    ...(description?.lang === undefined ? {} : { descriptionLang: description.lang }),
    isPublished: true,
    layout: document.layout,
    buildingBlockInstances: presentBlocks(document, presentation).map((block) => ({
      ...block,
      layoutPosition: areaIn(document.layout, block.layoutPosition),
    })),
    templates: {
      ...templateAs('header', templateHeader, presentation),
      ...templateAs('footer', templateFooter, presentation),
      ...templateAs('siteFooter', footer, presentation),
    },
    options: Object.entries(document.options).map(([name, value]) => ({ name, value })),
    editRoles: document.editRoles,
    editPermission: document.editPermission,
    languages: presentation.languages.filter((one) => (document.title.$lang[one] ?? '') !== ''),
    paths: presentation.paths,
    ...(headerView && { headerView }),
    socialImage: shared?.image.imageGuid ?? null,
    socialCrop: shared?.image.crop ?? null,
    socialAlt: pickLanguage(shared?.image.alt ?? noWords, language, defaultLanguage)?.value ?? '',
    socialSize: shared?.size ?? null,
    publishedAt: page.publishedAt.toISOString(),
    can: { edit: decide(viewer, 'edit', subjectOf(page)).allowed },
  };
}

function templateAs(
  place: keyof Page['templates'],
  guid: string | null,
  presentation: Presentation,
): Page['templates'] {
  const template = guid === null ? undefined : presentation.parts.get(guid.toLowerCase());
  if (template?.kind !== 'template' || !maySee(presentation.viewer, template)) return {};
  return { [place]: presentTemplate(template, presentation) };
}

/** Columns are the page's: of a template only the rows that span the window keep their place. */
export const presentTemplate = (template: PublishedPage, presentation: Presentation): TemplateBlocks => ({
  guid: template.id,
  blocks: presentBlocks(template.document, presentation).map((block) => ({
    ...block,
    layoutPosition: areaIn('100', block.layoutPosition),
  })),
});

/** When the page shows something else to this viewer by itself: a period begins or ends, or a block says that it will. */
export function nextChange(
  stored: readonly StoredBlock[],
  { viewer, now, timeZone, blocks }: Pick<Presentation, 'viewer' | 'now' | 'blocks'> & { timeZone: TimeZone },
): Date | undefined {
  const seen = stored.filter((block) => decide(viewer, 'see', { kind: 'content', ...block }).allowed);
  const periods = nextPeriodChange(
    seen.map(({ period }) => period),
    now,
  );
  const changes = seen.map((block) => blocks.changesAt(block, now, timeZone));
  const moments = [periods, ...changes].filter((at) => at !== undefined);
  return moments.length === 0 ? undefined : new Date(Math.min(...moments.map(Number)));
}
