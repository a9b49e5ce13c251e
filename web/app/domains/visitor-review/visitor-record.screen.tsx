import { useRef } from 'react';
import { useLocation } from 'react-router';
import { calls } from '../../calls.ts';
import { countryName } from '../../i18n/countries.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { SupportDesk } from './support-desk.tsx';
import { PersonalRequests } from '../../components/personal-request/personal-requests.tsx';
import { Duplicates } from '../../components/duplicate/duplicates.tsx';
import { canCall, useCanCall } from '../../session/can-call.ts';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { ReviewHistory } from './review-history.tsx';
import { reviewTexts } from './visitor-review.texts.ts';
import { VisitorStateMark } from './visitor-state-mark.tsx';
import { VisitorActions } from './visitor-actions.tsx';
import { Answers, CompanyFacts, PersonFacts, RegistrationFacts } from './visitor-facts.tsx';
import { visitorQuery } from '../../components/visitor-review/visitor-query.ts';
import { visitorRecordTexts } from './visitor-record.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '观众', en: 'Visitor' });

const load = defineClientLoad(async ({ api, params }) => {
  const id = params['id'] ?? '';
  const helps = canCall(calls.support.get);
  const [visitor, support, request, { list: pairs }, { list: countries }] = await Promise.all([
    api(calls.review.get, { id }),
    helps ? api(calls.support.get, { id }) : null,
    canCall(calls.personalRequest.get) ? api(calls.personalRequest.get, { id }) : null,
    canCall(calls.duplicate.get) ? api(calls.duplicate.get, { id }) : { list: [] },
    helps ? api(calls.exhibition.countries, {}) : { list: [] },
  ]);
  return { visitor, support, request, pairs, countries };
});
export const clientLoader = load.browser;

/** One visitor: what they told, how the review went, what can be done. */
export default function VisitorRecordScreen() {
  const t = useTexts(visitorRecordTexts);
  const review = useTexts(reviewTexts);
  const lang = useLang();
  const { visitor, support, request, pairs, countries } = load.useData();
  const decides = useCanCall(calls.review.decide);
  const { search } = useLocation();
  const stands = useRef<HTMLDivElement>(null);
  const { suspended, state } = visitor;
  return (
    <>
      <OrganizerPage
        back={{ to: visitorQuery.path + search, label: t('BackToList') }}
        title={visitor.name === '' ? review('noName') : visitor.name}
        lead={[visitor.company, countryName(visitor.country, lang)].filter((part) => part !== '').join(' · ')}
        actions={decides && <VisitorActions visitor={visitor} onDone={() => stands.current?.focus()} />}
      >
        <div ref={stands} tabIndex={-1} className="mb-5 outline-none" aria-live="polite">
          <VisitorStateMark state={state} />
          {state === 'notApproved' && visitor.reviewReason !== '' && (
            <p className="mt-1 whitespace-pre-wrap text-soft">{visitor.reviewReason}</p>
          )}
          {state === 'unfinished' && <p className="mt-1 text-soft">{t('unfinishedNote')}</p>}
          {suspended !== null && (
            <p className="note note-bad mt-2 whitespace-pre-wrap">
              {t('suspendedNote', {
                at: beijingTime(suspended.at, lang),
                name: suspended.by,
                reason: suspended.reason,
              })}
            </p>
          )}
        </div>
        <div className="grid items-start gap-x-5 xl:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
          <div>
            <PersonFacts visitor={visitor} />
            <CompanyFacts visitor={visitor} />
            <Answers visitor={visitor} />
          </div>
          <div>
            {support !== null && <SupportDesk id={visitor.id} record={support} countries={countries} />}
            {pairs.length > 0 && (
              <OrganizerPart title={t('duplicates')}>
                <Duplicates id={visitor.id} pairs={pairs} />
              </OrganizerPart>
            )}
            {request !== null && (
              <OrganizerPart title={t('requests')}>
                <PersonalRequests id={visitor.id} request={request} countries={countries} />
              </OrganizerPart>
            )}
            <ReviewHistory visitor={visitor} />
            <RegistrationFacts visitor={visitor} />
          </div>
        </div>
      </OrganizerPage>
    </>
  );
}
