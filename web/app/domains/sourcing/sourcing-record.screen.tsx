import { useRef } from 'react';
import type { WholeSourcingRecord } from '@fairbridge/contract/sourcing/sourcing.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useLocation } from 'react-router';
import { calls } from '../../calls.ts';
import { defineClientLoad } from '../../define-load.ts';
import { countryName } from '../../i18n/countries.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime, number } from '../../i18n/numbers.ts';
import { useCanCall } from '../../session/can-call.ts';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { MinuteCell } from '../../ui/list/cells.tsx';
import { RecordCell, RecordRow, RecordTable } from '../../ui/list/record-table.tsx';
import { SourcingFacts, SourcingLineFacts } from './sourcing-facts.tsx';
import { sourcingLineTexts } from './sourcing-line.texts.ts';
import { sourcingReviewTexts } from './sourcing-review.texts.ts';
import { ParticipationMark, SourcingStateMark } from './sourcing-state.tsx';
import { mayApprove, mayTakeDown, useSourcingReview } from './use-sourcing-review.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '采购需求', en: 'Sourcing requirement' });

const load = defineClientLoad(async ({ api, params }) => api(calls.organizerSourcing.get, { id: params['id'] ?? '' }));
export const clientLoader = load.browser;

type Props = { sourcing: WholeSourcingRecord };

function Buyer({ sourcing: { buyer } }: Props) {
  const t = useTexts(sourcingReviewTexts);
  const lang = useLang();
  const mayOpen = useCanCall(calls.review.get);
  return (
    <OrganizerPart
      title={t('buyer')}
      actions={
        mayOpen && (
          <LocalLink to={`/organizer/visitors/${buyer.id}`} className="link text-sm">
            {t('seeVisitor')}
          </LocalLink>
        )
      }
    >
      <Facts
        rows={[
          [t('Name'), buyer.name],
          [t('Company'), buyer.company],
          [t('Country'), countryName(buyer.country, lang)],
        ]}
      />
    </OrganizerPart>
  );
}

function SignUps({ sourcing: { signUps } }: Props) {
  const t = useTexts(sourcingReviewTexts);
  const lang = useLang();
  const columns = [
    { key: 'exhibitor', label: t('Exhibitor') },
    { key: 'response', label: t('response') },
    { key: 'offers', label: t('offers'), right: true },
    { key: 'at', label: t('signedUpAt') },
  ];
  return (
    <OrganizerPart title={t('whoSignedUp')}>
      {signUps.length === 0 ? (
        <p className="text-soft">{t('noSignUps')}</p>
      ) : (
        <RecordTable label={t('whoSignedUp')} columns={columns}>
          {signUps.map(({ id, exhibitor, participation, offers, signedUpAt }) => (
            <RecordRow key={id}>
              <RecordCell name={t('Exhibitor')} plain>
                <LocalLink to={`/find-exhibitor/detail/${exhibitor.id}`} className="link font-semibold">
                  {inLang(exhibitor.name, lang)}
                </LocalLink>
              </RecordCell>
              <RecordCell name={t('response')}>
                <ParticipationMark participation={participation} />
              </RecordCell>
              <RecordCell name={t('offers')} right>
                <span className="num">{number(offers, lang)}</span>
              </RecordCell>
              <RecordCell name={t('signedUpAt')}>
                <MinuteCell at={signedUpAt} />
              </RecordCell>
            </RecordRow>
          ))}
        </RecordTable>
      )}
    </OrganizerPart>
  );
}

/** One requirement with its buyer and who has signed up. */
export default function SourcingRecordScreen() {
  const t = useTexts(sourcingReviewTexts);
  const of = useTexts(sourcingLineTexts);
  const lang = useLang();
  const { search } = useLocation();
  const sourcing = load.useData();
  const stands = useRef<HTMLDivElement>(null);
  const { busy, approve, takeDown, dialog } = useSourcingReview(() => stands.current?.focus());
  const { title, state, reason, lines, changedAt } = sourcing;
  return (
    <OrganizerPage
      back={{ to: `/organizer/sourcing${search}`, label: t('BackToList') }}
      title={title}
      lead={[
        of('postedAt', { time: beijingTime(sourcing.postedAt, lang) }),
        ...(changedAt === null ? [] : [of('changedAt', { time: beijingTime(changedAt, lang) })]),
      ].join(' · ')}
      actions={
        <>
          {mayApprove(sourcing) && (
            <Button busy={busy} onClick={() => approve([sourcing])}>
              {t('approve')}
            </Button>
          )}
          {mayTakeDown(sourcing) && (
            <Button kind="quiet" aria-haspopup="dialog" onClick={() => takeDown([sourcing])}>
              {t(state === 'open' ? 'takeDown' : 'notApprove')}
            </Button>
          )}
        </>
      }
    >
      <div ref={stands} tabIndex={-1} className="mb-5 outline-none" aria-live="polite">
        <SourcingStateMark state={state} />
        {reason !== '' && <p className="mt-1 whitespace-pre-line text-soft">{t('reasonGiven', { reason })}</p>}
      </div>
      <div className="grid items-start gap-x-5 xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <section className="mb-5 grid gap-4" aria-label={t('facts')}>
          <h2 className="sr-only">{t('facts')}</h2>
          {lines.map((line, at) => (
            <SourcingLineFacts key={line.id} line={line} number={at + 1} />
          ))}
          <div className="card px-5 py-2">
            <SourcingFacts sourcing={sourcing} />
          </div>
        </section>
        <div>
          <Buyer sourcing={sourcing} />
          <SignUps sourcing={sourcing} />
        </div>
      </div>
      {dialog}
    </OrganizerPage>
  );
}
