import { type Language, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { FormSummary } from '../contract/form.ts';

/** A row of the list. */
export type ListedForm = FormSummary & { id: string };

/** What was sent by it; a form that was never published has nothing yet. */
export const submissionsPath = (guid: string, language: Language): string =>
  withLanguagePrefix(`/admin/forms/${guid}`, language);

export const builderPath = (guid: string, language: Language): string =>
  withLanguagePrefix(`/admin/forms/view/${guid}`, language);
