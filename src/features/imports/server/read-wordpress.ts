import { setImmediate } from 'node:timers/promises';
import { AppError } from '#platform/contract/calls/errors.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { arrangeEntries, type EntryToArrange } from '../contract/arrange-entries.ts';
import { convertContent } from '../contract/content/convert-content.ts';
import { nodesOf, wordsOf } from '../contract/content/html-tree.ts';
import { mostEntries } from '../contract/import-states.ts';
import { formerPaths, oldPath, pictureKey } from '../contract/old-address.ts';
import { momentOf } from '../contract/old-moment.ts';
import { type Remark, remark } from '../contract/remark.ts';
import { createWxrReader } from '../contract/wxr/read-wxr.ts';
import { WxrFault, type WxrItem, type WxrSite } from '../contract/wxr/wxr.ts';
import { insertEntries, type NewEntry, placeEntries } from './entries.repository.ts';
import type { ImportRow } from './imports.repository.ts';
import { fileNameOf, pictureEntry, sourcesOf } from './picture-entries.ts';

const kinds: Readonly<Record<string, NewEntry['kind']>> = { page: 'page', post: 'item', attachment: 'file' };
/** What WordPress keeps for itself: nobody misses it. */
const ownOfWordPress: readonly string[] = ['nav_menu_item', 'revision', 'customize_changeset', 'oembed_cache'];
const thrownAway: readonly string[] = ['trash', 'auto-draft'];
const atOnce = 50;

interface Reading {
  db: PlatformDb;
  importId: string;
  timeZone: TimeZone;
}

/** Reads an export as it comes in and keeps its entries, a few at a time; answers what is to be told of the whole. */
export async function readWordPress(
  content: AsyncIterable<Uint8Array>,
  { db, importId, timeZone }: Reading,
): Promise<ImportRow['facts']> {
  const others = new Map<string, number>();
  const menuIds = new Set<string>();
  const seen = new Set<string>();
  const pages: EntryToArrange[] = [];
  const items: { sourceId: string; moment: string }[] = [];
  const shownAt = new Map<string, string>();
  const fileKeys = new Set<string>();
  const emailOf = new Map<string, string>();
  let waiting: WxrItem[] = [];
  let site: WxrSite = { title: '', url: '' };
  const reader = createWxrReader({
    onItem: (item) => void waiting.push(item),
    onAuthor: ({ login, email }) => void emailOf.set(login, email),
    onSite: (found) => {
      site = found;
    },
  });

  function take(item: WxrItem): NewEntry[] {
    const kind = kinds[item.type];
    if (item.type === 'nav_menu_item' && item.meta._menu_item_object === 'page') {
      menuIds.add(item.meta._menu_item_object_id ?? '');
    }
    const isMenuLink = item.type === 'nav_menu_item' && item.meta._menu_item_type === 'custom';
    const isThrownAway = thrownAway.includes(item.status);
    if (kind === undefined || isThrownAway) {
      const type = isMenuLink ? 'menu-link' : isThrownAway ? 'trash' : item.type;
      if (isMenuLink || !ownOfWordPress.includes(item.type)) others.set(type, (others.get(type) ?? 0) + 1);
      return [];
    }
    const sourceId = freeId(seen, item.id);
    const { entry, pictures } = entryOf(item, { sourceId, kind, timeZone, author: emailOf.get(item.creator) ?? '' });
    if (item.comments > 0) others.set('comment', (others.get('comment') ?? 0) + item.comments);
    if (kind === 'page') pages.push({ ...item, id: sourceId, title: entry.title });
    if (kind === 'item') items.push({ sourceId, moment: entry.source.publishedOn ?? '' });
    if (entry.pictureKey !== null) fileKeys.add(entry.pictureKey);
    for (const src of pictures) shownAt.set(pictureKey(absolute(src, item.link)), absolute(src, item.link));
    return [entry];
  }

  async function keepWaiting(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, atOnce);
      waiting = waiting.slice(atOnce);
      const entries = batch.flatMap(take);
      if (seen.size > mostEntries) throw new AppError('import-too-many', 400, { values: { count: mostEntries } });
      await insertEntries(db, importId, entries);
      // Others are answered between two handfuls.
      await setImmediate();
    }
  }

  try {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    for await (const chunk of content) {
      reader.write(decoded(decoder, chunk));
      await keepWaiting();
    }
    reader.write(decoded(decoder));
    reader.close();
    await keepWaiting();
  } catch (error) {
    if (error instanceof WxrFault) throw new AppError(error.code, 400, { values: error.values });
    throw error;
  }
  // Pictures that pages show and that the export does not name as files of the site.
  const unnamed = [...shownAt].filter(([key]) => !fileKeys.has(key)).slice(0, mostEntries);
  for (let at = 0; at < unnamed.length; at += atOnce) {
    await insertEntries(
      db,
      importId,
      unnamed.slice(at, at + atOnce).map(([key, url]) => pictureEntry(key, url)),
    );
  }
  await place({ db, importId }, pages, items);
  const leftOut = [...others].map(([type, count]) => ({ type, count }));
  return { siteTitle: site.title, siteUrl: site.url, leftOut, menuIds: [...menuIds] };
}

