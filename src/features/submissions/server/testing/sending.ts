import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Challenge } from '#platform/contract/robots/challenge.ts';
import { zeroBits } from '#platform/contract/robots/zero-bits.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { SentSubmission } from '../../contract/filling.ts';
import type { SubmissionTelling } from '../telling/submission-telling.service.ts';

type Headers = Record<string, string>;

/** As much of the app under test as it takes. */
interface SendingApp {
  app: FastifyInstance;
  platform: Platform;
  services: { submissionTelling: SubmissionTelling };
}

interface MovableClock {
  now(): Date;
  later(seconds: number): void;
}

export function movableClock(start: string): MovableClock {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    later: (seconds) => {
      time += seconds * 1000;
    },
  };
}

export const newKey = (): string => randomBytes(24).toString('base64url');

/** Fills in and sends forms as a browser with our script does. */
export function createSender(test: SendingApp, clock: MovableClock) {
  const post = (url: string, payload: object, headers: Headers = {}, remoteAddress = '127.0.0.1') =>
    test.app.inject({ method: 'POST', url, payload, headers, remoteAddress });

  async function solved(guid: string, headers: Headers = {}) {
    const { token, bits } = (await post(`/api/forms/${guid}/challenge`, {}, headers)).json<Challenge>();
    for (let solution = 0; ; solution++) {
      if (zeroBits(createHash('sha256').update(`${token}:${solution}`).digest()) >= bits) return { token, solution };
    }
  }

  async function send(
    guid: string,
    posted: Record<string, string[]>,
    more: { key?: string; language?: string; headers?: Headers; from?: string } = {},
  ) {
    const { key = newKey(), language = 'nl', headers = {}, from } = more;
    const challenge = await solved(guid, headers);
    clock.later(5);
    return post(
      `/api/forms/${guid}/submissions`,
      { version: 1, key, posted, language, challenge },
      headers,
      ...(from === undefined ? [] : [from]),
    );
  }

  return {
    post,
    solved,
    send,
    /** Sends, and waits until its mails are in the outbox. */
    async sendAndTell(guid: string, posted: Record<string, string[]>, language = 'nl'): Promise<SentSubmission> {
      const sent = (await send(guid, posted, { language })).json<SentSubmission>();
      await test.services.submissionTelling.tell({ submissionGuid: sent.guid, askedAt: undefined });
      return sent;
    },
    mailsTo: (address: string) =>
      test.platform.db
        .selectFrom('mail')
        .select(['kind', 'language', 'subject', 'text', 'shown_text', 'html'])
        .where('to_address', '=', address)
        .orderBy('created_at')
        .execute(),
    eventsOf: (submissionGuid: string) =>
      test.platform.db
        .selectFrom('form_submission_event')
        .select(['kind', 'data'])
        .where('submission_guid', '=', submissionGuid)
        .orderBy('kind')
        .execute(),
    rowOf: (submissionGuid: string) =>
      test.platform.db
        .selectFrom('form_submission')
        .selectAll()
        .where('guid', '=', submissionGuid)
        .executeTakeFirstOrThrow(),
  };
}
