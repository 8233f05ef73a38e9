import { useState } from 'react';
import { isHostName, platformKeyPattern } from '#features/platforms/contract/platform-name.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useFocusBack } from '#platform/web/ui/drawer/use-focus-back.ts';
import type { FormError } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import type { InstallationPlatform } from '../contract/installation.ts';
import { platformFormId, usePlatformTasks } from './use-platform-tasks.ts';

interface PlatformDrawerProps {
  /** Left out for a new one. */
  platform?: InstallationPlatform | undefined;
  onMade(setupLink: string | null): void;
  onClose(): void;
}

const keyId = 'platform-key';
const hostsId = 'platform-hosts';

const linesOf = (text: string): string[] =>
  text
    .split(/\s/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A new platform, or the names of one that is there. */
export function PlatformDrawer({ platform, onMade, onClose }: PlatformDrawerProps) {
  useFocusBack();
  const { t } = useTranslation();
  const tasks = usePlatformTasks();
  const start = { key: platform?.key ?? '', hosts: platform?.givenHosts.join('\n') ?? '' };
  const [key, setKey] = useState(start.key);
  const [hosts, setHosts] = useState(start.hosts);
  const [errors, setErrors] = useState<FormError[]>([]);
  const errorOf = (fieldId: string) => errors.find((error) => error.fieldId === fieldId)?.message;

  async function save() {
    const names = linesOf(hosts);
    const wrong = names.find((name) => !isHostName(name));
    const found: FormError[] = [
      ...(platformKeyPattern.test(key) ? [] : [{ fieldId: keyId, message: t('installation.form.keyWrong') }]),
      ...(wrong === undefined
        ? []
        : [{ fieldId: hostsId, message: t('installation.form.hostWrong', { name: wrong }) }]),
    ];
    setErrors(found);
    if (found.length > 0) return;
    if (platform === undefined) {
      const made = await tasks.add(key, names);
      if (made.state === 'done') return onMade(made.value.setupLink);
      return setErrors([{ message: refusalText(made.error, t) }]);
    }
    const named = await tasks.name(platform, names);
    if (named.state === 'done') return onClose();
    setErrors([{ fieldId: hostsId, message: refusalText(named.error, t) }]);
  }

  return (
    <FormDrawer
      title={
        platform === undefined
          ? t('installation.form.newTitle')
          : t('installation.form.hostsTitle', { name: platform.name })
      }
      formId={platformFormId}
      saveText={t(platform === undefined ? 'installation.form.make' : 'installation.form.save')}
      errors={errors}
      isDirty={key !== start.key || hosts !== start.hosts}
      onSave={save}
      onClose={onClose}
    >
      {platform === undefined && (
        <TextField
          id={keyId}
          label={t('installation.form.key')}
          help={t('installation.form.keyHelp')}
          isRequired
          maxLength={41}
          value={key}
          onChange={setKey}
          error={errorOf(keyId)}
        />
      )}
      <TextArea
        id={hostsId}
        label={t('installation.form.hosts')}
        help={t('installation.form.hostsHelp')}
        value={hosts}
        onChange={setHosts}
        error={errorOf(hostsId)}
      />
    </FormDrawer>
  );
}
