/** What came of asking an address: an answer, none at all, or that we may not ask there. */
export type OutsideAnswer =
  | { kind: 'answered'; status: number; retryAfterSeconds?: number | undefined }
  | { kind: 'silent' }
  | { kind: 'not-asked' };

/** `later`: it says nothing of the address, and is asked again another time. */
export type Verdict = 'there' | 'gone' | 'silent' | 'later';

/**
 * What an answer says of the address. That something is not for us (401, 403, 405 and the like) is an answer too: readers
 * may well get it. What is busy asks for patience; what breaks counts as not answering.
 */
export function verdictOf(answer: OutsideAnswer): Verdict {
  if (answer.kind === 'not-asked') return 'later';
  if (answer.kind === 'silent') return 'silent';
  const { status, retryAfterSeconds } = answer;
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || (status === 503 && retryAfterSeconds !== undefined)) return 'later';
  return status >= 500 ? 'silent' : 'there';
}

/** As RFC 9110 has it: seconds, or a moment. */
export function retryAfterSeconds(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header);
  const moment = Date.parse(header);
  return Number.isNaN(moment) ? undefined : Math.max(0, Math.ceil((moment - now.getTime()) / 1000));
}
