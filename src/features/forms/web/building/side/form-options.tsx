import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { withWords } from '../../../contract/building/change-options.ts';
import { useBuilder, useSession } from '../state/builder-context.ts';

/** What the form is called and says before its questions. */
export function FormOptions() {
  const { t } = useTranslation();
  const { session, language } = useBuilder();
  const document = useSession((state) => state.document);
  const words = (part: 'title' | 'intro') => ({
    value: document[part].$lang[language] ?? '',
    onChange: (typed: string) =>
      session.change(
        'typed',
        (now) => ({ ...now, [part]: withWords(now[part], language, typed) }),
        `form ${part} ${language}`,
      ),
  });
  return (
    <>
      <TextField label={t('forms.build.parts.title')} maxLength={200} {...words('title')} />
      <TextArea label={t('forms.build.parts.intro')} rows={4} {...words('intro')} />
    </>
  );
}
