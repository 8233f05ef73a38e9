import { useMemo } from 'react';
import type { Language } from '#platform/contract/texts/language.ts';
import type { TextPlace } from '#platform/contract/texts/text-place.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { blockOf, spotAfter } from '../blocks/block-places.ts';
import { usePictures } from '../pictures/pictures-context.ts';
import { useEditor } from '../state/editor-context.ts';
import type { Texts } from '../texts/texts-context.ts';

/** What the texts on the page ask of the editor: their names, and what "/" puts there. */
export function usePageTexts(): Texts {
  const { session, ui } = useEditor();
  const { t } = useTranslation();
  const pictures = usePictures();
  return useMemo(() => {
    const blockAt = (place: TextPlace) => blockOf(session.state().document, place.block ?? undefined);

    function nameOf(place: TextPlace): string | undefined {
      const [first, ...names] = place.path.filter((step) => typeof step === 'string');
      if (place.block === null) return first === 'title' ? t('editor.pageTitle') : t('editor.pageDescription');
      if (first === 'heading') return t('editor.heading');
      if (first === 'more') return t('editor.moreLabel');
      const kind = blockAt(place)?.buildingBlockName ?? '';
      const key = `${kind.charAt(0).toLowerCase()}${kind.slice(1)}.options.${names.join('.fields.')}`;
      return t(`blocks.${key}.label`, { defaultValue: '' }) || undefined;
    }

    return {
      session,
      nameOf,
      onTyping: (place) => ui.set({ typingAt: place ?? null }),
      onPictures(place, pasted) {
        const block = blockAt(place);
        return block !== undefined && pictures.place(pasted, spotAfter(session.state().document, block));
      },
      onSlash({ place, clear }) {
        const block = blockAt(place);
        if (block === undefined) return;
        clear();
        ui.set({ inserting: spotAfter(session.state().document, block) });
      },
      onInsert(place) {
        const block = blockAt(place);
        if (block !== undefined) ui.set({ inserting: spotAfter(session.state().document, block) });
      },
      async onComment({ place: { block, path, language, format }, from, to, quote }) {
        // Where the words stand is known by a number of the server's; without a connection by the last one.
        await session.settled().catch(() => undefined);
        const { sequence } = session.state().page;
        const quoted = { path: [...path], language: language as Language, format, from, to, quote, sequence };
        ui.set({ panel: 'comments', commenting: { block, field: null, quoted } });
      },
    };
  }, [session, ui, t, pictures]);
}
