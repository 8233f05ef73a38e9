import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Columns, Part } from './part.tsx';

const tones = ['info', 'warning', 'success', 'danger'] as const;

export function NoticePart() {
  const { t } = useTranslation();
  return (
    <Part title={t('gallery.section.notices')}>
      <Columns count={2}>
        {tones.map((tone) => (
          <Notice key={tone} tone={tone} title={t(`gallery.notices.${tone}Title`)}>
            {t(`gallery.notices.${tone}`)}
          </Notice>
        ))}
      </Columns>
    </Part>
  );
}
