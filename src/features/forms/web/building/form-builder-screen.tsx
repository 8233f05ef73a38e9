import { Suspense } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useParams, useSearchParams } from 'react-router';
import { useShownUser } from '#features/auth/web/user-store-context.ts';
import { defaultLanguage, isProductLanguage, localeOf } from '#platform/contract/texts/language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { Density } from '#platform/web/ui/density/density.tsx';
import { readForm } from '../../contract/forms.endpoints.ts';
import { FormBuilder } from './form-builder.tsx';

/** §2 admin/forms/view/{guid}: the form is made where it is filled in. */
export default function FormBuilderScreen() {
  const language = useLanguage();
  return (
    <I18nProvider locale={localeOf(isProductLanguage(language) ? language : defaultLanguage)}>
      <Density name="admin">
        <Suspense fallback={null}>
          <LoadedForm />
        </Suspense>
      </Density>
    </I18nProvider>
  );
}

function LoadedForm() {
  const { guid = '' } = useParams();
  const [search] = useSearchParams();
  const part = search.get('part') === 'settings' ? 'settings' : 'questions';
  const form = useLoaded(readForm, { params: { guid } });
  const who = useShownUser()?.guid;
  // Whose unsent work it is must be known before any is read.
  return who === undefined ? null : <FormBuilder key={`${guid} ${who}`} form={form} who={who} part={part} />;
}
