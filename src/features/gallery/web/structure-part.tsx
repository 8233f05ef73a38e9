import UserPlus from 'lucide-react/icons/user-plus';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Accordion } from '#platform/web/ui/accordion/accordion.tsx';
import { Button } from '#platform/web/ui/button/button.tsx';
import { SectionHead } from '#platform/web/ui/heading/section-head.tsx';
import { MoreLink } from '#platform/web/ui/link/more-link.tsx';
import { LinkCard } from '#platform/web/ui/link-card/link-card.tsx';
import { Part } from './part.tsx';

export function StructurePart() {
  const { t } = useTranslation();
  return (
    <Part title={t('gallery.section.structure')}>
      <SectionHead level={3} onward={<MoreLink href="#">{t('gallery.buttons.onward')}</MoreLink>}>
        {t('gallery.structure.section')}
      </SectionHead>
      <Accordion
        items={[
          { id: 'faq-1', title: t('gallery.structure.faq1'), content: t('gallery.structure.faq1Answer'), isOpen: true },
          { id: 'faq-2', title: t('gallery.structure.faq2'), content: t('gallery.structure.faq2Answer') },
        ]}
      />
      <LinkCard
        picture={undefined}
        noPicture={t('gallery.structure.noPicture')}
        title={t('gallery.structure.section')}
        description={t('gallery.structure.faq1Answer')}
        host="vloedhaven.example"
      />
      <Button icon={UserPlus} isWide>
        {t('gallery.structure.invite')}
      </Button>
    </Part>
  );
}
