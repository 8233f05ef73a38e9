import { useNavigate } from 'react-router';
import { guidBeingEdited, pathAfterEditing } from '#features/pages/contract/edit-path.ts';
import DeletePageDialog from '#features/pages/web/deleting/delete-page-dialog.tsx';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { usePagePath } from '../../use-page-path.ts';
import { useEditor, useSession } from '../state/editor-context.ts';

/** The page that is being edited to the trash; its editor goes on to what it hung below. */
export default function DeleteDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const { language } = useEditor();
  const navigate = useNavigate();
  const path = usePagePath();
  const guid = useSession(({ page }) => page.guid);
  const kind = useSession(({ page }) => page.kind);
  const next = guidBeingEdited(path) === undefined ? path.replace(/\/[^/]*$/, '') || '/' : pathAfterEditing(path, kind);
  const title = useSession(({ document }) => pickLanguage(document.title, language, defaultLanguage)?.value ?? '');
  return (
    <DeletePageDialog
      page={{ guid, title: title.trim() || t('editor.untitled') }}
      onDeleted={() => void navigate(next)}
      onClose={onClose}
    />
  );
}
