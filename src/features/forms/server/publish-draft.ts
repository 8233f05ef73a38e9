import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { QuestionKinds } from '#field-kinds/kit/server/create-question-kinds.ts';
import type { Tag } from '#platform/contract/calls/cache-tag.ts';
import { AppError, conflict } from '#platform/contract/calls/errors.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import type { FormVersionInfo } from '../contract/form.ts';
import { checkForm, type FormCheck, isBlocking } from '../contract/form-checks.ts';
import { formAudit } from '../contract/forms.audit.ts';
import { formsTag, formTag } from '../contract/forms.tags.ts';
import { type FoundForm, findPersonName, insertFormVersion, updateForm } from './forms.repository.ts';
import { forgetFailedPlan, noPlan } from './plans/form-plans.repository.ts';

export const formSubject = ({ guid, draft }: Pick<FoundForm, 'guid' | 'draft'>) => ({
  kind: 'form',
  id: guid,
  name: draft.title.$lang[defaultLanguage] || (Object.values(draft.title.$lang)[0] ?? guid),
});

interface Publishing {
  trx: PlatformTransaction;
  touch(...tags: Tag[]): void;
  audit: Pick<AuditService, 'record'>;
  kinds: QuestionKinds;
  actor: Actor;
  form: FoundForm;
  note: string;
  on: Date;
  /** Who it is of: whoever presses, or planned it. */
  by: string | null;
  isPlanned?: true;
}

/** The draft becomes a version, which nothing changes afterwards; what was planned of it is done then. */
export async function publishDraft(publishing: Publishing): Promise<FormVersionInfo> {
  const { trx, touch, audit, kinds, actor, form, note, on, by, isPlanned } = publishing;
  if (form.published_sequence === form.sequence) throw conflict('form-unchanged');
  const blocking = checkForm(form.draft, form.settings, kinds.named).filter(isBlocking);
  if (blocking.length > 0) throw notReady(blocking);
  const version = (form.version ?? 0) + 1;
  await insertFormVersion(trx, { form_guid: form.guid, version, published_at: on, published_by: by, note }, form.draft);
  await updateForm(trx, form.guid, { version, published_sequence: form.sequence, ...noPlan });
  await forgetFailedPlan(trx, form.guid);
  await audit.record(trx, actor, {
    action: formAudit.published,
    subject: formSubject(form),
    details: { version, note, ...(isPlanned && { isPlanned }) },
  });
  touch(formTag(form.guid), formsTag);
  return { version, publishedOn: on.toISOString(), publishedBy: await findPersonName(trx, by), note };
}

const notReady = (checks: readonly FormCheck[]) =>
  new AppError('form-not-ready', 409, {
    fields: checks.map(({ code, field }) => ({ path: field ?? '', code, message: code })),
  });
