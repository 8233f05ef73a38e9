import { randomBytes } from 'node:crypto';
import { anonymousViewer, type Viewer } from '#platform/contract/rights/viewer.ts';
import type { Posted, SentSubmission } from '../contract/filling.ts';
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
