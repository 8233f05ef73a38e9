/** The work that follows on a submission: mails to who deals with it and to who sent it. */
export const tellSubmissionJob = 'tell-of-submission';

export interface TellSubmission {
  submissionGuid: string;
  /** The origin that it was sent at. */
  askedAt: string | undefined;
}
