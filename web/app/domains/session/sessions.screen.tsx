import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { beijingTime } from '../../i18n/numbers.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';
import { PersonalFrame } from '../../shell/personal/personal-frame.tsx';
import { sessionsTexts } from './sessions.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '登录设备', en: 'Devices' });

type OwnSession = OutputOf<typeof contract.account.sessions>['list'][number];

const load = defineClientLoad(({ api: ask }) => ask(calls.account.sessions, {}));
export const clientLoader = load.browser;

function Row({ session, busy, onEnd }: { session: OwnSession; busy: boolean; onEnd: () => void }) {
  const t = useTexts(sessionsTexts);
  const lang = useLang();
  const device = session.device === '' ? t('unknown') : session.device;
  const facts = [
    [t('address'), session.address],
    [t('since'), beijingTime(session.createdAt, lang)],
    [t('used'), beijingTime(session.lastUsedAt, lang)],
  ] as const;
  return (
    <li className={`flex flex-wrap items-center gap-x-6 gap-y-3 p-4 ${session.current ? 'bg-tint' : ''}`}>
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          <span className="tag font-normal">{t(session.subjectType)}</span>
          {session.current && (
            <span className="rounded-sign bg-action px-2 text-sm text-on-action">{t('current')}</span>
          )}
        </p>
        <dl className="mt-1.5 grid gap-x-6 gap-y-0.5 text-sm lg:grid-cols-[11rem_1fr_1fr]">
          {facts.map(([label, value]) => (
            <div key={label} className="flex gap-2 lg:block">
              <dt className="min-w-20 text-soft">{label}</dt>
              <dd className="num break-all">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {!session.current && (
        <Button kind="quiet" small busy={busy} aria-label={t('endOne', { device })} onClick={onEnd}>
          {t('end')}
        </Button>
      )}
    </li>
  );
}

/** Where the account is logged in; each other place may be ended (ruling 2.9). */
export default function SessionsScreen() {
  const t = useTexts(sessionsTexts);
  const { list } = load.useData();
  const { busy, isBusy, run } = useAction({ reload: true });
  const [asking, setAsking] = useState(false);
  const others = list.filter(({ current }) => !current);
  const endOne = (id: string): Promise<boolean> =>
    run(() => api(calls.account.endSession, { id }), { key: id, success: t('ended') });
  const endOthers = async (): Promise<void> => {
    await run(() => api(calls.account.endOtherSessions, {}), {
      success: ({ ended }) => t('endedOthers', { count: ended }),
    });
    setAsking(false);
  };
  return (
    <PersonalFrame title={t('title')} lead={t('lead', { max: LIMITS.sessionsPerAccountMax })}>
      <ul className="card divide-y divide-line" aria-label={t('list')}>
        {list.map((session) => (
          <Row key={session.id} session={session} busy={isBusy(session.id)} onEnd={() => void endOne(session.id)} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {others.length === 0 ? (
          <p className="flex-1 text-soft">{t('alone')}</p>
        ) : (
          <Button kind="bad" onClick={() => setAsking(true)}>
            {t('endOthers')}
          </Button>
        )}
        <ButtonLink kind="quiet" to="/personal/change-password">
          {t('changePassword')}
        </ButtonLink>
      </div>
      <ConfirmDialog
        open={asking}
        title={t('confirmTitle')}
        onClose={() => setAsking(false)}
        act={t('endOthers')}
        kind="bad"
        busy={busy}
        onConfirm={() => void endOthers()}
      >
        <p>{t('confirmLead')}</p>
      </ConfirmDialog>
    </PersonalFrame>
  );
}
