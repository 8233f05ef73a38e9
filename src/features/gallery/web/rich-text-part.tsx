import { useState } from 'react';
import { bullets, heading, link, paragraph, strong } from '#platform/contract/texts/write-rich-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { RichText } from '#platform/web/rich-text/rich-text.tsx';
import { RichTextEditor } from '#platform/web/rich-text-editor/rich-text-editor.tsx';
import { Columns, Part } from './part.tsx';

/** The editor beside what a reader gets of it, and the editor when something is wrong. */
export function RichTextPart() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [written, setWritten] = useState(() => ({
    type: 'doc' as const,
    content: [
      heading(2, t('gallery.richText.heading')),
      paragraph(
        t('gallery.richText.words'),
        ' ',
        strong(t('gallery.richText.strong')),
        ' ',
        link('vloedhaven.example', '/'),
      ),
      bullets(t('gallery.richText.one'), t('gallery.richText.two')),
    ],
  }));
  return (
    <Part title={t('gallery.section.richText')}>
      <Columns count={2}>
        <RichTextEditor
          label={t('gallery.richText.label')}
          help={t('gallery.richText.help')}
          lang={language}
          defaultValue={written}
          onChange={setWritten}
        />
        <RichText of={{ value: written }} headingLevel={3} />
      </Columns>
      <RichTextEditor
        label={t('gallery.richText.wrong')}
        error={t('gallery.richText.error')}
        isRequired
        defaultValue={{ type: 'doc', content: [] }}
        onChange={() => undefined}
      />
    </Part>
  );
}
