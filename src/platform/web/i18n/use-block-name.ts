import { useTranslation } from '#platform/web/i18n/use-translation.ts';

/** What a building block is called on screen; its texts are the admin's. One that is gone keeps the name it had. */
export function useBlockName(): (name: string) => string {
  const { t } = useTranslation();
  return (name) => t(`blocks.${name.charAt(0).toLowerCase()}${name.slice(1)}.name`, { defaultValue: name });
}
