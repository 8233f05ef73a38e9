import { z } from 'zod';
import { menuTag } from '#features/menus/contract/menus.tags.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { JsonValue } from '#platform/contract/calls/json-value.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { NameList } from '#platform/contract/texts/name-list.ts';
import { settingAudit } from './settings.audit.ts';
import { settingsTag } from './settings.tags.ts';

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
