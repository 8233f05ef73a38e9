/** What a mail library says when a mail server did not take a letter. */
export interface HandOverFailure {
  /** The server’s own number, when it answered at all. */
  responseCode?: number | undefined;
  /** What was said when it was refused: `RCPT TO`, `DATA`. */
  command?: string | undefined;
  /** Its words after the number, which may begin with an enhanced code (RFC 3463): `550 5.1.1 no such user`. */
  response?: string | undefined;
}

export type HandOverOutcome =
  /** Not this one, not ever: `isAddress` when the address itself is wrong. */
  | { kind: 'refused'; isAddress: boolean }
  /** This one later; the others go on. */
  | { kind: 'later' }
  /** Nobody can be reached now: all wait. */
  | { kind: 'setback' }
  /** Said at this one, and most likely of all: all wait, and this one goes to the end of the line. */
  | { kind: 'denied' }
  /** Its end was said and no answer came. */
  | { kind: 'doubt' };

/** The line is closed, or who sends is not let in: it has nothing to do with who receives. */
const aboutTheLine = [421, 432, 454, 530, 534, 535, 538];
/** Mailbox unknown, moved, or no such name: another letter would fare no better. */
const aboutTheAddress = [550, 551, 553];

const enhancedCode = /^\d{3}[ -](5\.\d{1,3})\.\d{1,3}\b/;
/** Who sends may not, or may not send as many: relaying denied, a quota. */
const aboutTheSender = ['5.4', '5.7'];

/** `wasEnded`: the end of the letter may have reached the mail server. */
export function outcomeOf(
  { responseCode, command, response = '' }: HandOverFailure,
  wasEnded: boolean,
): HandOverOutcome {
  if (responseCode === undefined || responseCode < 400) return wasEnded ? { kind: 'doubt' } : { kind: 'setback' };
  if (aboutTheLine.includes(responseCode) || command === 'MAIL FROM' || command?.startsWith('AUTH')) {
    return { kind: 'setback' };
  }
  if (responseCode < 500) return { kind: 'later' };
  const [, subject = '5.1'] = enhancedCode.exec(response) ?? [];
  if (aboutTheSender.includes(subject)) return { kind: 'denied' };
  const isAddress = command === 'RCPT TO' && aboutTheAddress.includes(responseCode) && subject === '5.1';
  return { kind: 'refused', isAddress };
}

/**
 * Nothing was answered and nothing ended: the line was kept from an earlier letter and the mail server hung up meanwhile.
 * Another line may be all it takes.
 */
export const isBrokenLine = ({ responseCode }: HandOverFailure, wasEnded: boolean): boolean =>
  responseCode === undefined && !wasEnded;

const seconds = 1000;

/** A mailbox that is busy, or a server that asks who is new to come back: ever later, six times, about an hour in all. */
export const mostTries = 6;
export const waitAfterTry = (tries: number): number => 60 * seconds * 2 ** Math.min(tries, mostTries);

/** A mail server that is away is asked again soon, and then every five minutes for as long as it takes. */
export const waitAfterSetback = (setbacks: number): number => Math.min(300, 5 * 2 ** Math.min(setbacks, 6)) * seconds;
