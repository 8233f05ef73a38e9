import { editPath } from '#features/pages/contract/edit-path.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { MadeItem } from '../../contract/submission-items.ts';
import styles from './make-item.module.css';

interface EarlierItemsProps {
  /** The newest first. */
  made: readonly MadeItem[];
  onAnother(): void;
  onClose(): void;
}

/** There is one already: a second press opens that, and another is made by who says so. */
export function EarlierItemsDialog({ made, onAnother, onClose }: EarlierItemsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = made.find((one) => one.path !== null)?.path;
  return (
    <Dialog
      isOpen
      size="medium"
      title={t('submissionItems.title')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          {path && (
            <ButtonLink variant="primary" href={withLanguagePrefix(editPath(path), language)}>
              {t('submissionItems.openMade')}
            </ButtonLink>
          )}
          <Button variant="secondary" onPress={onAnother}>
            {t('submissionItems.again')}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {t('ui.cancel')}
          </Button>
        </>
      }
    >
      <EarlierItems made={made} />
    </Dialog>
  );
}

function EarlierItems({ made }: { made: readonly MadeItem[] }) {
  const { t } = useTranslation();
  const dates = useDates();
  const language = useLanguage();
  return (
    <Notice tone="warning" title={t('submissionItems.earlier', { count: made.length })}>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list" className={styles.made}>
        {made.map(({ guid, title, path, madeOn, by }) => (
          <li key={guid}>
            {path === null ? title : <TextLink href={withLanguagePrefix(path, language)}>{title}</TextLink>},{' '}
            {[dates.shortDate(madeOn), by].filter(Boolean).join(', ')}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
