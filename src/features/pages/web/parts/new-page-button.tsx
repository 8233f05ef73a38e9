import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';

const NewPageDialog = lazy(() => import('../new-page/new-page-dialog.tsx'));

/** Asks for a title and a place, and goes on in the editor. */
export function NewPageButton() {
  const { t } = useTranslation();
  const [isMaking, setMaking] = useState(false);
  return (
    <>
      <Button variant="primary" icon={Plus} onPress={() => setMaking(true)}>
        {t('pages.new.title')}
      </Button>
      <Suspense fallback={null}>{isMaking && <NewPageDialog title="" onClose={() => setMaking(false)} />}</Suspense>
    </>
  );
}
