import { readAccessibilityStatement } from '#features/accessibility-statement/contract/accessibility-statement.endpoints.ts';
import { readLegal } from '#features/legal/contract/legal.endpoints.ts';
import { isLegalKind, type LegalKind } from '#features/legal/contract/legal-kind.ts';
import { type Language, splitLanguagePrefix } from '#platform/contract/texts/language.ts';
import { load } from '#platform/web/api/load-cache.ts';
import type { SiteApp } from '../site-app.ts';

export interface AskedLegal {
  kind: LegalKind;
  language: Language;
  version?: number | undefined;
}

export const legalInput = ({ kind, language, version }: AskedLegal) => ({
  params: { kind },
  query: version === undefined ? { language } : { language, version },
});

/** In the language of the page around it, because the words between what is filled in are in that. */
export const statementInput = (language: Language) => ({ query: { language } });

/** Resolves to what is asked for once it is in the cache, or to nothing when there is no such text (§8). */
export async function loadLegal(app: SiteApp, url: URL): Promise<AskedLegal | undefined> {
  const asked = askedIn(url, app);
  if (asked !== undefined && (await isThere(app, asked))) return asked;
  app.errorStore.raiseNotFound(url.pathname);
  return undefined;
}

/** §2: legal/{kind}/{lang}; legal/privacy stands without one too. */
function askedIn({ pathname, searchParams }: URL, { language: own, locale }: SiteApp): AskedLegal | undefined {
  const [, , kind, named = own] = splitLanguagePrefix(pathname, locale.languages).path.split('/');
  const language = locale.languages.find((one) => one === named);
  const version = searchParams.get('version');
  if (!isLegalKind(kind) || language === undefined || (version !== null && !/^\d{1,6}$/.test(version)))
    return undefined;
  return version === null ? { kind, language } : { kind, language, version: Number(version) };
}

async function isThere(app: SiteApp, asked: AskedLegal): Promise<boolean> {
  try {
    await Promise.all([
      load(app, readLegal, legalInput(asked)),
      asked.kind === 'accessibility' && load(app, readAccessibilityStatement, statementInput(app.language)),
    ]);
    return true;
  } catch (error) {
    const { status } = error as { status?: number };
    if (status === 404 || status === 400) return false;
    throw error;
  }
}
