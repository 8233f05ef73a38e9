import { useParams } from 'react-router';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { Breadcrumbs } from '#platform/web/ui/breadcrumbs/breadcrumbs.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { listNewsletterLists } from '../contract/newsletter-lists.endpoints.ts';
import { isWritable } from '../contract/newsletter-states.ts';
import { readNewsletter } from '../contract/newsletters.endpoints.ts';
import { newslettersTopic } from '../contract/newsletters.topics.ts';
import { LetterWriter } from './letter-writer.tsx';
import { NewsletterResult } from './newsletter-result.tsx';

const shown = [readNewsletter, listNewsletterLists];

/** One newsletter: written while it can be, then followed on its way, then its figures. */
export default function NewsletterScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { guid = '' } = useParams();
  const newsletter = useLoaded(readNewsletter, { params: { guid } });
  const lists = useLoaded(listNewsletterLists, {});
  useLive(newslettersTopic, shown);
  const { title, subject } = newsletter.letter;
  const name = title || subject || t('newsletters.admin.untitled');
  return (
    <Screen>
      <PageHeading
        before={
          <Breadcrumbs
            crumbs={[
              { label: t('admin.menu.newsletters'), href: withLanguagePrefix('/admin/newsletters', language) },
              { label: name },
            ]}
          />
        }
      >
        {name}
      </PageHeading>
      {isWritable(newsletter.state) ? (
        <LetterWriter key={guid} newsletter={newsletter} lists={lists} />
      ) : (
        <NewsletterResult newsletter={newsletter} />
      )}
    </Screen>
  );
}
