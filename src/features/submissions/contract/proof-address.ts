import type { Answers } from '#features/forms/contract/check-answers.ts';
import type { FormDocument } from '#features/forms/contract/form-document.ts';
import type { PostedFields } from '#field-kinds/kit/contract/question-kind.ts';
import { isEmail } from '#platform/contract/field-validators.ts';
import { stepFields } from './step-fields.ts';

/** Where the mail goes that proves who sends: what was typed for it, else the first e-mail address among the answers. */
export function proofAddress(document: FormDocument, posted: PostedFields, answers: Answers): string {
  const typed = posted[stepFields.email]?.[0];
  if (typed !== undefined) return typed.trim();
  const asked = document.fields.find(({ id, kind }) => kind === 'email' && typeof answers[id] === 'string');
  return asked === undefined ? '' : String(answers[asked.id]);
}

export type ProofAddressFault = 'missing' | 'wrong';

export function proofAddressFault(address: string): ProofAddressFault | undefined {
  if (address === '') return 'missing';
  return isEmail(address) && address.length <= 254 ? undefined : 'wrong';
}
