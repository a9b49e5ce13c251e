import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { DevicesRefused, openDevices, type Opened, type Refused } from '../../components/talk/devices.ts';
import { testNetwork, type Network } from '../../components/talk/network-test.ts';
import { talkTestTexts } from '../../components/talk/talk-test.texts.ts';
import { talkTexts } from '../../components/talk/talk.texts.ts';
import { useLevel } from '../../components/talk/use-level.ts';
import { workMeta } from '../../site/page-meta.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '通话测试', en: 'Call test' });

type Tested = { opened: Opened | null; refused: Refused | null; network: Network | 'none' | 'failed' | null };
const NOTHING: Tested = { opened: null, refused: null, network: null };

const close = ({ opened }: Tested): void => {
  opened?.camera?.stop();
  opened?.microphone?.stop();
};

/** The devices and the network, asked for by a press: a browser asks its user for the devices. */
function useTest() {
  const [running, setRunning] = useState(false);
  const [tested, setTested] = useState<Tested>(NOTHING);
  const held = useRef(tested);
  useEffect(() => {
    held.current = tested;
  }, [tested]);
  useEffect(() => () => close(held.current), []);
  const stop = (): void => {
    close(tested);
    setTested(NOTHING);
    setRunning(false);
  };
  const start = async (): Promise<void> => {
    stop();
    setRunning(true);
    const network = testNetwork().catch(() => 'failed' as const);
    try {
      const opened = await openDevices('video');
      setTested((now) => ({ ...now, opened }));
    } catch (error) {
      if (!(error instanceof DevicesRefused)) throw error;
      setTested((now) => ({ ...now, refused: error.why }));
    }
    const found = await network;
    setTested((now) => ({ ...now, network: found }));
  };
  return { running, tested, start, stop };
}

function CameraPart({ camera }: { camera: MediaStreamTrack | null }) {
  const t = useTexts(talkTestTexts);
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (ref.current !== null) ref.current.srcObject = camera === null ? null : new MediaStream([camera]);
  }, [camera]);
  if (camera === null) return <p className="note note-bad">{t('cameraNone')}</p>;
  return (
    <>
      <video
        ref={ref}
        className="aspect-4/3 w-full max-w-sm -scale-x-100 rounded-sign bg-black object-cover"
        aria-label={t('picture')}
        muted
        autoPlay
        playsInline
      />
      <p className="mt-2 text-soft">{t('cameraGood')}</p>
    </>
  );
}

function MicrophonePart({ microphone }: { microphone: MediaStreamTrack | null }) {
  const t = useTexts(talkTestTexts);
  const { level, heard } = useLevel(microphone);
  if (microphone === null) return <p className="note note-bad">{t('microphoneNone')}</p>;
  return (
    <>
      <meter className="h-4 w-full max-w-sm" aria-label={t('level')} min={0} max={1} value={level} />
      <p role="status" className={heard ? 'mt-1 text-good' : 'mt-1 text-soft'}>
        {t(heard ? 'microphoneGood' : 'microphoneSay')}
      </p>
    </>
  );
}

/** What comes of it for a call, in a sentence. */
function adviceOf({ direct, turn }: Network) {
  if (turn === null) return 'noRelay';
  if (turn === false) return 'unreached';
  return direct && turn === 'udp' ? 'allGood' : 'relayOnly';
}

function NetworkPart({ network }: { network: Tested['network'] }) {
  const t = useTexts(talkTestTexts);
  const ofTalk = useTexts(talkTexts);
  if (network === null)
    return (
      <p role="status" className="text-soft">
        {t('testing')}
      </p>
    );
  if (network === 'none') return <p className="note note-bad">{ofTalk('noCalls')}</p>;
  if (network === 'failed') return <p className="note note-bad">{t('failed')}</p>;
  const { direct, stun, turn, addresses } = network;
  const advice = adviceOf(network);
  return (
    <div role="status" className="grid gap-3">
      <Facts
        rows={[
          [t('direct'), t(direct ? 'directGood' : 'directBad')],
          [t('stun'), t(stun === null ? 'unset' : stun || direct ? 'found' : 'unfound')],
          [t('turn'), t(turn === null ? 'unset' : turn === false ? 'unfound' : turn === 'tcp' ? 'foundTcp' : 'found')],
        ]}
      />
      <p className={advice === 'allGood' ? 'text-good' : 'note'}>{t(advice)}</p>
      {advice === 'unreached' && (
        <p className="break-words text-soft">
          {t('relayAddresses')}: {addresses.join(', ')}
        </p>
      )}
    </div>
  );
}

/** Before a call: is there a picture, is one heard, and does the network let a call through? What to do where not. */
export default function ChatTestScreen() {
  const t = useTexts(talkTestTexts);
  const ofTalk = useTexts(talkTexts);
  const { running, tested, start, stop } = useTest();
  const { opened, refused, network } = tested;
  return (
    <div className="page py-5">
      <BackLink to="/chat">{t('back')}</BackLink>
      <h1 className="mt-2 text-2xl">{t('title')}</h1>
      <p className="mt-2 max-w-prose text-soft">{t('lead')}</p>
      <div className="mt-4 flex gap-3">
        <Button onClick={() => void start()}>{t(running ? 'again' : 'start')}</Button>
        {running && (
          <Button kind="quiet" onClick={stop}>
            {t('stop')}
          </Button>
        )}
      </div>
      {refused !== null && (
        <p role="alert" className="note note-bad mt-4">
          {ofTalk(refused)}
        </p>
      )}
      {running && (
        <div className="mt-6 grid gap-6 md:grid-cols-2">
          {opened !== null && (
            <section aria-labelledby="camera">
              <h2 id="camera" className="mb-2 text-lg">
                {t('camera')}
              </h2>
              <CameraPart camera={opened.camera} />
            </section>
          )}
          <div className="grid content-start gap-6">
            {opened !== null && (
              <section aria-labelledby="microphone">
                <h2 id="microphone" className="mb-2 text-lg">
                  {t('microphone')}
                </h2>
                <MicrophonePart microphone={opened.microphone} />
              </section>
            )}
            <section aria-labelledby="network">
              <h2 id="network" className="mb-2 text-lg">
                {t('network')}
              </h2>
              <NetworkPart network={network} />
            </section>
          </div>
        </div>
      )}
    </div>
  );
}
