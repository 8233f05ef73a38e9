import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { SettingValues } from '#features/settings/contract/setting.ts';
import { settingsTag } from '#features/settings/contract/settings.tags.ts';
import { typeCss } from '#features/settings/contract/type-css.ts';
import { themeCss } from '#platform/contract/colors/color-scheme.ts';
import { storeResponse } from '#platform/server/cache/stored-response.ts';
import { callKey } from '#platform/server/http/response-key.ts';
import { sendStored } from '#platform/server/http/send-stored.ts';
import type { Installation } from '../installation.ts';
import { platformOf } from '../requests/request-context.ts';

/** The same as at the top of styles/plein.css: a bundle may put a component's styles before that file. */
const layerOrder = '@layer reset, tokens, base, ui, blocks, shell;';

/** The platform's own part of the look: two colours, the measures of its logo and two sizes of type. */
export function themeOf({
  colorScheme,
  headerLogoHeight,
  headerLogoPadding,
  textSize,
  titleSize,
}: SettingValues): string {
  const logo = `--header-logo-height:${headerLogoHeight}px;--header-logo-padding:${headerLogoPadding}px`;
  return `${layerOrder}\n${themeCss(colorScheme)}\n:root{${logo};${typeCss({ textSize, titleSize })}}`;
}

/** Another look is another address, so a browser may keep what it has for ever. */
export const themeAddress = (settings: SettingValues): string => {
  const { colorScheme, headerLogoHeight, headerLogoPadding, textSize, titleSize } = settings;
  const look = JSON.stringify([colorScheme, headerLogoHeight, headerLogoPadding, textSize, titleSize]);
  return `/assets/theme-${createHash('sha1').update(look).digest('base64url').slice(0, 10)}.css`;
};

export function registerTheme(app: FastifyInstance, installation: Installation): void {
  app.get('/assets/theme-:hash.css', async (request, reply) => {
    const platform = platformOf(installation, request.host);
    const settings = await installation.servicesOf(platform).settings.all();
    const isCurrent = request.url.startsWith(themeAddress(settings));
    const headers = {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache',
    };
    const stored = await platform.rememberResponse(callKey('everyone', request.url), async () => ({
      value: storeResponse(200, headers, themeOf(settings)),
      tags: [settingsTag],
    }));
    return sendStored(reply, stored);
  });
}
