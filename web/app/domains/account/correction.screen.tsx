import { useSearchParams } from 'react-router';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { internationalMobile } from '../../components/account/personal-address.ts';
import { anonymousApi, useMailedLink } from '../../components/mailed-link/use-mailed-link.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { FormSkeleton } from '../../ui/form-skeleton.tsx';
import { correctionTexts } from './correction.texts.ts';

export const meta = workMeta({ zh: '更改登录邮箱或手机号', en: 'Change of login e-mail or mobile' });

type Correction = { does: 'confirm' | 'stop'; kind: 'email' | 'mobile'; address: string; done: boolean };

const readCorrection = async (token: string, signal: AbortSignal): Promise<Correction> => ({
  ...(await anonymousApi(calls.support.readCorrection, { token }, signal)),
  done: false,
});

const WORDS = {
  confirm: { title: 'confirmTitle', lead: 'confirmLead', note: 'confirmOther', act: 'confirm' },
  stop: { title: 'stopTitle', lead: 'stopLead', note: 'stopOwn', act: 'stop' },
} as const;

function Asked({
  shown: { does, kind, address },
  busy,
  failure,
  onAct,
}: {
  shown: Correction;
  busy: boolean;
  failure: string;
  onAct: () => void;
}) {
  const t = useTexts(correctionTexts);
  const words = WORDS[does];
  const named = kind === 'email' ? address : internationalMobile(address);
  return (
    <>
      <h1 className="text-2xl">{t(words.title)}</h1>
      <p className="mt-3 break-words">{t(words.lead, { kind: t(kind), address: named })}</p>
      <p className="note mt-5">{t(words.note)}</p>
      <FormFailure message={failure} />
      <Button className="mt-6" busy={busy} onClick={onAct}>
        {t(words.act)}
      </Button>
    </>
  );
}

function Done({ shown: { does, kind, address } }: { shown: Correction }) {
  const t = useTexts(correctionTexts);
  const named = kind === 'email' ? address : internationalMobile(address);
  const confirmed = does === 'confirm';
  return (
    <>
      <h1 className="text-2xl text-good">{t(confirmed ? 'confirmed' : 'stopped')}</h1>
      <p className="mt-3 break-words" role="status">
        {confirmed ? t('confirmedLead', { kind: t(kind), address: named }) : t('stoppedLead')}
      </p>
      <ButtonLink kind={confirmed ? 'action' : 'quiet'} to={confirmed ? '/login/person' : '/'} className="mt-6">
        {t(confirmed ? 'logIn' : 'BackHome')}
      </ButtonLink>
    </>
  );
}

/**
 * Where the links of a change that support has asked for lead: from the new address it is confirmed, from the old one stopped. Opening it does neither:
 * mail programs open links by themselves.
 */
export default function CorrectionScreen() {
  const t = useTexts(correctionTexts);
  const [query] = useSearchParams();
  const token = query.get('token') ?? '-';
  const { stage, busy, failure, act } = useMailedLink(token, readCorrection);
  if (stage.name === 'loading') return <FormSkeleton />;
  const finish = async (shown: Correction): Promise<Correction> => {
    await anonymousApi(shown.does === 'confirm' ? calls.support.confirmCorrection : calls.support.stopCorrection, {
      token,
    });
    return { ...shown, done: true };
  };
  return (
    <div className="page-card py-8 md:py-14">
      <div className="card p-5 sm:p-8">
        {stage.name === 'shown' && stage.shown.done && <Done shown={stage.shown} />}
        {stage.name === 'shown' && !stage.shown.done && (
          <Asked shown={stage.shown} busy={busy} failure={failure} onAct={() => act(() => finish(stage.shown))} />
        )}
        {(stage.name === 'invalid' || stage.name === 'failed') && (
          <>
            <h1 className="text-2xl">{t(stage.name === 'failed' ? 'failed' : 'LinkInvalid')}</h1>
            <p className="mt-3" role="alert">
              {stage.name === 'failed' ? stage.message : t('invalidLead')}
            </p>
            <ButtonLink kind="quiet" to="/" className="mt-6">
              {t('BackHome')}
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}
