import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import styles from '#platform/web/ui/narrow-card/narrow-form.module.css';

/** Signing out opens the invitation again, as a page of its own. */
export function OtherAccount({ returnTo }: { returnTo: string }) {
  const { t } = useTranslation();
  const home = withLanguagePrefix('/', useLanguage());
  return (
    <form className={styles.form} method="post" action="/logout">
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button type="submit" variant="primary" isWide>
        {t('invitation.signOut')}
      </Button>
      <ButtonLink href={home} isWide>
        {t('invitation.toSite')}
      </ButtonLink>
    </form>
  );
}
