import { loadFresh } from '#platform/web/api/load-cache.ts';
import type { ScreenApp } from '#platform/web/screens/feature-screen.ts';
import { readContentFindings } from '../contract/content-findings.endpoints.ts';
import { findingsQueryOf } from './findings-address.ts';

export const loadFindings = (app: ScreenApp, url: URL): Promise<unknown> =>
  loadFresh(app, readContentFindings, { query: findingsQueryOf(url.searchParams) });
