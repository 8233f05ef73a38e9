import { useState } from 'react';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useFocusBack } from '#platform/web/ui/drawer/use-focus-back.ts';
import type { FormError } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { changeSynonyms, makeSynonyms, type Synonyms } from '../contract/synonyms.endpoints.ts';
import { useSearchReload } from './use-search-reload.ts';

interface SynonymDrawerProps {
  language: Language;
  synonyms?: Synonyms | undefined;
  onClose: () => void;
}

const formId = 'synonym-form';
const wordsId = 'synonym-words';

export function SynonymDrawer({ language, synonyms, onClose }: SynonymDrawerProps) {
  useFocusBack();
  const { t } = useTranslation();
  const call = useCall();
  const runTask = useRunTask();
  const reload = useSearchReload();
  const start = synonyms?.words.join('\n') ?? '';
  const [typed, setTyped] = useState(start);
  const [errors, setErrors] = useState<FormError[]>([]);
  const tooFew = { fieldId: wordsId, message: t('search.synonyms.wordsMissing') };

  const put = async (words: string[]) => {
    if (synonyms === undefined) await call(makeSynonyms, { body: { language, words } });
    else await call(changeSynonyms, { params: { id: synonyms.id }, body: { language, words } });
    await reload();
  };

  async function save() {
    const words = typed
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    setErrors(words.length < 2 ? [tooFew] : []);
    if (words.length < 2) return;
    const outcome = await runTask({
      type: synonyms === undefined ? 'add' : 'edit',
      entity: 'synonyms',
      form: formId,
      run: () => put(words),
      ...(synonyms && { undo: () => put(synonyms.words) }),
    });
    if (outcome.state !== 'failed') return onClose();
    const isOfWords =
      outcome.error instanceof CallError && outcome.error.problem?.fields?.[0]?.path.startsWith('body.words') === true;
    setErrors([isOfWords ? tooFew : { message: refusalText(outcome.error, t) }]);
  }

  return (
    <FormDrawer
      title={t(synonyms === undefined ? 'search.synonyms.newTitle' : 'search.synonyms.editTitle')}
      formId={formId}
      saveText={t('search.synonyms.save')}
      errors={errors}
      isDirty={typed !== start}
      onSave={save}
      onClose={onClose}
    >
      <TextArea
        id={wordsId}
        label={t('search.synonyms.words')}
        help={t('search.synonyms.wordsHelp')}
        rows={4}
        isRequired
        value={typed}
        onChange={setTyped}
        error={errors.find(({ fieldId }) => fieldId === wordsId)?.message}
      />
    </FormDrawer>
  );
}
