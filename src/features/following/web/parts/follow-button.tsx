import { useQuery, useQueryClient } from '@tanstack/react-query';
import BellPlus from 'lucide-react/icons/bell-plus';
import BellRing from 'lucide-react/icons/bell-ring';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import type { FollowTarget } from '../../contract/follow.ts';
import { follow, readFollow, unfollow } from '../../contract/following.endpoints.ts';

interface FollowButtonProps {
  target: FollowTarget;
  /** What it is called, for who hears the button without seeing what it stands with. */
  name: string;
  /** Its name is the heading that it stands beside. */
  isNamedAbove?: boolean;
}

/**
 * For members. It is no part of a kept page: whether one follows is asked by the browser, and until that is known there is
 * a button that cannot be pressed, so that nothing moves.
 */
export default function FollowButton({ target, name, isNamedAbove = false }: FollowButtonProps) {
  const { t } = useTranslation();
  const call = useCall();
  const cache = useQueryClient();
  const runTask = useRunTask();
  const input = { params: target };
  const queryKey = [endpointUrl(readFollow, input)];
  const { data, isError } = useQuery({ queryKey, queryFn: () => call(readFollow, input), staleTime: 0 });
  const isFollowing = data?.isFollowing === true;
  // Its name is the heading above it; a list or a person is one of several.
  const isOfWholeScreen = isNamedAbove || target.kind === 'page' || target.kind === 'item';
  const words = isNamedAbove ? 'item' : target.kind;

  const set = async (isOn: boolean): Promise<void> => {
    const state = isOn ? await call(follow, { ...input, body: {} }) : await call(unfollow, input);
    cache.setQueryData(queryKey, state);
  };
  const press = () =>
    void runTask({
      type: 'edit',
      entity: 'profile',
      words: {
        done: t(isFollowing ? 'following.said.stopped' : 'following.said.begun', { name }),
        failed: t('following.said.failed'),
      },
      run: () => set(!isFollowing),
      undo: () => set(isFollowing),
    });

  // Nobody misses it: what cannot be asked cannot be followed either.
  if (isError || data?.canFollow === false) return null;
  return (
    <PlainButton
      // Another one, so that no colour passes from the one state to the other.
      key={data === undefined ? 'waiting' : 'known'}
      variant="secondary"
      disabled={data === undefined}
      onClick={press}
    >
      <Icon icon={isFollowing ? BellRing : BellPlus} size={20} />
      <span>
        {t(`following.${isFollowing ? 'stop' : 'begin'}.${words}`, { name })}
        {isOfWholeScreen && <span className="visually-hidden">: {name}</span>}
      </span>
    </PlainButton>
  );
}
