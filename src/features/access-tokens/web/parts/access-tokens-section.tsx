import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import styles from '#features/auth/web/parts/security.module.css';
import { SecuritySection } from '#features/auth/web/parts/security-section.tsx';
import { useOwnerProof } from '#features/auth/web/parts/use-owner-proof.tsx';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useReload } from '#platform/web/api/use-reload.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { MadeAccessToken, NewAccessToken } from '../../contract/access-token.ts';
import { createAccessToken, listAccessTokens, revokeAccessToken } from '../../contract/access-tokens.endpoints.ts';
import { AccessTokenRow } from '../access-token-row.tsx';
import { MadeTokenDialog } from '../made-token-dialog.tsx';
import { NewTokenDialog } from '../new-token-dialog.tsx';

/** On account/security: the tokens with which programs call in one's name. */
export function AccessTokensSection() {
  const { t } = useTranslation();
  const call = useCall();
  const reload = useReload();
  const tokens = useLoaded(listAccessTokens, {});
  const proof = useOwnerProof();
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<MadeAccessToken>();
  const [refusal, setRefusal] = useState<string>();

  const add = async (body: NewAccessToken) => {
    setAdding(false);
    setRefusal(undefined);
    try {
      if (!(await proof.ask())) return setRefusal(t('accessTokens.cancelled'));
      setMade(await call(createAccessToken, { body }));
      await reload(listAccessTokens);
    } catch (error) {
      setRefusal(refusalText(error, t));
    }
  };
  const revoke = async (tokenId: string) => {
    setRefusal(undefined);
    await call(revokeAccessToken, { params: { id: tokenId } }).catch((error: unknown) =>
      setRefusal(refusalText(error, t)),
    );
    await reload(listAccessTokens);
  };

  return (
    <SecuritySection title={t('accessTokens.title')} lead={t('accessTokens.lead')}>
      {refusal && (
        <Notice tone="danger" isLive>
          {refusal}
        </Notice>
      )}
      {tokens.length === 0 ? (
        <p className={styles.detail}>{t('accessTokens.none')}</p>
      ) : (
        <ul className={styles.rows}>
          {tokens.map((token) => (
            <AccessTokenRow
              key={token.id}
              token={token}
              about={`${t(`accessTokens.scopes.${token.scope}`)}.`}
              onRevoke={() => revoke(token.id)}
            />
          ))}
        </ul>
      )}
      <div>
        <Button icon={KeyRound} onPress={() => setAdding(true)}>
          {t('accessTokens.add')}
        </Button>
      </div>
      <NewTokenDialog isOpen={isAdding} hasScopes onOpenChange={setAdding} onMake={add} />
      <MadeTokenDialog token={made?.token} onClose={() => setMade(undefined)} />
      {proof.dialog}
    </SecuritySection>
  );
}
