import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { Sheet } from '#platform/web/ui/screen/sheet.tsx';
import type { CategoryProps } from './category-props.ts';
import { UserFacts } from './user-facts.tsx';

export function UserPrivacy({ user, roles }: CategoryProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Sheet label={t('users.category.privacy')}>
      <UserFacts user={user} roles={roles} />
      <TextLink isStandalone href={withLanguagePrefix(`/admin/access?as=user:${user.guid}`, language)}>
        {t('users.panel.why', { name: user.firstName || user.name })}
      </TextLink>
    </Sheet>
  );
}
