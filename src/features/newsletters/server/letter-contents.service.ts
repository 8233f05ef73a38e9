import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import { anonymousViewer, type Viewer, viewerOf } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Letter, ShownItem } from '../contract/letter.ts';
import type { LetterContent } from '../contract/letter-mail.ts';
import { dayText } from './letter-frame.service.ts';
import type { ListRow } from './lists.repository.ts';

interface ContentsParts {
  platform: Platform;
  items: Pick<ListItemsService, 'forLetters'>;
}

type Card = Awaited<ReturnType<ListItemsService['forLetters']['among']>>[number];

const member = (roleIds: string[]): Viewer =>
  viewerOf({ id: 'reader of a newsletter', accountType: 'Standard', emailVerified: true, isActive: true, roleIds });

/** The least that any reader of a list may see: everyone, a member without a role, or one of each of its roles. */
export function leastReaders(list: Pick<ListRow, 'isPublic' | 'roleIds'> | undefined): [Viewer, ...Viewer[]] {
  if (list === undefined || list.isPublic) return [anonymousViewer];
  const [first, ...others] = list.roleIds;
  return first === undefined ? [member([])] : [member([first]), ...others.map((role) => member([role]))];
}

const most = 100;

/** What a letter brings of the site, as its readers may see it at this moment. */
export function createLetterContents({ platform, items }: ContentsParts) {
  const languageOf = (list: ListRow | undefined): Language => list?.language ?? defaultLanguage;

  /** A picture that is not for everyone cannot be in a mail: a mail program does not sign in. */
  function shown(card: Card, list: ListRow | undefined): ShownItem[] {
    const { guid, title, metadata, publishedOn, path, image } = card;
    if (path === null) return [];
    const start = metadata['period-start'];
    const isPictured = image !== null && list?.isPublic !== false;
    return [
      {
        guid,
        title,
        description: metadata.description,
        date: start ?? publishedOn,
        isEvent: start !== null,
        path,
        image: isPictured ? { guid: image.imageGuid, alt: image.alt?.value ?? '' } : null,
      },
    ];
  }

  async function shownItems(letter: Letter, list: ListRow | undefined): Promise<ShownItem[]> {
    const guids = letter.items.map(({ guid }) => guid);
    const found = await items.forLetters.among(leastReaders(list), guids, languageOf(list));
    const byGuid = new Map(found.map((card) => [card.guid, card]));
    return guids.flatMap((guid) => {
      const card = byGuid.get(guid);
      return card === undefined ? [] : shown(card, list);
    });
  }

  return {
    languageOf,
    shownItems,

    async choices(list: ListRow | undefined, search: string): Promise<ShownItem[]> {
      const words = search
        .toLowerCase()
        .split(/\s+/)
        .filter((word) => word !== '');
      const question = { words, limit: most, language: languageOf(list) };
      return (await items.forLetters.newest(leastReaders(list), question)).flatMap((card) => shown(card, list));
    },

    /** As it leaves; what is not for every reader any more is not in it. */
    async content(letter: Letter, list: ListRow | undefined): Promise<LetterContent> {
      const { timeZone } = await platform.locale();
      const language = languageOf(list);
      const looks = new Map(letter.items.map(({ guid, look }) => [guid, look]));
      const there = await shownItems(letter, list);
      return {
        ...letter,
        items: there.map((item) => ({
          ...item,
          look: looks.get(item.guid) ?? 'row',
          dateText: dayText(new Date(item.date), language, timeZone, item.isEvent),
        })),
      };
    },
  };
}

export type LetterContents = ReturnType<typeof createLetterContents>;
