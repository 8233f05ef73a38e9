import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { SettingValues } from '#features/settings/contract/setting.ts';
import { themeCss } from '#platform/contract/color-scheme.ts';
import type { Installation } from './installation.ts';
import { platformOf } from './request-context.ts';

/** The same as at the top of styles/plein.css: a bundle may put a component's styles before that file. */
const layerOrder = '@layer reset, tokens, base, ui, blocks, shell;';

/** The platform's own part of the look: two colours and the measures of its logo. */
function cssOf({ colorScheme, headerLogoHeight, headerLogoPadding }: SettingValues): string {
  return `${layerOrder}\n${themeCss(colorScheme)}\n:root{--header-logo-height:${headerLogoHeight}px;--header-logo-padding:${headerLogoPadding}px}`;
}

/** Another look is another address, so a browser may keep what it has for ever. */
export const themeAddress = (settings: SettingValues): string => {
  const look = JSON.stringify([settings.colorScheme, settings.headerLogoHeight, settings.headerLogoPadding]);
  return `/assets/theme-${createHash('sha1').update(look).digest('base64url').slice(0, 10)}.css`;
};

export function registerTheme(app: FastifyInstance, installation: Installation): void {
  app.get('/assets/theme-:hash.css', async (request, reply) => {
    const settings = await installation.servicesOf(platformOf(installation, request.host)).settings.all();
    const isCurrent = request.url.startsWith(themeAddress(settings));
    return reply
      .type('text/css; charset=utf-8')
      .header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-store')
      .send(cssOf(settings));
  });
}
