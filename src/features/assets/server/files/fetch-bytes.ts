import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { fetchFile } from '#platform/server/files/fetch-file.ts';
import { WorkQueue } from '#platform/server/work-queue.ts';
import { maxImageBytes } from '../../contract/image.ts';

const patience = 20_000;
/** Waiting for other sites takes no processor, but each may bring a whole picture. People take turns. */
const fetched = new WorkQueue({ atOnce: 3, maxWaiting: 60 });

/** What is at an address of another site, no more than a picture may be. */
export const fetchBytes = (viewer: Viewer, url: string, allowsLoopback: boolean): Promise<Uint8Array> =>
  fetched.run(
    () => fetchFile(url, { allowsLoopback, mostBytes: maxImageBytes, signal: AbortSignal.timeout(patience) }),
    { client: viewer.id },
  );
