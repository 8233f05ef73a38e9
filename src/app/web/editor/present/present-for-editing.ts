import { headerViewOf } from '#features/pages/contract/header-view.ts';
import type { BlockInstance, Page, PageDocument, StoredBlock } from '#features/pages/contract/page.ts';
import { type Area, areaIn } from '#features/pages/contract/page-layout.ts';
import { type PathOfPage, withPaths } from '#features/pages/contract/page-links.ts';
import { isWithinPeriod, type Visibility } from '#platform/contract/rights/visibility.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { Resolved } from '#platform/contract/texts/localized.ts';
import { resolveForEditing } from '#platform/contract/texts/resolve-for-editing.ts';
import type { Path, TextPlace } from '#platform/contract/texts/text-place.ts';
import type { PageWithHead } from '../../screens/page-head.tsx';

/** A block of a page that is being edited: all of them are there, whoever may see them. */
export interface EditedBlock extends BlockInstance {
  seen: { by: Visibility; when: 'now' | 'not-yet' | 'over' };
}

export interface EditedPage extends PageWithHead {
  buildingBlockInstances: EditedBlock[];
}

export interface EditedAround {
  guid: string;
  language: Language;
  /** Of the platform. */
  languages: readonly Language[];
  /** The path of the page in each language. */
  paths: Page['paths'];
  now: Date;
  pathOfPage: PathOfPage;
  /** What a block of this kind has where nothing was set; the schemas are on the server. */
  defaultsOf(buildingBlockName: string): Readonly<Record<string, unknown>>;
  /** The page as the server answered it, for what is written elsewhere: templates, and blocks of shared parts. */
  answer?: Page | undefined;
}

/** Chosen as a block is: then there is room for a description too. */
export const pageItself = 'page';

/**
 * `chosen` are guids of blocks, or the page itself: all their texts are there, also those that nobody wrote. The text that
 * someone types in stays there when they empty it.
 */
export type PresentForEditing = (
  document: PageDocument,
  chosen: ReadonlySet<string>,
  typing?: TextPlace | undefined,
) => EditedPage;

type IsOpen = (path: Path) => boolean;

/**
 * Makes of a working copy, in the browser, the page that is drawn for readers, in one language; its texts know where
 * they are written. A block that did not change is the same object as before, so that it is not drawn again.
 */
export function createPresentForEditing(around: EditedAround): PresentForEditing {
  const known = new WeakMap<StoredBlock, { made: EditedBlock; opened: string }>();

  function present(block: StoredBlock, area: Area, opened: string): EditedBlock {
    const before = known.get(block);
    if (before?.opened === opened && before.made.layoutPosition === area) return before.made;
    const isOpen: IsOpen = (path) => opened === all || (opened !== none && opened === nameOf(path));
    const made = editedBlock(block, area, isOpen, around);
    known.set(block, { made, opened });
    return made;
  }

  return (document, chosen, typing) => {
    const openedOf = (guid: string | null) => {
      if (chosen.has(guid ?? pageItself)) return all;
      return typing?.block === guid ? nameOf(typing.path) : none;
    };
    const at = { block: null, language: around.language, fallback: defaultLanguage };
    const title = resolveForEditing(document.title, { ...at, path: ['title'], isOpen: () => true });
    const description = resolveForEditing(document.description, {
      ...at,
      path: ['description'],
      isOpen: (path) => [all, nameOf(path)].includes(openedOf(null)),
    });
    return {
      guid: around.guid,
      title: title.value,
      titleLang: title.lang,
      description: description.value,
      descriptionLang: description.lang,
      texts: { title, description },
      isPublished: around.answer?.isPublished ?? false,
      layout: document.layout,
      buildingBlockInstances: document.buildingBlockInstances
        .map((block) => present(block, areaIn(document.layout, block.layoutPosition), openedOf(block.guid)))
        .sort((a, b) => a.sortId - b.sortId),
      templates: around.answer?.templates ?? {},
      options: Object.entries(document.options).map(([name, value]) => ({ name, value })),
      editRoles: document.editRoles,
      editPermission: document.editPermission,
      languages: around.languages.filter((one) => (document.title.$lang[one] ?? '') !== ''),
      paths: around.paths,
      headerView: headerViewOf(document),
      socialImage: around.answer?.socialImage ?? null,
      socialCrop: around.answer?.socialCrop ?? null,
      socialAlt: around.answer?.socialAlt ?? '',
      socialSize: around.answer?.socialSize ?? null,
      publishedAt: around.answer?.publishedAt ?? null,
      can: { edit: true },
    };
  };
}

const all = 'all';
const none = '';
const nameOf = (path: Path): string => JSON.stringify(path);

function editedBlock(block: StoredBlock, area: Area, isOpen: IsOpen, around: EditedAround): EditedBlock {
  const { guid, buildingBlockName, sortId, headingLevel, background, anchor } = block;
  const options = { ...around.defaultsOf(buildingBlockName), ...block.options };
  const at = { block: guid, path: [], language: around.language, fallback: defaultLanguage, isOpen };
  const written: Resolved<Pick<StoredBlock, 'options' | 'heading' | 'more'>> = resolveForEditing(
    { options, heading: block.heading, ...(block.more !== undefined && { more: block.more }) },
    at,
  );
  const blocks = blocksOfPart(block, around);
  return {
    guid,
    buildingBlockName,
    layoutPosition: area,
    sortId,
    headingLevel,
    background,
    ...(anchor !== undefined && { anchor }),
    ...withPaths(written, around.pathOfPage, isText),
    ...(blocks !== undefined && { blocks }),
    seen: { by: block.visibility, when: whenSeen(block, around.now) },
  };
}

/** Its own links are changed where it is written, so it keeps them as they are stored. */
const isText = (value: object): boolean => 'value' in value && 'place' in value;

/** The blocks of the shared part that it shows, as long as it shows the one that it showed to the server. */
function blocksOfPart({ guid, options }: StoredBlock, { answer }: EditedAround): BlockInstance['blocks'] {
  const answered = answer?.buildingBlockInstances.find((block) => block.guid === guid);
  if (answered?.blocks === undefined) return undefined;
  const isSame = Object.entries(answered.options).every(([name, value]) => (options[name] ?? null) === value);
  return isSame ? answered.blocks : [];
}

function whenSeen({ period }: StoredBlock, now: Date): EditedBlock['seen']['when'] {
  if (isWithinPeriod(period, now)) return 'now';
  return isWithinPeriod({ until: period.until }, now) ? 'not-yet' : 'over';
}
