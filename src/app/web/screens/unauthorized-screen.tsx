import { useTranslation } from 'react-i18next';
import { Message } from './message.tsx';

export default function UnauthorizedScreen() {
  const { t } = useTranslation();
  return (
    <Message title={t('site.unauthorized.title')}>
      <p>{t('site.unauthorized.text')}</p>
    </Message>
  );
}
