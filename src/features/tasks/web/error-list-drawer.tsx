import { useErrorStore } from '#platform/web/error-store/error-store-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Drawer } from '#platform/web/ui/drawer/drawer.tsx';
import { ErrorList } from './error-list.tsx';

/** The error list (§3, §4) beside whatever was being done. */
export default function ErrorListDrawer() {
  const { t } = useTranslation();
  const store = useErrorStore();
  return (
    <Drawer isOpen title={t('tasks.errorList.title')} onOpenChange={() => store.closeList()}>
      <ErrorList />
    </Drawer>
  );
}
