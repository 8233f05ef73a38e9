import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { connectionNames, trialOutcomes } from './connection.ts';
import { ConnectionList, MailServer, Translator } from './connection-schemas.ts';
import { connectionAudit } from './connections.audit.ts';
import { connectionsTag } from './connections.tags.ts';

export const readConnections = defineEndpoint({
  method: 'GET',
  path: '/api/connections',
  access: 'admin',
  whileViewingAs: 'allowed',
  feature: 'connections',
  summary: 'Which servers of others the platform uses and whose they are; never a user name, a password or a key',
  output: ConnectionList,
});

export const saveMailServer = defineEndpoint({
  method: 'PUT',
  path: '/api/connections/mailServer',
  access: 'admin',
  feature: 'connections',
  summary: 'Send mail by a server of the platform itself. What is written is never answered',
  body: MailServer,
  audits: [connectionAudit.changed],
  touches: [connectionsTag],
  output: ConnectionList,
});

export const saveTranslator = defineEndpoint({
  method: 'PUT',
  path: '/api/connections/translator',
  access: 'admin',
  feature: 'connections',
  summary: 'Translate by a server of the platform itself. What is written is never answered',
  body: Translator,
  audits: [connectionAudit.changed],
  touches: [connectionsTag],
  output: ConnectionList,
});

export const removeConnection = defineEndpoint({
  method: 'DELETE',
  path: '/api/connections/{name}',
  access: 'admin',
  feature: 'connections',
  summary: 'Forget the platform’s own, for good; from then on the installation’s is used, where it has one',
  params: z.object({ name: z.enum(connectionNames) }),
  audits: [connectionAudit.removed],
  touches: [connectionsTag],
  output: ConnectionList,
});

export const tryConnection = defineEndpoint({
  method: 'POST',
  path: '/api/connections:try',
  access: 'admin',
  feature: 'connections',
  summary: 'Use it once: a mail to who asks, or one word translated',
  body: z.object({ name: z.enum(connectionNames) }),
  callsPerMinute: 12,
  audits: [],
  touches: [],
  output: z.object({
    outcome: z.enum(trialOutcomes),
    said: z.string().nullable().describe('Whom the mail went to, or what the word became'),
  }),
});
