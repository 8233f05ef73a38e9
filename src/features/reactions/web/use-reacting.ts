import { useRef } from 'react';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { sendForm } from '#platform/web/api/upload-file.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { newSenderKey } from '#platform/web/robots/sender-key.ts';
import { canSolve } from '#platform/web/robots/solve-challenge.ts';
import { useSum } from '#platform/web/robots/use-sum.ts';
import type { MadeReaction, ThreadTarget } from '../contract/reaction.ts';
import { pictureParts } from '../contract/reaction-pictures.ts';
import { addPicturedReaction, addReaction, askReactionChallenge } from '../contract/reactions.endpoints.ts';
import { keepOwnKey } from './own-keys.ts';

interface Said {
  text: string;
  name: string;
  email: string;
  website: string;
  answersGuid: string | undefined;
  mentions: string[];
}

function formOf(said: object, pictures: readonly { file: File; alt: string }[]): FormData {
  const form = new FormData();
  form.append(pictureParts.said, JSON.stringify(said));
  for (const { alt } of pictures) form.append(pictureParts.alt, alt);
  for (const { file } of pictures) form.append(pictureParts.picture, file, file.name);
  return form;
}

/** Sends a reaction. The sum that keeps robots away is begun while somebody is still typing; who is signed in does none. */
export function useReacting(target: ThreadTarget, isKnown: boolean) {
  const call = useCall();
  const language = useLanguage();
  /** A second press, or a retry after the connection broke, is the same reaction. */
  const key = useRef<string>(undefined);

  const sum = useSum(() => call(askReactionChallenge, { params: target }));

  return {
    /** On a page that is not safe (plain http) the browser has no hashes, and posts the form by itself. */
    canSend: () => isKnown || canSolve(),
    /** A failure is told when it is sent. */
    prepare(): void {
      if (!isKnown && canSolve()) sum.prepare();
    },
    async send(
      { email, ...said }: Said,
      pictures: readonly { file: File; alt: string }[],
      onProgress: (share: number) => void,
    ): Promise<MadeReaction> {
      key.current ??= newSenderKey();
      const challenge = isKnown ? undefined : await sum.done();
      try {
        const body = { ...said, language, key: key.current, challenge, ...(email !== '' && { email }) };
        const made =
          pictures.length === 0
            ? await call(addReaction, { params: target, body })
            : await sendForm<MadeReaction>(formOf(body, pictures), {
                url: endpointUrl(addPicturedReaction, { params: target }),
                language,
                onProgress,
              });
        if (!isKnown) keepOwnKey({ guid: made.guid, key: key.current });
        key.current = undefined;
        return made;
      } finally {
        // Each sum is for one sending.
        sum.forget();
      }
    },
  };
}
