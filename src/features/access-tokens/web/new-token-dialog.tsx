import { useState } from 'react';
import styles from '#features/auth/web/parts/security.module.css';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import type { NewAccessToken } from '../contract/access-token.ts';
import { type TokenScope, tokenLifetimes, tokenScopes } from '../contract/token-choices.ts';

interface NewTokenDialogProps {
  isOpen: boolean;
  /** Whether what it may is asked; a token of a form reads, and that is all. */
  hasScopes?: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onMake: (token: NewAccessToken) => Promise<void>;
}

export function NewTokenDialog({ isOpen, hasScopes, onOpenChange, onMake }: NewTokenDialogProps) {
  const { t } = useTranslation();
  const [scope, setScope] = useState<TokenScope>('Read');
  const [days, setDays] = useState('30');
  const [refusal, setRefusal] = useState<string>();
  const { isPending, submit } = useSending(async ({ name: given = '' }) => {
    const name = given.trim();
    setRefusal(name === '' ? t('accessTokens.nameMissing') : undefined);
    if (name !== '') await onMake({ name, scope, days: Number(days) });
  });
  return (
    <Dialog title={t('accessTokens.addTitle')} size="small" isOpen={isOpen} onOpenChange={onOpenChange}>
      <form className={styles.steps} noValidate onSubmit={submit}>
        <TextField
          name="name"
          label={t('accessTokens.name')}
          help={t('accessTokens.nameHelp')}
          maxLength={80}
          isRequired
          autoFocus
          error={refusal}
        />
        {hasScopes && (
          <Select
            label={t('accessTokens.scope')}
            options={tokenScopes.map((id) => ({ id, label: t(`accessTokens.scopes.${id}`) }))}
            value={scope}
            onChange={setScope}
          />
        )}
        <Select
          label={t('accessTokens.days')}
          options={tokenLifetimes.map((count) => ({ id: String(count), label: t('accessTokens.lifetime', { count }) }))}
          value={days}
          onChange={setDays}
        />
        <div>
          <Button type="submit" variant="primary" isPending={isPending} pendingText={t('ui.busy')}>
            {t('accessTokens.make')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
