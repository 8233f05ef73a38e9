import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Admission, type AdmissionOptions, usualAdmission } from '#platform/server/http/admission.ts';
import type { Installation } from './installation.ts';
import { knownPersonOf } from './known-person.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It takes long by nature, or waits for something else than this process: an upload, a download, a channel. */
    isAdmittedApart?: boolean;
  }
}

/**
 * Kept answers never come here, and health is asked apart. Everything else is admitted when its body has been read, and
 * makes room as soon as its answer is made, however slowly that is fetched.
 */
export function admitRequests(
  app: FastifyInstance,
  installation: Installation,
  options: AdmissionOptions = usualAdmission,
): void {
  const admission = new Admission(options);
  installation.metrics.watchAdmission(admission);
  const releases = new WeakMap<FastifyRequest, () => void>();
  const release = (request: FastifyRequest) => {
    releases.get(request)?.();
    releases.delete(request);
  };

  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.isAdmittedApart === true) return;
    const gone = new AbortController();
    const onClose = () => {
      gone.abort();
      release(request);
    };
    reply.raw.once('close', onClose);
    const person = knownPersonOf(installation, request);
    const applicant = { isSignedIn: person !== undefined, client: person?.id ?? request.ip };
    releases.set(request, await admission.enter(applicant, gone.signal));
    // They left in the very moment that it was their turn.
    if (reply.raw.destroyed) release(request);
  });
  app.addHook('onSend', async (request) => release(request));
}
