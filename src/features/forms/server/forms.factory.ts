import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { text } from '#platform/contract/texts/localized.ts';
import type { Platform } from '#platform/server/platform.ts';
import { FormSettings } from '../contract/form.ts';
import { FormDocument } from '../contract/form-document.ts';
import { insertForm, insertFormVersion } from './forms.repository.ts';

interface BuiltForm {
  document?: Partial<z.input<typeof FormDocument>>;
  settings?: z.input<typeof FormSettings>;
}

/** A published form of one question, unless something else is said. */
export async function buildForm(platform: Platform, { document = {}, settings = {} }: BuiltForm = {}): Promise<string> {
  const guid = randomUUID();
  const now = new Date();
  const asked = FormDocument.parse({
    title: text('Melding', 'Report'),
    fields: [{ id: 'naam', kind: 'text', label: text('Uw naam', 'Your name'), isRequired: true }],
    ...document,
  });
  await insertForm(
    platform.db,
    {
      guid,
      draft: asked,
      version: 1,
      published_sequence: 1,
      state: 'Open',
      visibility: 'Public',
      created_at: now,
      changed_at: now,
    },
    FormSettings.parse(settings),
  );
  await insertFormVersion(
    platform.db,
    { form_guid: guid, version: 1, note: '', published_at: now, published_by: null },
    asked,
  );
  return guid;
}
