import Ellipsis from 'lucide-react/icons/ellipsis';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import Trash2 from 'lucide-react/icons/trash-2';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { Density } from '#platform/web/ui/density/density.tsx';
import { MoreLink } from '#platform/web/ui/link/more-link.tsx';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { SegmentedControl } from '#platform/web/ui/segmented-control/segmented-control.tsx';
import styles from './gallery.module.css';
import { Caption, Flow, Part } from './part.tsx';
import { ShownState } from './shown-state.tsx';

export function ButtonPart() {
  const { t } = useTranslation();
  const [device, setDevice] = useState('desktop');
  return (
    <Part title={t('gallery.section.buttons')}>
      <Flow>
        <Button variant="primary">{t('gallery.buttons.save')}</Button>
        <Button variant="secondary">{t('gallery.buttons.preview')}</Button>
        <Button variant="quiet">{t('gallery.buttons.cancel')}</Button>
        <Button variant="danger" icon={Trash2}>
          {t('gallery.buttons.remove')}
        </Button>
        <IconButton variant="secondary" icon={Ellipsis} label={t('gallery.buttons.more')} />
      </Flow>
      <Flow>
        <ShownState state="data-hovered">
          <PlainButton variant="primary">{t('gallery.buttons.hover')}</PlainButton>
        </ShownState>
        <ShownState state="data-pressed">
          <PlainButton variant="primary">{t('gallery.buttons.press')}</PlainButton>
        </ShownState>
        <PlainButton variant="primary" className={styles.focused}>
          {t('gallery.buttons.focus')}
        </PlainButton>
        <Button isDisabled>{t('gallery.buttons.notYet')}</Button>
        <Button variant="primary" isPending pendingText={t('gallery.buttons.saving')}>
          {t('gallery.buttons.save')}
        </Button>
      </Flow>
      <Density name="admin">
        <Flow>
          <Button variant="primary" icon={UserPlus}>
            {t('gallery.buttons.manage')}
          </Button>
          <Button>{t('gallery.buttons.export')}</Button>
          <Button variant="quiet">{t('gallery.buttons.clearFilters')}</Button>
          <SegmentedControl
            label={t('gallery.buttons.device')}
            value={device}
            onChange={setDevice}
            segments={[
              { id: 'desktop', label: t('gallery.buttons.desktop'), icon: Monitor },
              { id: 'tablet', label: t('gallery.buttons.tablet'), icon: Tablet },
              { id: 'phone', label: t('gallery.buttons.phone'), icon: Smartphone },
            ]}
          />
          <Caption>{t('gallery.buttons.density')}</Caption>
        </Flow>
      </Density>
      <div className={`${styles.brandBox} on-brand`}>
        <Flow>
          <Button variant="on-brand">{t('gallery.buttons.idea')}</Button>
          <Button variant="ghost-on-brand">{t('gallery.buttons.all')}</Button>
          <TextLink href="#" isStandalone>
            {t('gallery.buttons.link')}
          </TextLink>
        </Flow>
      </div>
      <Flow>
        <ButtonLink href="#">{t('gallery.buttons.anchor')}</ButtonLink>
        <MoreLink href="#">{t('gallery.buttons.onward')}</MoreLink>
        <TextLink href="#" isStandalone isExternal>
          {t('gallery.buttons.external')}
        </TextLink>
      </Flow>
    </Part>
  );
}
