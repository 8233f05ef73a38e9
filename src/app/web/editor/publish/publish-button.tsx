import ChevronDown from 'lucide-react/icons/chevron-down';
import { publicationOf } from '#features/pages/contract/publication.ts';
import { languageList } from '#platform/contract/texts/language-list.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { Menu, MenuTrigger } from '#platform/web/ui/menu/menu.tsx';
import { partGiven, stateOfAll } from '../review/languages-in-review.ts';
import { usePageReview } from '../review/use-page-review.ts';
import { useSession } from '../state/editor-context.ts';
import { mainAction } from './publication.ts';
import styles from './publish-button.module.css';
import { usePublish } from './publish-context.tsx';
import { useIsAway, usePublishMenu } from './publish-menu.tsx';
import type { MenuAction } from './use-publish-actions.ts';

/** Its words follow what can be done now; the rest stands behind the arrow. */
export function PublishButton() {
  const { t } = useTranslation();
  const { items, act } = usePublishMenu();
  return (
    <span className={styles.split}>
      <MainButton className={styles.main ?? ''} />
      <MenuTrigger>
        <IconButton
          variant="on-brand"
          isCompact
          className={styles.arrow ?? ''}
          icon={ChevronDown}
          label={t('editor.publish.more')}
        />
        <Menu placement="bottom end" onAction={(key) => void act(key as MenuAction | 'checks')}>
          {items}
        </Menu>
      </MenuTrigger>
    </span>
  );
}

/** On a phone the rest stands behind the title, and publishing is a sheet that says what readers get. */
export const PhonePublishButton = () => <MainButton className={styles.alone ?? ''} isSheet />;

function MainButton({ className, isSheet = false }: { className: string; isSheet?: boolean }) {
  const { t } = useTranslation();
  const screen = useLanguage();
  const page = useSession((state) => state.page);
  const review = usePageReview();
  const publish = usePublish();
  const main = mainAction(page, review);
  const part = partGiven(review);
  const isAway = useIsAway();
  return (
    <Button
      variant="on-brand"
      isCompact
      className={className}
      isPending={publish.isBusy}
      isDisabled={main === undefined || isAway}
      onPress={() => void (main !== undefined && publish.act(main === 'publish' && isSheet ? 'publishSheet' : main))}
    >
      {main === 'publish' && part !== undefined
        ? t('editor.publish.main.publishPart', { languages: languageList(part, screen) })
        : t(`editor.publish.main.${main ?? publicationOf(page, { state: stateOfAll(review) })}`)}
    </Button>
  );
}
