import { emailField, nameField, step } from '#features/forms/contract/examples/form-example.ts';
import { FormSettings } from '#features/forms/contract/form.ts';
import { FormDocument } from '#features/forms/contract/form-document.ts';
import type { FormsService } from '#features/forms/server/forms.service.ts';
import type { LiveFormsService } from '#features/forms/server/live-forms.service.ts';
import { systemViewer } from '#platform/contract/rights/viewer.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { insertStandardForm, listStandardForms } from './sign-ups.repository.ts';

interface StandardFormParts {
  platform: Platform;
  clock: Clock;
  liveForms: Pick<LiveFormsService, 'readStanding'>;
  forms: Pick<FormsService, 'make' | 'saveDraft' | 'saveSettings' | 'publish'>;
}

const title = text('Aanmelden voor een activiteit', 'Sign up for an event');

const document = FormDocument.parse({
  title,
  fields: [step('person', 'Uw gegevens', 'Your details'), nameField, emailField],
});

const settings = FormSettings.parse({
  onSubmit: ['Save'],
  referencePrefix: 'AM',
  confirmationField: 'email',
  canResume: false,
  retentionFrom: 'sent',
  retentionDays: 365,
});

/**
 * The form of events without questions of their own: a name and an address. One of the platform's own forms, made when it
 * is first wanted, so that inbox, export, audience and terms are set as of any other.
 */
export function createStandardForm({ platform, clock, liveForms, forms }: StandardFormParts) {
  async function make({ client }: Actor): Promise<string> {
    // Whoever may edit an event may have it; making forms is for admins otherwise.
    const actor: Actor = { viewer: systemViewer('sign-up form'), ...(client !== undefined && { client }) };
    const { guid } = await forms.make(actor, { title: title.$lang.nl ?? '', from: { nothing: true } });
    const { sequence } = await forms.saveDraft(actor, guid, { document, sequence: 1 });
    await forms.saveSettings(actor, guid, settings);
    await forms.publish(actor, guid, { sequence, note: '' });
    await insertStandardForm(platform.db, guid, clock.now());
    return guid;
  }

  return {
    /** Another one when the last was thrown away. */
    async find(actor: Actor): Promise<string> {
      for (const guid of await listStandardForms(platform.db)) {
        if ((await liveForms.readStanding(guid)) !== undefined) return guid;
      }
      return make(actor);
    },
    isStandard: async (guid: string): Promise<boolean> => (await listStandardForms(platform.db)).includes(guid),
  };
}
