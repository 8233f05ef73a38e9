import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useState } from 'react';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { asTitle, type PlaceToAdd } from './place-to-add.ts';

const NewItemDialog = lazy(() => import('../../new-item/new-item-dialog.tsx'));

/** Named after what one would add first; asks for a title and, where there are several, for a place, and goes on in the editor. */
export function NewItemButton({ places }: { places: readonly PlaceToAdd[] }) {
  const language = useLanguage();
  const [isMaking, setMaking] = useState(false);
  const [first] = places;
  if (first === undefined) return null;
  return (
    <>
      <Button variant="secondary" icon={Plus} onPress={() => setMaking(true)}>
        {asTitle(first.typeLabel, language)}
      </Button>
      <Suspense fallback={null}>
        {isMaking && <NewItemDialog places={places} onClose={() => setMaking(false)} />}
      </Suspense>
    </>
  );
}
