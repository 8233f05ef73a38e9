import type { Answers } from '#features/forms/contract/check-answers.ts';
import type { FormDocument } from '#features/forms/contract/form-document.ts';
import type { PostedFields } from '#field-kinds/kit/contract/question-kind.ts';
import { badInput } from '#platform/contract/calls/errors.ts';
import { proofAddress, proofAddressFault } from '../../contract/proof-address.ts';
import { stepFields } from '../../contract/step-fields.ts';

/** The address that is to be proven, as addresses are kept. */
export function requireProofAddress(document: FormDocument, posted: PostedFields, answers: Answers): string {
  const address = proofAddress(document, posted, answers);
  const fault = proofAddressFault(address);
  if (fault !== undefined) throw badInput([{ path: stepFields.email, code: fault, message: fault }]);
  return address.toLowerCase();
}
