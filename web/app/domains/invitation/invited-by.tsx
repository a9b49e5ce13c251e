import type { InputOf, OutputOf } from '@fairbridge/contract/call.ts';
import type { addRecord } from '@fairbridge/contract/invitation/invitation.calls.ts';
import type { InvitationState } from '@fairbridge/contract/invitation/invitation.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { BoothPlate } from '../../components/booth/booth-plate.tsx';
import { useLoginTip } from '../../session/login-tip.tsx';
import { useUser } from '../../session/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useAction } from '../../ui/use-action.ts';
import { joinTexts } from './code.texts.ts';

type Inviter = OutputOf<typeof addRecord>;
type Followed = InputOf<typeof addRecord>;

/** By a letter to one's own address the company has invited first, so that inviting it is to agree. */
const joinAs = (followed: Followed): Promise<{ state: InvitationState }> =>
  'code' in followed
    ? api(calls.invitation.joinByCode, followed)
    : api(calls.invitation.invite, { to: followed.exhibitorId, from: 'booth', message: '' });

/** What this reader may do about the invitation. */
function Acts({ followed, onJoined }: { followed: Followed; onJoined: (state: InvitationState) => void }) {
  const t = useTexts(joinTexts);
  const user = useUser();
  const ask = useLoginTip();
  const { busy, failure, run } = useAction();
  if (user === null)
    return (
      <>
        <p className="text-soft">{t('guest')}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/register/email/0">{t('register')}</ButtonLink>
          <ButtonLink kind="quiet" to="/login/person">
            {t('logIn')}
          </ButtonLink>
        </div>
      </>
    );
  const join = () => run(async () => onJoined((await joinAs(followed)).state), { showFailure: 'here' });
  return (
    <>
      <p className="text-soft">{t('as', { name: user.name })}</p>
      <FormFailure message={failure} />
      <div>
        <Button busy={busy} onClick={() => void (ask('registration') && join())}>
          {t('join')}
        </Button>
      </div>
    </>
  );
}

/** Who invites, what it brings, and the way in. */
export default function InvitedBy({ inviter, followed }: { inviter: Inviter; followed: Followed }) {
  const t = useTexts(joinTexts);
  const lang = useLang();
  const [state, setState] = useState<InvitationState | null>(inviter.joined ? 'confirmed' : null);
  const name = inLang(inviter.exhibitor.name, lang);
  const by = [inLang(inviter.name, lang), inLang(inviter.position, lang)].filter(Boolean).join(' · ');
  const title = state === null ? 'invites' : state === 'confirmed' ? 'joined' : 'pending';
  return (
    <div className="grid gap-4">
      <h1 className={`text-2xl ${state === 'confirmed' ? 'text-good' : ''}`}>{t(title, { name })}</h1>
      {inviter.exhibitor.booth !== null && (
        <div>
          <BoothPlate booth={inviter.exhibitor.booth} />
        </div>
      )}
      {by !== '' && <p>{t('by', { name: by })}</p>}
      <p>{t(state === 'confirmed' ? 'joinedLead' : 'lead')}</p>
      {state === null && <Acts followed={followed} onJoined={setState} />}
      <div>
        <ButtonLink kind={state === null ? 'plain' : 'action'} to={`/find-exhibitor/detail/${inviter.exhibitor.id}`}>
          {t('see')}
        </ButtonLink>
      </div>
    </div>
  );
}
