import type { VipRecord } from '@fairbridge/contract/vip/vip.shapes.ts';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { calls } from '../../calls.ts';
import { countryName } from '../../i18n/countries.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { PrivatePhoto } from './private-photo.tsx';
import { useVipReview } from './use-vip-review.ts';
import { VipFailDialog } from './vip-fail-dialog.tsx';
import { VipMark } from './vip-mark.tsx';
import { vipReviewTexts } from './vip-review.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: 'VIP 申请', en: 'VIP application' });

const load = defineClientLoad(async ({ api, params }) => api(calls.vip.record, { id: params['id'] ?? '' }));
export const clientLoader = load.browser;

function Photos({ vip }: { vip: VipRecord }) {
  const t = useTexts(vipReviewTexts);
  const photos = [
    [vip.passportPhoto, t('passportPhoto')],
    [vip.avatarPhoto, t('avatarPhoto')],
  ] as const;
  return (
    <OrganizerPart title={t('photos')}>
      <div className="grid gap-4 md:grid-cols-[1.6fr_1fr]">
        {photos.map(([id, label]) => (
          <figure key={id}>
            <PrivatePhoto
              call={calls.vip.reviewPhoto}
              id={id}
              alt={label}
              failed={t('photoMissing')}
              className="h-80 w-full rounded border border-line bg-tint object-contain"
            />
            <figcaption className="mt-1 text-sm text-soft">{label}</figcaption>
          </figure>
        ))}
      </div>
    </OrganizerPart>
  );
}

function History({ vip }: { vip: VipRecord }) {
  const t = useTexts(vipReviewTexts);
  const lang = useLang();
  return (
    <OrganizerPart title={t('history')}>
      <ol className="grid gap-4 border-l-2 border-line pl-4">
        {vip.history.map(({ status, reason, at, by }, index) => (
          <li key={`${at} ${index}`}>
            <VipMark status={status} />
            <p className="num text-sm text-soft">
              {beijingTime(at, lang)} · {by === '' ? t('byApplicant') : t('by', { name: by })}
            </p>
            {reason !== '' && <p className="mt-1 break-words whitespace-pre-wrap">{reason}</p>}
          </li>
        ))}
      </ol>
    </OrganizerPart>
  );
}

/** What was typed, and who typed it. */
function Details({ vip }: { vip: VipRecord }) {
  const t = useTexts(vipReviewTexts);
  const lang = useLang();
  const { visitor } = vip;
  return (
    <>
      <OrganizerPart title={t('details')}>
        <Facts
          values="num"
          empty="—"
          rows={[
            [t('passportName'), vip.name],
            [t('passportNumber'), vip.passportNumber],
            [t('sex'), t(vip.sex)],
            [t('nationality'), countryName(vip.nationality, lang)],
            ...(vip.letterNumber === '' ? [] : [[t('letterNumber'), vip.letterNumber] as const]),
          ]}
        />
        <p className="field-hint mt-2">{t('masked')}</p>
      </OrganizerPart>
      <OrganizerPart
        title={t('visitor')}
        actions={
          <LocalLink to={`/organizer/visitors/${visitor.id}`} className="link text-sm">
            {t('seeVisitor')}
          </LocalLink>
        }
      >
        <Facts
          values="num"
          empty="—"
          rows={[
            [t('Position'), visitor.position],
            [t('Company'), visitor.company],
            [t('Country'), countryName(visitor.country, lang)],
            [t('Email'), vip.email],
          ]}
        />
      </OrganizerPart>
    </>
  );
}

/** One application: the photos beside what was typed, how it went, what can be done. */
export default function VipRecordScreen() {
  const t = useTexts(vipReviewTexts);
  const lang = useLang();
  const vip = load.useData();
  const { search } = useLocation();
  const review = useVipReview();
  const [asked, setAsked] = useState(false);
  const stands = useRef<HTMLDivElement>(null);
  const finish = async (done: Promise<boolean>): Promise<void> => {
    if (!(await done)) return;
    setAsked(false);
    stands.current?.focus();
  };
  const { visitor } = vip;
  return (
    <>
      <OrganizerPage
        back={{ to: `/organizer/vip${search}`, label: t('back') }}
        title={visitor.name}
        lead={[visitor.company, countryName(visitor.country, lang)].filter((part) => part !== '').join(' · ')}
        actions={
          vip.may.decide && (
            <>
              <Button busy={review.busy} onClick={() => void finish(review.decide([vip], 'passed'))}>
                {t('pass')}
              </Button>
              <Button
                kind="quiet"
                aria-haspopup="dialog"
                onClick={() => {
                  review.forget();
                  setAsked(true);
                }}
              >
                {t('fail')}
              </Button>
            </>
          )
        }
      >
        <div ref={stands} tabIndex={-1} className="mb-5 outline-none" aria-live="polite">
          <VipMark status={vip.status} />
          {vip.reason !== '' && <p className="mt-1 whitespace-pre-wrap text-soft">{vip.reason}</p>}
        </div>
        <div className="grid items-start gap-x-5 xl:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
          <Photos vip={vip} />
          <div>
            <Details vip={vip} />
            <History vip={vip} />
          </div>
        </div>
      </OrganizerPage>
      <VipFailDialog
        failed={asked ? [visitor.name] : []}
        review={review}
        onSend={(reason) => void finish(review.decide([vip], 'failed', reason))}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
