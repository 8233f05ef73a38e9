import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import styles from './menu-screen.module.css';
import type { NewKind } from './new-menu-item-dialog.tsx';
import type { MenuDraft } from './use-menu-draft.ts';

const NewMenuItemDialog = lazy(() => import('./new-menu-item-dialog.tsx'));
const kinds: readonly NewKind[] = ['page', 'link', 'heading'];

/** At the end of the menu; from there it is dragged to its place. */
export function MenuAdd({ draft }: { draft: MenuDraft }) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<NewKind>();
  return (
    <div className={styles.add}>
      <Icon icon={Plus} size={18} />
      {kinds.map((one) => (
        <Button key={one} variant="quiet" isCompact onPress={() => setKind(one)}>
          {t(`menus.add.${one}.open`)}
        </Button>
      ))}
      {kind !== undefined && (
        <Suspense>
          <NewMenuItemDialog kind={kind} draft={draft} onClose={() => setKind(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
