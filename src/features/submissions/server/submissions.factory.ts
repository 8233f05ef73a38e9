import { randomBytes, randomUUID } from 'node:crypto';
import { anonymousViewer, type Viewer } from '#platform/contract/rights/viewer.ts';
import { PreparedStatements } from '#platform/server/database/prepared-statements.ts';
import { hashOfKey } from '#platform/server/mailed-key.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Posted, SentSubmission } from '../contract/filling.ts';
import { keepSubmission } from './keep-submission.repository.ts';
import type { SubmissionsService } from './submissions.service.ts';

interface BuiltSubmission {
  posted?: Posted;
  viewer?: Viewer;
  language?: string;
}

/** Sent to the newest version of a form, by a visitor unless somebody else is named. */
export async function buildSubmission(
  { submissions }: { submissions: SubmissionsService },
  formGuid: string,
  { posted = { naam: ['Noor'] }, viewer = anonymousViewer, language = 'nl' }: BuiltSubmission = {},
): Promise<SentSubmission> {
  const form = await submissions.requireForm(viewer, formGuid);
  const key = randomBytes(24).toString('base64url');
  const client = { ip: '127.0.0.1', origin: 'http://vloedhaven.example' };
  const sending = { version: form.version, key, posted, language, beganAt: new Date(0), client };
  return submissions.send(viewer, form, sending);
}

/** Many at once, as if each was filled in within two minutes, one second after the other. */
export async function buildSubmissions(
  platform: Platform,
  formGuid: string,
  { answers, version = 1, now }: { answers: readonly object[]; version?: number; now: Date },
): Promise<string[]> {
  const keeping = { schema: platform.schema, statements: new PreparedStatements(platform.db) };
  return platform.transaction(async (trx) => {
    const guids: string[] = [];
    for (const [index, given] of answers.entries()) {
      const guid = randomUUID();
      const sentAt = new Date(now.getTime() + index * 1000);
      guids.push(guid);
      await keepSubmission(keeping, trx, {
        guid,
        formGuid,
        version,
        year: now.getUTCFullYear(),
        referenceHead: 'T-',
        answers: given,
        language: 'nl',
        senderGuid: null,
        senderEmail: null,
        keyHash: hashOfKey(randomBytes(24).toString('base64url')),
        beganAt: new Date(sentAt.getTime() - 120_000),
        dueAt: null,
        itemGuid: null,
        status: 'new',
        now: sentAt,
        mark: null,
        holder: null,
        notification: ['nobody', ''],
      });
    }
    return guids;
  });
}
