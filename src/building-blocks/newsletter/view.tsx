import { useContext } from 'react';
import { listOpenNewsletters, postNewsletter } from '#features/newsletters/contract/newsletter-lists.endpoints.ts';
import { type BlockNeeds, need } from '#features/pages/web/parts/block-needs.ts';
import { PlainChoice } from '#field-kinds/kit/web/question/plain-choice.tsx';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { IsSignedInContext } from '#platform/web/content/is-signed-in-context.ts';
import { isFilled, Text } from '#platform/web/content/localized.tsx';
import { useNeeded } from '#platform/web/content/use-needed.ts';
import type { ViewTexts } from '#platform/web/content/use-view-texts.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import fieldStyles from '#platform/web/ui/field/field.module.css';
import type { BlockViewProps } from '../kit/web/block-view.ts';
import type definition from './definition.ts';
import en from './messages/en.view.json';
import nl from './messages/nl.view.json';
import styles from './view.module.css';

export const texts: ViewTexts = { nl, en };

export const needs: BlockNeeds = () => [need(listOpenNewsletters, {})];

/** A form that the browser sends by itself; what became of it is told on the page that it then comes to. */
export default function NewsletterView({ block, options }: BlockViewProps<typeof definition>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isSignedIn = useContext(IsSignedInContext);
  const { data: lists = [] } = useNeeded(listOpenNewsletters, {});
  const ownFirst = lists.toSorted(
    (one, other) => Number(other.language === language) - Number(one.language === language),
  );
  const [first] = ownFirst;
  const id = `newsletter-${block.guid}`;
  return (
    <div className={styles.signUp}>
      {isFilled(options.intro) && (
        <p>
          <Text of={options.intro} />
        </p>
      )}
      {first === undefined ? (
        <p>{t('blocks.newsletter.none')}</p>
      ) : (
        <form className={styles.form} method="post" action={endpointUrl(postNewsletter, {})}>
          <input type="hidden" name="language" value={language} />
          <div className={styles.trap} aria-hidden="true">
            <label htmlFor={`${id}-trap`}>{t('blocks.newsletter.trap')}</label>
            <input id={`${id}-trap`} name="website" tabIndex={-1} autoComplete="off" />
          </div>
          {ownFirst.length === 1 ? (
            <input type="hidden" name="list" value={first.guid} />
          ) : (
            <fieldset className={styles.lists}>
              <legend className={fieldStyles.label}>{t('blocks.newsletter.which')}</legend>
              {ownFirst.map(({ guid, name, language: written }) => (
                <PlainChoice
                  key={guid}
                  type="radio"
                  name="list"
                  id={`${id}-${guid}`}
                  value={guid}
                  defaultChecked={guid === first.guid}
                >
                  <span {...inLanguage(written === language ? undefined : written)}>
                    {t('blocks.newsletter.list', { name, language: languageName(written) })}
                  </span>
                </PlainChoice>
              ))}
            </fieldset>
          )}
          {!isSignedIn && (
            <div className={fieldStyles.field}>
              <label htmlFor={`${id}-email`} className={fieldStyles.label}>
                {t('blocks.newsletter.email')}
              </label>
              <p id={`${id}-help`} className={fieldStyles.help}>
                {t('blocks.newsletter.emailHelp')}
              </p>
              <input
                id={`${id}-email`}
                name="email"
                type="email"
                autoComplete="email"
                maxLength={254}
                required
                className={classNames(fieldStyles.box, fieldStyles.input)}
                aria-describedby={`${id}-help`}
              />
            </div>
          )}
          <PlainButton type="submit" variant="primary">
            {ownFirst.length === 1 ? t('blocks.newsletter.sendFor', { name: first.name }) : t('blocks.newsletter.send')}
          </PlainButton>
          <p className={styles.small}>{t(isSignedIn ? 'blocks.newsletter.member' : 'blocks.newsletter.proof')}</p>
        </form>
      )}
    </div>
  );
}
