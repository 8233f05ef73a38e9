import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Client } from './http/route.ts';

/** Who does something, and from where; work of the system has no client, and a job no address that was asked at. */
export interface Actor {
  viewer: Viewer;
  client?: (Pick<Client, 'ip' | 'userAgent'> & Partial<Pick<Client, 'origin'>>) | undefined;
}
