import type { CodeInviter } from '@fairbridge/contract/invitation/invitation.shapes.ts';
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

/** What may be done about it, by who reads it. */
function Acts({ code, onJoined }: { code: string; onJoined: (state: string) => void }) {
  const t = useTexts(joinTexts);
  const user = useUser();
  const ask = useLoginTip();
  const { busy, failure, run } = useAction();
  const join = () =>
    run(async () => onJoined((await api(calls.invitation.joinByCode, { code })).state), { showFailure: 'here' });
  if (user === null)
    return (
      <>
        <p className="text-soft">{t('guest')}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => ask()}>{t('logIn')}</Button>
          <ButtonLink kind="quiet" to="/register/email/1">
            {t('register')}
          </ButtonLink>
        </div>
      </>
    );
  if (user.subjectType !== 'VISITOR') return <p className="note">{t('otherRole')}</p>;
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

/** Who invites, and the way in. */
export default function InvitedByCode({ inviter, code }: { inviter: CodeInviter; code: string }) {
  const t = useTexts(joinTexts);
  const lang = useLang();
  const [state, setState] = useState<string | null>(null);
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
      {state === null ? (
        <>
          <p>{t('lead')}</p>
          <Acts code={code} onJoined={setState} />
        </>
      ) : (
        <div>
          <ButtonLink to={`/find-exhibitor/detail/${inviter.exhibitor.id}`}>{t('see')}</ButtonLink>
        </div>
      )}
    </div>
  );
}
