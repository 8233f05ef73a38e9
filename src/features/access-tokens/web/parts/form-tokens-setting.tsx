import { useQueryClient } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { useRef, useState } from 'react';
import styles from '#features/auth/web/parts/security.module.css';
import { useOwnerProof } from '#features/auth/web/parts/use-owner-proof.tsx';
import { useCall } from '#platform/web/api/call-context.ts';
import { reloadAnswersOf, useLoaded } from '#platform/web/api/load-cache.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { NewFormToken } from '../../contract/access-token.ts';
import { createFormToken, listFormTokens, revokeFormToken } from '../../contract/form-tokens.endpoints.ts';
import { AccessTokenRow } from '../access-token-row.tsx';
import { MadeTokenDialog } from '../made-token-dialog.tsx';
import { NewTokenDialog } from '../new-token-dialog.tsx';

/** With the settings of a form: the tokens with which programs read what it was sent. */
export function FormTokensSetting({ formGuid }: { formGuid: string }) {
  const { t } = useTranslation();
  const call = useCall();
  const cache = useQueryClient();
  const tokens = useLoaded(listFormTokens, { params: { guid: formGuid } });
  const proof = useOwnerProof(t('accessTokens.ofForm.proof'));
  const addButton = useRef<HTMLButtonElement>(null);
  const [isAdding, setAdding] = useState(false);
  const [token, setToken] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const again = () => reloadAnswersOf(cache, [listFormTokens]);

  const add = async ({ name, days }: NewFormToken) => {
    setAdding(false);
    setRefusal(undefined);
    try {
      if (!(await proof.ask())) return setRefusal(t('accessTokens.cancelled'));
      const made = await call(createFormToken, { params: { guid: formGuid }, body: { name, days } });
      setToken(made.token);
      await again();
    } catch (error) {
      setRefusal(refusalText(error, t));
    }
  };
  const closeToken = () => {
    setToken(undefined);
    // What it came after, a form and perhaps a proof, is gone.
    keepFocus(() => addButton.current);
  };
  const revoke = async (id: string) => {
    setRefusal(undefined);
    await call(revokeFormToken, { params: { guid: formGuid, id } }).catch((error: unknown) =>
      setRefusal(refusalText(error, t)),
    );
    await again();
    // The button that asked for it goes with its token.
    keepFocus(() => addButton.current);
  };

  return (
    <>
      {refusal && (
        <Notice tone="danger" isLive>
          {refusal}
        </Notice>
      )}
      {tokens.length === 0 ? (
        <p className={styles.detail}>{t('accessTokens.ofForm.none')}</p>
      ) : (
        <ul className={styles.rows}>
          {tokens.map((one) => (
            <AccessTokenRow
              key={one.id}
              token={one}
              about={t('accessTokens.ofForm.madeBy', { name: one.madeBy })}
              onRevoke={() => revoke(one.id)}
            />
          ))}
        </ul>
      )}
      <p className={styles.detail}>
        {t('accessTokens.ofForm.address')} <code dir="ltr">{`GET /api/forms/${formGuid}/submissions:since`}</code>
      </p>
      <div>
        <Button ref={addButton} icon={KeyRound} onPress={() => setAdding(true)}>
          {t('accessTokens.add')}
        </Button>
      </div>
      <NewTokenDialog isOpen={isAdding} onOpenChange={setAdding} onMake={add} />
      <MadeTokenDialog token={token} onClose={closeToken} />
      {proof.dialog}
    </>
  );
}
