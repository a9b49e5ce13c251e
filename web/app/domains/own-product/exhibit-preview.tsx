import type { OutputOf } from '@fairbridge/contract/call.ts';
import { PREVIEWS, type Preview } from '@fairbridge/contract/exhibitor/company.shapes.ts';
import type { PreviewForm } from '@fairbridge/contract/own-product/own-product-form.shapes.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { LangProvider, useLang, useTexts } from '../../i18n/lang.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { ProductPage } from '../../components/product-page/product-page.tsx';
import ProductTips from '../../components/product-page/product-tips.tsx';
import { exhibitPreviewTexts } from './exhibit-preview.texts.ts';
import { PreviewFrame } from './preview-frame.tsx';

type Answer = OutputOf<typeof contract.product.preview>;
const DEVICES = ['phone', 'desktop'] as const;
type Device = (typeof DEVICES)[number];
const DESKTOP = 1_280;
/** Of a pause in typing, in milliseconds. */
const PAUSE = 500;

/** What such a reader would get of the exhibit as it is written; the last answer stays in sight while the next one comes. */
function useSeen(form: PreviewForm, as: Preview): { answer: Answer | null; failed: boolean } {
  const [seen, setSeen] = useState<{ as: Preview; answer: Answer | null } | null>(null);
  const asked = JSON.stringify(form);
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  const isFirst = seen === null || seen.as !== as;
  useEffect(() => {
    let gone = false;
    const ask = async (): Promise<void> => {
      const answer = await api(calls.product.preview, { as, form: latest.current }).catch(() => null);
      if (!gone) setSeen({ as, answer });
    };
    const timer = setTimeout(() => void ask(), isFirst ? 0 : PAUSE);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the first answer is no reason to ask again
  }, [asked, as]);
  const answer = seen !== null && seen.as === as ? seen.answer : null;
  return { answer, failed: seen !== null && seen.as === as && seen.answer === null };
}

function Choice<T extends string>({
  label,
  all,
  chosen,
  nameOf,
  onChoose,
}: {
  label: string;
  all: readonly T[];
  chosen: T;
  nameOf: (one: T) => string;
  onChoose: (one: T) => void;
}) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-1">
      {all.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === chosen}
          className={`min-h-9 rounded-sign border px-2.5 text-sm ${one === chosen ? 'border-action bg-tint font-semibold text-action' : 'border-line hover:border-action'}`}
          onClick={() => onChoose(one)}
        >
          {nameOf(one)}
        </button>
      ))}
    </div>
  );
}

const isElement = (target: EventTarget | null): target is Element => target !== null && 'closest' in target;

function Page({ answer, as }: { answer: Answer; as: Preview }) {
  const t = useTexts(exhibitPreviewTexts);
  const seen = as === 'guest' ? 'guest' : 'registered';
  // its pictures may be looked at; what leads elsewhere, or does something as a buyer, says that it does not
  const stay = (event: MouseEvent): void => {
    const target = isElement(event.target) ? event.target.closest('a, button') : null;
    if (target === null || (target.tagName === 'BUTTON' && target.querySelector('img') !== null)) return;
    event.preventDefault();
    event.stopPropagation();
    toast.info(t('only'));
  };
  return (
    <div onClickCapture={stay} className="pb-10">
      {answer.shown === null ? (
        <ProductTips exhibitorId={null} toGuests={false} as={seen} />
      ) : (
        <ProductPage shown={answer.shown} as={seen} />
      )}
    </div>
  );
}

/** Beside the form: the page of the exhibit as it is being written, as others would get it. Loaded lazily. */
export default function ExhibitPreview({ form, onClose }: { form: PreviewForm; onClose: () => void }) {
  const t = useTexts(exhibitPreviewTexts);
  const own = useLang();
  const small = useMedia('(max-width: 750px)', false);
  const [as, setAs] = useState<Preview>('guest');
  const [lang, setLang] = useState<Lang>(own);
  const [device, setDevice] = useState<Device>('phone');
  const { answer, failed } = useSeen(form, as);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus();
  }, []);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const wide = device === 'desktop' ? 'md:w-[min(100vw,60rem)]' : 'md:w-[25.5rem]';
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={t('title')}
      className={`fixed inset-y-0 right-0 z-50 grid w-full grid-rows-[auto_minmax(0,1fr)] border-l border-line bg-card shadow-lg outline-none ${wide}`}
    >
      <div className="grid gap-2 border-b border-line p-3">
        <div className="flex items-center justify-between gap-3">
          <h2 className="text-base">{t('title')}</h2>
          <IconButton icon="close" label={t('close')} onClick={onClose} />
        </div>
        <Choice label={t('as')} all={PREVIEWS} chosen={as} nameOf={t} onChoose={setAs} />
        <div className="flex flex-wrap justify-between gap-2">
          <Choice label={t('Language')} all={['zh', 'en']} chosen={lang} nameOf={t} onChoose={setLang} />
          <Choice label={t('device')} all={DEVICES} chosen={device} nameOf={t} onChoose={setDevice} />
        </div>
      </div>
      <PreviewFrame title={t('title')} lang={lang} width={device === 'desktop' ? DESKTOP : small ? 0 : 390}>
        <LangProvider value={lang}>
          {answer !== null ? (
            <Page answer={answer} as={as} />
          ) : (
            <div className="page py-6" role="status">
              {failed ? t('failed') : <SkeletonLine className="h-72" />}
            </div>
          )}
        </LangProvider>
      </PreviewFrame>
    </section>
  );
}
