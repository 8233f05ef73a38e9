import { FormSettings } from '#features/forms/contract/form.ts';
import { FormDocument } from '#features/forms/contract/form-document.ts';
import type { FormsService } from '#features/forms/server/forms.service.ts';
import type { StepCountsService } from '#features/submissions/server/figures/step-counts.service.ts';
import type { PastSubmissionsService } from '#features/submissions/server/past/past-submissions.service.ts';
import { systemViewer } from '#platform/contract/rights/viewer.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { DemoDates } from '../content/demo-dates.ts';
import { presentForms } from '../demo-progress.ts';
import { type DemoForm, formGuid } from './demo-form.ts';
import { demoForms } from './demo-forms.ts';
import { demoStepCounts } from './demo-step-counts.ts';
import { type DemoHandlers, demoSubmissions } from './demo-submissions.ts';

export interface DemoFormServices {
  forms: Pick<FormsService, 'changeOwner' | 'make' | 'publish' | 'read' | 'saveDraft' | 'saveSettings'>;
  pastSubmissions: Pick<PastSubmissionsService, 'takeOver'>;
  stepCounts: Pick<StepCountsService, 'takeOver'>;
}

const viewer = systemViewer('demo');
const day = 24 * 60 * 60 * 1000;

/** Before the pages that they stand on. What a start that was cut short has left is gone on with. */
export async function addForms(db: PlatformDb, services: DemoFormServices, dates: DemoDates, now: Date): Promise<void> {
  const written = demoForms(dates);
  const present = await presentForms(
    db,
    written.map(({ key }) => formGuid(key)),
  );
  for (const form of written) {
    const guid = formGuid(form.key);
    const published = present.get(guid);
    if (published === undefined)
      await services.forms.make({ viewer }, { title: form.key, from: { nothing: true } }, guid);
    await publishVersions(services, form, published ?? 0, now);
  }
}

async function publishVersions(
  { forms }: DemoFormServices,
  { key, versions, settings }: DemoForm,
  published: number,
  now: Date,
): Promise<void> {
  const guid = formGuid(key);
  if (published === 0) await forms.saveSettings({ viewer }, guid, FormSettings.parse(settings));
  for (const { document, note, daysAgo } of versions.slice(published)) {
    const { sequence } = await forms.read(viewer, guid);
    const draft = await forms.saveDraft({ viewer }, guid, { document: FormDocument.parse(document), sequence });
    const on = new Date(now.getTime() - daysAgo * day);
    await forms.publish({ viewer }, guid, { sequence: draft.sequence, note }, on);
  }
}

/** What was sent in the past weeks. Cut short here, the demo has fewer. */
export async function addSubmissions(
  { forms, pastSubmissions, stepCounts }: DemoFormServices,
  dates: DemoDates,
  now: Date,
  handlers: DemoHandlers,
): Promise<void> {
  for (const form of demoForms(dates)) {
    const guid = formGuid(form.key);
    await forms.changeOwner({ viewer }, guid, form.isCounted ? handlers.manager : handlers.admin);
    const sent = demoSubmissions(form, dates, now, handlers);
    await pastSubmissions.takeOver(viewer, guid, sent);
    await stepCounts.takeOver(viewer, guid, demoStepCounts(form, sent));
  }
}
