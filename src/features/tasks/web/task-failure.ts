import { CallError } from '#platform/web/api/call-error.ts';

export interface TaskFailure {
  message: string;
  /** For whoever looks into it: what the server said, and where in the code it was. */
  details: string;
}

/** What can be said of an error, whatever was thrown. */
export function taskFailureOf(error: unknown): TaskFailure {
  if (!(error instanceof Error)) return { message: String(error), details: '' };
  const detail = error instanceof CallError ? error.problem?.detail : undefined;
  const details = [...(error instanceof CallError ? factsOf(error) : []), error.stack ?? ''];
  return { message: detail || error.message || error.name, details: details.join('\n').trim() };
}

function factsOf({ status, code, problem }: CallError): string[] {
  const fields = problem?.fields ?? [];
  return [
    `status: ${status}`,
    `code: ${code}`,
    ...(problem === undefined ? [] : [`correlationId: ${problem.correlationId}`]),
    ...fields.map((field) => `${field.path}: ${field.message}`),
  ];
}
