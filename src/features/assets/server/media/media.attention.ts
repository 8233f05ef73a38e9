import { editPath } from '#features/pages/contract/edit-path.ts';
import type { AttentionRow } from '#features/today/contract/attention.ts';
import { attentionCall } from '#features/today/contract/attention-call.ts';
import { type FeatureAttention, ranks } from '#features/today/contract/feature-attention.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { assetsInTrashTag } from '../../contract/assets.tags.ts';
import { deleteMedia, restoreMedia } from '../../contract/media.endpoints.ts';
import type { MediaService, TrashedInUse } from './media.service.ts';

const mostNamed = 3;

function rowOf({ guid, name, uses }: TrashedInUse, trash: string): AttentionRow {
  const places = uses.slice(0, mostNamed).map((use) => use.name);
  const [first] = uses.flatMap(({ kind, path }) => (path === null ? [] : [kind === 'page' ? editPath(path) : path]));
  const isMore = uses.length > mostNamed;
  return {
    id: `file-${guid}`,
    title: { key: 'assets.attention.title', values: { name } },
    about: {
      key: isMore ? 'assets.attention.aboutMore' : 'assets.attention.about',
      values: { places: places.join(', '), count: uses.length - mostNamed },
    },
    href: trash,
    person: null,
    actions: [
      ...(first === undefined
        ? []
        : [{ kind: 'link' as const, label: 'assets.attention.place', isMain: false, href: first }]),
      {
        kind: 'call',
        label: 'assets.attention.restore',
        isMain: true,
        call: attentionCall(restoreMedia, { params: { guid } }),
        undo: { call: attentionCall(deleteMedia, { params: { guid } }), entity: 'file' },
        said: { key: 'assets.attention.said', values: { name } },
      },
    ],
  };
}

export const mediaAttention: FeatureAttention<{ media: MediaService }> = {
  tags: [assetsInTrashTag],
  sources: [
    {
      section: 'deadLinks',
      rank: ranks.upkeep,
      access: 'content-manager',
      async look({ media }, { viewer, language, limit }) {
        const files = await media.trashedInUse(viewer);
        const trash = withLanguagePrefix('/admin/trash?kind=file', language);
        return { total: files.length, rows: files.slice(0, limit).map((file) => rowOf(file, trash)) };
      },
    },
  ],
};
