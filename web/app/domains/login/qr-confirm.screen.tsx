import type { OutputOf } from '@fairbridge/contract/call.ts';
import { sharedTexts } from '@fairbridge/contract/shared.texts.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { failureOf, type Failure } from '../../failure.ts';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { useUser } from '../../session/session.ts';
import { workMeta } from '../../site/page-meta.ts';
import { useExhibition } from '../../site/site.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { FormSkeleton } from '../../ui/form-skeleton.tsx';
import { useAction } from '../../ui/use-action.ts';
import { qrTexts } from './qr.texts.ts';

export const meta = workMeta({ zh: '确认扫码登录', en: 'Confirm login' });

type Asked = OutputOf<typeof calls.account.showLogonQr>;
type Stage =
  | { name: 'loading' }
  | { name: 'asked'; asked: Asked }
  | { name: 'confirmed' | 'refused' }
  | { name: 'failed'; message: string; adminDoor: boolean };

function Outcome({
  title,
  lead,
  good = false,
  more,
}: {
  title: string;
  lead: string;
  good?: boolean;
  more?: ReactNode;
}) {
  const t = useTexts(sharedTexts);
  return (
    <>
      <h1 className={`text-2xl ${good ? 'text-good' : ''}`}>{title}</h1>
      <p className="mt-2" role="status">
        {lead}
      </p>
      {more}
      <ButtonLink kind="quiet" to="/" className="mt-6">
        {t('BackHome')}
      </ButtonLink>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)] gap-3 border-b border-line py-2.5">
      <dt className="text-soft">{label}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

/** For which fair, device and role: what whoever confirms has to know (ruling 2.5; G23). */
function Question({ asked, busy, answer }: { asked: Asked; busy: boolean; answer: (approve: boolean) => void }) {
  const t = useTexts(qrTexts);
  const fair = useExhibition();
  const user = useUser();
  return (
    <>
      <h1 className="text-2xl">{t('confirmTitle')}</h1>
      <p className="mt-2">{t('confirmLead')}</p>
      <dl className="mt-4 border-t border-line">
        {fair !== null && (
          <Fact label={t('fair')}>
            <Says text={fair.shortName} />
          </Fact>
        )}
        <Fact label={t('device')}>{asked.device}</Fact>
        <Fact label={t('role')}>{t(asked.type === 'actor' ? 'Exhibitor' : 'Visitor')}</Fact>
        {user !== null && <Fact label={t('Account')}>{user.email === '' ? `+${user.mobile}` : user.email}</Fact>}
      </dl>
      <p className="note mt-5">{t('careful')}</p>
      <div className="mt-6 grid grid-cols-2 gap-3">
        <Button kind="quiet" busy={busy} onClick={() => answer(false)}>
          {t('Decline')}
        </Button>
        <Button busy={busy} onClick={() => answer(true)}>
          {t('confirm')}
        </Button>
      </div>
    </>
  );
}

/** What a phone opens that has scanned the code of a log-in page. The guard has let in the signed-in only. */
export default function QrConfirmScreen() {
  const t = useTexts(qrTexts);
  const lang = useLang();
  const id = useParams()['code'] ?? '';
  const [stage, setStage] = useState<Stage>({ name: 'loading' });
  const { busy, run } = useAction();
  const fail = (error: unknown): void => {
    const name = failureOf(error)?.name ?? '';
    const unknown = ['notFound', 'badInput'].includes(name);
    const message = unknown ? t('unknown') : failureText(error, lang);
    setStage({ name: 'failed', message, adminDoor: name === 'adminLogOn' });
  };
  useEffect(() => {
    const stop = new AbortController();
    api(calls.account.showLogonQr, { step: 'scan', id }, stop.signal).then(
      (asked) => setStage({ name: 'asked', asked }),
      (error: unknown) => !stop.signal.aborted && fail(error),
    );
    return () => stop.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each code
  }, [id]);
  const onFailure = (_failure: Failure | null, error: unknown): true => {
    fail(error);
    return true;
  };
  const answer = (approve: boolean): Promise<boolean> =>
    run(
      async () => {
        await api(calls.account.showLogonQr, { step: 'answer', id, approve });
        setStage({ name: approve ? 'confirmed' : 'refused' });
      },
      { onFailure },
    );
  if (stage.name === 'loading') return <FormSkeleton />;
  return (
    <div className="page-card py-8 md:py-14">
      <div className="card p-5 sm:p-8">
        {stage.name === 'asked' && (
          <Question asked={stage.asked} busy={busy} answer={(approve) => void answer(approve)} />
        )}
        {stage.name === 'confirmed' && <Outcome good title={t('confirmed')} lead={t('confirmedLead')} />}
        {stage.name === 'refused' && <Outcome title={t('Declined')} lead={t('refusedLead')} />}
        {stage.name === 'failed' && (
          <Outcome
            title={t('failedTitle')}
            lead={stage.message}
            more={stage.adminDoor && <p className="mt-2 font-semibold">{t('adminDoorThere')}</p>}
          />
        )}
      </div>
    </div>
  );
}
