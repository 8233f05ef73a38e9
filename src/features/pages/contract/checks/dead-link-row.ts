import type { AttentionRow } from '#features/today/contract/attention.ts';
import type { DeadReason } from './checked-page.ts';

interface DeadLinkPlaces {
  /** Of its own among all rows. */
  id: string;
  target: string;
  reason: DeadReason;
  /** The first few, where they are edited. */
  places: readonly { title: string; href: string }[];
  /** Of all places. */
  count: number;
}

/** A link that leads nowhere, on the start screen, wherever it stands: the first place is where to begin. */
export function deadLinkRow({ id, target, reason, places, count }: DeadLinkPlaces): AttentionRow {
  const href = places[0]?.href ?? null;
  // A page is linked to by its guid, which tells nobody anything.
  const said = target.startsWith('page:') ? `page-${reason}` : reason;
  return {
    id,
    title: { key: `pages.attention.dead.${said}`, values: { target } },
    about: {
      key: count > places.length ? 'pages.attention.onMore' : 'pages.attention.on',
      values: { places: places.map(({ title }) => title).join(', '), count: count - places.length },
    },
    href,
    person: null,
    actions: href === null ? [] : [{ kind: 'link', label: 'pages.attention.place', isMain: true, href }],
  };
}
