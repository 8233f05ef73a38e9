import { formatFileSize } from '#platform/contract/files/file-size.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Gauge } from '#platform/web/ui/gauge/gauge.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { fullness, type Used } from '../../contract/storage-use.ts';

/** How much room is taken, of how much; nothing where there is no limit. */
export function StorageMeter({ of, use }: { of: 'platform' | 'own'; use: Used }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (use.allowed === null) return null;
  const sizes = { used: formatFileSize(use.used, language), allowed: formatFileSize(use.allowed, language) };
  const words = t(`assets.storage.${of}`, sizes);
  const how = fullness(use);
  return (
    <div>
      <Gauge label={words} value={use.used} max={use.allowed} valueText={words} isNow={how !== 'room'} />
      {how !== 'room' && (
        <Notice tone={how === 'full' ? 'danger' : 'warning'} isLive>
          <p>{t(`assets.storage.${how}`)}</p>
        </Notice>
      )}
    </div>
  );
}
