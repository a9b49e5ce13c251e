import type { FollowKind } from '@fairbridge/contract/follow/follow.calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { useLoginTip } from '../../session/login-tip.tsx';
import { useUser } from '../../session/session.ts';
import { Icon } from '../../ui/icons.tsx';
import { setFollow, useIsFollowed } from './follows.ts';
import { followTexts } from './follow.texts.ts';

/**
 * Follows a company, an active ingredient or a category: `<FollowButton kind="ingredient" subject={code} name={name} small />`.
 * Guests are asked to log in; exhibitors' and the organizer's staff see none.
 */
export function FollowButton({
  kind,
  subject,
  name,
  small = false,
  named = false,
  always = false,
}: {
  kind: FollowKind;
  /** The company's id, or the code. */
  subject: string;
  name: string;
  small?: boolean;
  /** Says what is followed, where that does not stand beside it. */
  named?: boolean;
  /** Drawn for whoever looks: in a preview. */
  always?: boolean;
}) {
  const t = useTexts(followTexts);
  const on = useIsFollowed(kind, subject);
  const user = useUser();
  const ask = useLoginTip();
  if (user !== null && user.subjectType !== 'VISITOR' && !always) return null;
  return (
    <button
      type="button"
      className={`button button-quiet ${small ? 'button-small' : ''}`}
      aria-pressed={on}
      onClick={() => {
        if (ask()) void setFollow(kind, subject, !on);
      }}
    >
      <Icon name={on ? 'check' : 'plus'} size={small ? 16 : 20} />
      <span>
        {t(on ? 'following' : 'follow')}
        <span className={named ? '' : 'sr-only'}> {name}</span>
      </span>
    </button>
  );
}