function decoded(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true });
  } catch {
    throw new WxrFault('import-not-xml', { line: 1 });
  }
}

/** An id that two entries have is a mistake of the export; neither is lost for it. */
function freeId(seen: Set<string>, id: string): string {
  let free = id === '' ? `nr-${seen.size + 1}` : id.slice(0, 50);
  while (seen.has(free)) free = `${free}~`;
  seen.add(free);
  return free;
}

const absolute = (src: string, link: string): string => (URL.canParse(src, link) ? new URL(src, link).href : src);

const longestTitle = 500;

function entryOf(
  item: WxrItem,
  {
    sourceId,
    kind,
    timeZone,
    author,
  }: { sourceId: string; kind: NewEntry['kind']; timeZone: TimeZone; author: string },
): { entry: NewEntry; pictures: string[] } {
  const isFile = kind === 'file';
  const { blocks, remarks } = isFile ? { blocks: [], remarks: [] } : convertContent(item.content);
  const path = item.link === '' ? null : (oldPath(item.link, item.link) ?? null);
  const named = (wanted: string) => item.labels.filter(({ domain }) => domain === wanted).map(({ name }) => name);
  const entry: NewEntry = {
    sourceId,
    kind,
    // WordPress lets a title have markup; here it is words.
    title: (wordsOf(nodesOf(item.title)) || (isFile ? fileNameOf(item.attachmentUrl) : '')).slice(0, longestTitle),
    status: item.status,
    oldPath: path,
    pictureKey: isFile ? pictureKey(item.attachmentUrl) : null,
    source: {
      link: item.link,
      content: isFile ? '' : item.content,
      excerpt: item.excerpt,
      publishedOn: momentOf(item, timeZone),
      hasPassword: item.hasPassword,
      formerPaths: formerPaths(path, item.oldSlugs),
      labels: named('category'),
      tags: named('post_tag'),
      author,
      pictureId: item.meta._thumbnail_id ?? '',
      url: item.attachmentUrl,
      alt: item.meta._wp_attachment_image_alt ?? '',
    },
    remarks: [...remarks, ...statusRemarks(item, kind)],
  };
  return { entry, pictures: blocks.flatMap(sourcesOf) };
}

function statusRemarks({ status, hasPassword }: WxrItem, kind: NewEntry['kind']): Remark[] {
  if (kind === 'file') return [];
  return [
    ...(status === 'private' ? [remark('was-private')] : []),
    ...(hasPassword ? [remark('had-password')] : []),
    ...(status === 'future' && kind === 'page' ? [remark('was-planned')] : []),
  ];
}

async function place(
  { db, importId }: Pick<Reading, 'db' | 'importId'>,
  pages: readonly EntryToArrange[],
  items: { sourceId: string; moment: string }[],
): Promise<void> {
  const ofPages = arrangeEntries(pages).map(({ id, ...place }) => ({ sourceId: id, ...place }));
  const ofItems = items
    .toSorted((one, other) => (one.moment < other.moment ? -1 : 1))
    .map(({ sourceId }, position) => ({ sourceId, parentId: null, depth: 0, position, segment: '', remarks: [] }));
  await placeEntries(db, importId, [...ofPages, ...ofItems]);
}
