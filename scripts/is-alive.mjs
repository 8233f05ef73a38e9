/**
 * Ends with 0 when the server beside it answers, and with 1 otherwise: the health check of the container, which has no other
 * program that can ask.
 */
const answer = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`, {
  signal: AbortSignal.timeout(4000),
}).catch(() => undefined);
process.exitCode = answer?.ok ? 0 : 1;
