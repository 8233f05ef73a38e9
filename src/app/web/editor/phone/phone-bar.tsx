import ChevronDown from 'lucide-react/icons/chevron-down';
import Redo from 'lucide-react/icons/redo';
import Undo from 'lucide-react/icons/undo';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Drawer } from '#platform/web/ui/drawer/drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { MenuList } from '#platform/web/ui/menu/menu.tsx';
import { BarTool } from '../bar/bar-tool.tsx';
import { BackLink, PageTitle } from '../bar/editor-bar.tsx';
import { SaidSaving, SavingLine } from '../bar/saving-line.tsx';
import { PeopleList } from '../people/people-button.tsx';
import { usePeople } from '../people/people-context.tsx';
import { PhonePublishButton } from '../publish/publish-button.tsx';
import { usePublishMenu } from '../publish/publish-menu.tsx';
import type { MenuAction } from '../publish/use-publish-actions.ts';
import { SideBySideButton } from '../side-by-side/side-by-side-button.tsx';
import { useEditor, useSession } from '../state/editor-context.ts';
import { LanguageRows } from './language-rows.tsx';
import styles from './phone-bar.module.css';

/** Back, where you are, one step back, publish; the rest is behind the title and below. */
export default function PhoneBar() {
  const { t } = useTranslation();
  const { session, language } = useEditor();
  const canUndo = useSession((state) => state.canUndo);
  const canRedo = useSession((state) => state.canRedo);
  const [isOpen, setOpen] = useState(false);
  return (
    <header className={`on-brand ${styles.bar}`} data-editor-part="bar">
      <BackLink />
      <SaidSaving />
      <Button className={styles.page ?? ''} aria-haspopup="dialog" onPress={() => setOpen(true)}>
        <span className={styles.title}>
          <PageTitle />
          <span className={styles.language}>{language.toUpperCase()}</span>
          <Icon icon={ChevronDown} size={16} className={styles.more} />
        </span>
        <SavingLine />
      </Button>
      <BarTool icon={Undo} label={t('editor.undo')} isDisabled={!canUndo} onPress={() => session.undo()} />
      <PhonePublishButton />
      <Drawer title={t('editor.phone.about')} isOpen={isOpen} onOpenChange={setOpen}>
        {(close) => (
          <>
            <LanguageRows onChosen={close} />
            <SideBySideButton onChosen={close} />
            <button type="button" className={styles.row} disabled={!canRedo} onClick={() => session.redo()}>
              {t('editor.redo')}
              <Icon icon={Redo} size={20} />
            </button>
            <PeopleHere onGone={close} />
            <More onChosen={close} />
          </>
        )}
      </Drawer>
    </header>
  );
}

/** What stands behind the arrow of the button on a wider screen. */
function More({ onChosen }: { onChosen(): void }) {
  const { t } = useTranslation();
  const { items, act } = usePublishMenu();
  const choose = (key: string) => {
    onChosen();
    void act(key as MenuAction | 'checks');
  };
  return (
    <MenuList aria-label={t('editor.publish.more')} onAction={(key) => choose(String(key))}>
      {items}
    </MenuList>
  );
}

/** Who else has it open, and where they are. */
function PeopleHere({ onGone }: { onGone(): void }) {
  const { t } = useTranslation();
  if (usePeople().others.length === 0) return null;
  return (
    <section className={styles.people} aria-labelledby="phone-people">
      <h3 id="phone-people">{t('editor.people.title')}</h3>
      <PeopleList onGone={onGone} />
    </section>
  );
}
