import type { Resolved } from '#platform/contract/texts/localized.ts';
import type { StoredRichText } from '#platform/contract/texts/rich-text.ts';
import { useViewTexts } from '#platform/web/content/use-view-texts.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { isEmpty, RichText } from '#platform/web/rich-text/rich-text.tsx';
import { Accordion } from '#platform/web/ui/accordion/accordion.tsx';
import { kitTexts } from './kit-texts.ts';

interface TranscriptProps {
  of: Resolved<StoredRichText>;
  /** Of the page's elements; one page may have several. */
  id: string;
  headingLevel: number;
}

/** What is said and seen, for whoever cannot hear or see it, would rather read, or lets nobody else in. */
export function Transcript({ of, id, headingLevel }: TranscriptProps) {
  useViewTexts(kitTexts);
  const { t } = useTranslation();
  if (isEmpty(of)) return null;
  const content = <RichText of={of} headingLevel={headingLevel} />;
  return <Accordion items={[{ id: `${id}-transcript`, title: t('blocks.kit.transcript'), content }]} />;
}
