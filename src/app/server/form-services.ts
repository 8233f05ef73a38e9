import type { AuditService } from '#features/audit/server/audit.service.ts';
import { createFormPeopleService } from '#features/forms/server/form-people.service.ts';
import { createFormsService } from '#features/forms/server/forms.service.ts';
import { createLiveFormsService } from '#features/forms/server/live-forms.service.ts';
import { questionKinds } from '#field-kinds/kit/server/question-kinds.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';

interface FormParts {
  platform: Platform;
  clock: Clock;
  audit: AuditService;
}

/** Forms: as they are made, as they are filled in, and whom they name. */
export const createFormServices = (parts: FormParts) => ({
  forms: createFormsService({ ...parts, kinds: questionKinds }),
  liveForms: createLiveFormsService(parts),
  formPeople: createFormPeopleService(parts),
});
