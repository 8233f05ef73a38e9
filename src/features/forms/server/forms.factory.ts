import type { z } from 'zod';
import { systemViewer } from '#platform/contract/rights/viewer.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { FormSettings } from '../contract/form.ts';
import { FormDocument } from '../contract/form-document.ts';
import type { FormsService } from './forms.service.ts';

interface BuiltForm {
  document?: Partial<z.input<typeof FormDocument>>;
  settings?: z.input<typeof FormSettings>;
}

/** A published form of one question, unless something else is said. */
export async function buildForm(
  { forms }: { forms: FormsService },
  { document = {}, settings = {} }: BuiltForm = {},
): Promise<string> {
  const actor = { viewer: systemViewer('test') };
  const { guid } = await forms.make(actor, { title: 'Melding', from: { nothing: true } });
  const asked = FormDocument.parse({
    title: text('Melding', 'Report'),
    fields: [{ id: 'naam', kind: 'text', label: text('Uw naam', 'Your name'), isRequired: true }],
    ...document,
  });
  const { sequence } = await forms.saveDraft(actor, guid, { document: asked, sequence: 1 });
  await forms.saveSettings(actor, guid, FormSettings.parse(settings));
  await forms.publish(actor, guid, { sequence, note: '' });
  return guid;
}
