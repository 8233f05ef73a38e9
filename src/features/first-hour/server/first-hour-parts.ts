import type { AssetsService } from '#features/assets/server/assets.service.ts';
import type { InvitationsService } from '#features/invitations/server/invitations.service.ts';
import type { LegalService } from '#features/legal/server/legal.service.ts';
import type { MailService } from '#features/mail/server/mail.service.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { PagesService } from '#features/pages/server/pages.service.ts';
import type { PublishTogetherService } from '#features/publish-together/server/publish-together.service.ts';
import type { SettingsService } from '#features/settings/server/settings.service.ts';
import type { AccountsService } from '#features/users/server/accounts.service.ts';
import type { UsersService } from '#features/users/server/users.service.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { StartingPoints } from './starting-point.ts';

export interface FirstHourParts {
  platform: Platform;
  clock: Clock;
  startingPoints: StartingPoints;
  settings: Pick<SettingsService, 'all' | 'saveWithin'>;
  pages: Pick<PagesService, 'makeWithin' | 'workingCopy' | 'statesOf'>;
  menus: Pick<MenusService, 'addWithin' | 'pathOfPage' | 'source'>;
  publishTogether: Pick<PublishTogetherService, 'publish'>;
  assets: Pick<AssetsService, 'pixelsOf'>;
  users: Pick<UsersService, 'countUsers'>;
  invitations: Pick<InvitationsService, 'list'>;
  legal: Pick<LegalService, 'list'>;
  accounts: Pick<AccountsService, 'addressee'>;
  mail: Pick<MailService, 'queue'>;
}
