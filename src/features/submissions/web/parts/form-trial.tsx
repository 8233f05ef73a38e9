import type { FormDocument } from '#features/forms/contract/form-document.ts';
import { useViewTexts } from '#platform/web/content/use-view-texts.ts';
import { fillingTexts } from './filling-texts.ts';
import { FormFill } from './form-fill.tsx';
import { type Trial, TrialContext } from './trial-context.ts';

interface FormTrialProps {
  formGuid: string;
  document: FormDocument;
  /** Of senders an address is asked that they prove afterwards; in a test nobody does. */
  needsProof: boolean;
  headingLevel: number;
  trial: Trial;
}

/** A draft as residents would fill it in, also while the form itself is closed. */
export function FormTrial({ formGuid, document, needsProof, headingLevel, trial }: FormTrialProps) {
  useViewTexts(fillingTexts);
  const form = { guid: formGuid, version: 0, document, needsProof, ...alwaysOpen };
  return (
    <TrialContext value={trial}>
      <FormFill form={form} entry={undefined} entryKey="" headingLevel={headingLevel} pagePath="" />
    </TrialContext>
  );
}

/** And nothing of it is kept, also not for later. */
const alwaysOpen = { availability: 'open', openDate: null, closeDate: null, isFull: false, canResume: false } as const;
