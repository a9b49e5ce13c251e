import type { PushDevice } from '@fairbridge/contract/push/push.calls.ts';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { SettingsLoading } from '../../ui/settings-loading.tsx';
import { useAction } from '../../ui/use-action.ts';
import { pushTexts } from './push.texts.ts';
import { ownEndpoint, subscribeHere, support, type Support } from './this-device.ts';

type Stand = { support: Support; key: string; list: readonly PushDevice[] };

const standHere = async (): Promise<Stand> => {
  const told = await api(calls.push.devices, { endpoint: await ownEndpoint() });
  return { support: support(), ...told };
};

/** What this browser can do and which devices are told, read together. */
function useStand() {
  const lang = useLang();
  const [stand, setStand] = useState<Stand | null>(null);
  const [failure, setFailure] = useState('');
  const show = useCallback((told: Stand): void => {
    setStand(told);
    setFailure('');
  }, []);
  const fail = useCallback((error: unknown): void => setFailure(failureText(error, lang)), [lang]);
  const read = useCallback((): Promise<void> => standHere().then(show, fail), [show, fail]);
  useEffect(() => void standHere().then(show, fail), [show, fail]);
  return { stand, failure, read };
}

type Ended = 'notAllowed' | 'failed' | null;

/** The state of this device in words, and the one press that changes it. */
function ThisDevice({ stand, read }: { stand: Stand; read: () => Promise<void> }) {
  const t = useTexts(pushTexts);
  const { busy, run } = useAction();
  const [ended, setEnded] = useState<Ended>(null);
  const current = stand.list.find((device) => device.current);
  if (stand.support !== 'supported') return <p className="note">{t(stand.support)}</p>;
  const turnOn = async (): Promise<void> => {
    const subscription = await subscribeHere(stand.key);
    if (typeof subscription === 'string') {
      setEnded(subscription === 'failed' ? 'failed' : 'notAllowed');
      return read();
    }
    setEnded(null);
    await api(calls.push.addDevice, subscription);
    await read();
  };
  const turnOff = async (id: string): Promise<void> => {
    await api(calls.push.removeDevice, { id });
    await read();
  };
  return (
    <div className="grid justify-items-start gap-3">
      {ended !== null && (
        <p className="note note-bad" role="alert">
          {t(ended)}
        </p>
      )}
      {current === undefined ? (
        <Button busy={busy} onClick={() => void run(turnOn)}>
          {t('turnOn')}
        </Button>
      ) : (
        <>
          <p role="status">{t('on')}</p>
          <Button
            kind="quiet"
            busy={busy}
            onClick={() => void run(() => turnOff(current.id), { success: t('turnedOff') })}
          >
            {t('turnOff')}
          </Button>
        </>
      )}
      <p className="field-hint">{t('untilLogOut')}</p>
    </div>
  );
}

function Devices({ list, read }: { list: readonly PushDevice[]; read: () => Promise<void> }) {
  const t = useTexts(pushTexts);
  const lang = useLang();
  const { isBusy, run } = useAction();
  const remove = async (id: string): Promise<void> => {
    await api(calls.push.removeDevice, { id });
    await read();
  };
  return (
    <section className="grid gap-2">
      <h3 className="field-label">{t('devices')}</h3>
      <ul className="divide-y divide-line" aria-label={t('devices')}>
        {list.map(({ id, device, createdAt, current }) => {
          const name = device === '' ? t('unknown') : device;
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-2 font-semibold">
                  {name}
                  {current && <span className="tag font-normal">{t('current')}</span>}
                </p>
                <p className="text-sm text-soft">{t('since', { time: beijingTime(createdAt, lang) })}</p>
              </div>
              <Button
                kind="quiet"
                small
                busy={isBusy(id)}
                aria-label={t('removeOne', { device: name })}
                onClick={() => void run(() => remove(id), { key: id, success: t('removed') })}
              >
                {t('Remove')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** 'Notify me on this device' and the own devices, of the role that somebody is in. */
export function PushDevices() {
  const t = useTexts(pushTexts);
  const { stand, failure, read } = useStand();
  return (
    <section className="grid gap-5">
      <div className="grid gap-2">
        <h2 className="text-lg font-semibold">{t('title')}</h2>
        <p className="text-soft">{t('lead')}</p>
      </div>
      {stand === null ? (
        <SettingsLoading
          failure={failure}
          words={{ loading: t('loading'), again: t('TryAgain') }}
          again={() => void read()}
        />
      ) : (
        <>
          <ThisDevice stand={stand} read={read} />
          {stand.list.length > 0 && <Devices list={stand.list} read={read} />}
        </>
      )}
    </section>
  );
}
