import { type KeyboardEvent, useEffect, useEffectEvent, useMemo } from 'react';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useSaid } from '#platform/web/notifications/say.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { PreviewFrame } from '#platform/web/ui/preview-frame/preview-frame.tsx';
import { PageView } from '../../screens/page-view.tsx';
import { useSiteApp } from '../../site-app-context.ts';
import { useEditedPage } from '../canvas/use-edited-page.ts';
import { useItemTarget } from '../item/item-target.ts';
import { useEditor, useSession } from '../state/editor-context.ts';
import type { CanvasWidth } from '../state/editor-ui.ts';
import { pageSeenAs, type SeenAs } from './audience.ts';
import styles from './page-preview.module.css';
import { useAudienceWords } from './use-audience-words.ts';

interface PagePreviewProps {
  width: CanvasWidth;
  seenAs: SeenAs | null;
}

/**
 * The page in a window of its own: as wide as a phone or a tablet, so that what asks for the width of the window gets the
 * true answer, and without the blocks that someone else would not get.
 */
export default function PagePreview({ width, seenAs }: PagePreviewProps) {
  const { t } = useTranslation();
  const { ui, language } = useEditor();
  const page = useEditedPage();
  const item = useItemTarget();
  const seen = useSeen(seenAs);
  const words = useLookWords(width, seenAs, seen);
  useSaid(words);
  const back = () => ui.set({ width: 'desktop', seenAs: null });
  const pressed = useEffectEvent((event: Pick<KeyboardEvent, 'key'>) => {
    if (event.key === 'Escape') back();
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const shown = {
    ...page,
    can: { edit: false },
    buildingBlockInstances: page.buildingBlockInstances.filter(({ guid }) => !seen.hidden.has(guid)),
  };
  return (
    <main
      id="inhoud"
      tabIndex={-1}
      className={styles.stage}
      data-editor-part="page"
      onKeyDown={(event) => event.key === 'Escape' && back()}
    >
      <h1 className="visually-hidden">{t('editor.look.title')}</h1>
      <p className={styles.words}>
        {words}{' '}
        <PlainButton variant="quiet" onClick={back}>
          {t('editor.width.back')}
        </PlainButton>
      </p>
      {seen.isSeen && !seen.isGone && (
        <PreviewFrame title={words} language={language} width={width === 'desktop' ? 'full' : width}>
          {item === undefined ? <PageView page={shown} /> : <item.Preview />}
        </PreviewFrame>
      )}
    </main>
  );
}

const all = { isSeen: true, isGone: false, hidden: new Set<string>() };

function useSeen(seenAs: SeenAs | null) {
  const { now } = useSiteApp();
  const document = useSession((state) => state.document);
  const unpublishAt = useSession(({ page }) => page.unpublishAt);
  return useMemo(() => {
    if (seenAs === null) return all;
    const { who, on } = seenAs;
    const isGone = on !== null && unpublishAt !== null && unpublishAt <= on;
    return { ...pageSeenAs(document, who, new Date(on ?? now)), isGone };
  }, [document, seenAs, now, unpublishAt]);
}

/** Whose eyes, how wide, and what is not there. */
function useLookWords(
  width: CanvasWidth,
  seenAs: SeenAs | null,
  { isSeen, isGone, hidden }: ReturnType<typeof useSeen>,
) {
  const { t } = useTranslation();
  const audience = useAudienceWords();
  const dates = useDates();
  const wide = width === 'desktop' ? '' : t(`editor.width.seen.${width}`);
  if (seenAs === null) return wide;
  const { on } = seenAs;
  const name = audience(seenAs.who);
  const who = on === null ? name : t('editor.look.day.who', { who: name, day: dates.dateTime(on) });
  const what = !isSeen
    ? t('editor.look.noPage', { who })
    : isGone
      ? t('editor.look.day.gone', { who })
      : hidden.size === 0
        ? t('editor.look.whole', { who })
        : t('editor.look.without', { who, count: hidden.size });
  return [what, wide].filter(Boolean).join(' ');
}
