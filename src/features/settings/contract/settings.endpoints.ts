import { z } from 'zod';
import { menuTag } from '#features/menus/contract/menus.tags.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { JsonValue } from '#platform/contract/calls/json-value.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { NameList } from '#platform/contract/texts/name-list.ts';
import { hostOutcomes } from './host-check.ts';
import { settingFields } from './setting-fields.ts';
import { hostPattern } from './setting-rules.ts';
import { settingAudit } from './settings.audit.ts';
import { settingsTag } from './settings.tags.ts';
import { translatedPlaces } from './translation-work.ts';

export const readSettings = defineEndpoint({
  method: 'GET',
  path: '/api/platformsettingvalues',
  access: 'public',
  feature: 'settings',
  summary: 'Settings of the platform: the public ones, those named in keys, or with includeAll every one (admins only)',
  query: z.object({
    keys: NameList.optional().describe('Keys, separated by commas or each by itself'),
    includeAll: z.stringbool().optional(),
    language: Language.default('nl'),
  }),
  output: z.array(z.object({ key: z.string(), value: JsonValue })),
  cached: true,
});

const SettingValue = z.object({ key: z.string().max(60), value: JsonValue });

export const readSettingSource = defineEndpoint({
  method: 'GET',
  path: '/api/platformsettingvalues:source',
  access: 'admin',
  whileViewingAs: 'allowed',
  feature: 'settings',
  summary: 'Every setting as it is stored, in all languages, for who changes them',
  output: z.array(SettingValue),
});

export const saveSettings = defineEndpoint({
  method: 'PUT',
  path: '/api/platformsettingvalues',
  access: 'admin',
  feature: 'settings',
  summary: 'Change several settings together: all of them, or none when one is refused or was changed by someone else',
  body: z.object({
    changes: z
      .array(SettingValue.extend({ was: JsonValue.describe('What it was for who changed it') }))
      .min(1)
      .max(100),
  }),
  audits: [settingAudit.changed],
  touches: [menuTag, settingsTag],
  output: z.array(SettingValue),
});

export const readTranslationWork = defineEndpoint({
  method: 'GET',
  path: '/api/platformsettingvalues:toTranslate',
  access: 'admin',
  whileViewingAs: 'allowed',
  feature: 'settings',
  summary: 'How much is to be translated into these languages, which the platform need not have yet',
  query: z.object({ languages: NameList.pipe(z.array(Language).min(1).max(settingFields.languages.max)) }),
  output: z.array(
    z.object({
      language: Language,
      work: z.array(z.object({ place: z.enum(translatedPlaces), count: z.number().int() })),
    }),
  ),
});

export const checkHost = defineEndpoint({
  method: 'POST',
  path: '/api/platformsettingvalues:checkHost',
  access: 'admin',
  feature: 'settings',
  summary:
    'Whether a host name leads to this installation: the server asks there for a proof that nobody else can give',
  callsPerMinute: 60,
  body: z.object({ host: z.string().max(260).regex(hostPattern) }),
  audits: [],
  touches: [],
  output: z.object({ outcome: z.enum(hostOutcomes) }),
});

export const proveHost = defineEndpoint({
  method: 'GET',
  path: '/api/platformsettingvalues:hostProof',
  access: 'public',
  feature: 'settings',
  summary: 'What only this platform can answer to a question; by it a host name is known to lead here',
  query: z.object({
    question: Guid,
    platform: Guid.describe('Who is asked, where nobody has the name yet'),
  }),
  output: z.object({ proof: z.string() }),
});

export const saveSetting = defineEndpoint({
  method: 'PUT',
  path: '/api/platformsettingvalues/{key}',
  access: 'admin',
  feature: 'settings',
  summary: 'Change one setting; the answer is its value from now on',
  params: z.object({ key: z.string().max(60) }),
  body: z.object({ value: JsonValue }),
  audits: [settingAudit.changed],
  // Languages begin addresses and the time zone says which day it is: every answer with either hangs on the menu.
  touches: [menuTag, settingsTag],
  output: z.object({ key: z.string(), value: JsonValue }),
});
