import type { Application } from '@fairbridge/contract/exhibitor-application/exhibitor-application.shapes.ts';
import { offered } from '@fairbridge/contract/exhibition/offered.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { EXHIBITORS_PATH } from '../../components/exhibitor-record/exhibitor-query.ts';
import { defineClientLoad } from '../../define-load.ts';
import { countryName } from '../../i18n/countries.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { useCanCall } from '../../session/can-call.ts';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Select } from '../../ui/field.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';
import { applicationTexts } from './application.texts.ts';
import { APPLICATIONS_PATH } from './application-query.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '参展申请', en: 'Application to exhibit' });

const load = defineClientLoad(async ({ api: ask, params }) => {
  const [application, { categories }, { form }] = await Promise.all([
    ask(calls.exhibitorApplication.get, { id: params['id'] ?? '' }),
    ask(calls.exhibition.vocabulary, {}),
    ask(calls.exhibitorRecord.packages, {}),
  ]);
  return { application, categories, packages: offered(form.packages) };
});
export const clientLoader = load.browser;

type OneOf = { application: Application; onDone: () => void };

/** Approves with the package that is chosen here. */
function Approve({ application: { id, version, name, package: wanted }, onDone }: OneOf) {
  const t = useTexts(applicationTexts);
  const lang = useLang();
  const { packages } = load.useData();
  const [booked, setBooked] = useState(wanted?.code ?? packages[0]?.code ?? '');
  const { busy, failure, run } = useAction({ showFailure: 'here', reload: true });
  const send = async (): Promise<void> => {
    const approve = () => api(calls.exhibitorApplication.approve, { id, version, package: booked });
    if (await run(approve, { success: t('approvedDone') })) onDone();
  };
  return (
    <ConfirmDialog
      open
      title={t('approveTitle', { name: inLang(name, lang) })}
      act={t('approve')}
      busy={busy}
      failure={failure}
      onConfirm={() => void send()}
      onClose={onDone}
    >
      <p className="mb-4">{t('approveLead')}</p>
      <Select
        label={t('package')}
        value={booked}
        options={packages.map(({ code, name: packageName }) => ({ value: code, label: inLang(packageName, lang) }))}
        onChange={({ target }) => setBooked(target.value)}
      />
    </ConfirmDialog>
  );
}

function Decline({ application: { id, version, name }, onDone }: OneOf) {
  const t = useTexts(applicationTexts);
  const lang = useLang();
  const { busy, failure, run } = useAction({ showFailure: 'here', reload: true });
  const send = async (reason: string): Promise<void> => {
    const decline = () => api(calls.exhibitorApplication.decline, { id, version, reason });
    if (await run(decline, { success: t('Declined') })) onDone();
  };
  return (
    <ReasonDialog
      open
      required
      title={t('declineTitle', { name: inLang(name, lang) })}
      lead={t('declineLead')}
      act={t('Decline')}
      kind="bad"
      busy={busy}
      failure={failure}
      onSend={(reason) => void send(reason)}
      onClose={onDone}
    />
  );
}

/** One application to exhibit, and what becomes of it. */
export default function ApplicationRecordScreen() {
  const t = useTexts(applicationTexts);
  const lang = useLang();
  const { application, categories } = load.useData();
  const [asked, setAsked] = useState<'approve' | 'decline' | null>(null);
  const mayDecide = useCanCall(calls.exhibitorApplication.approve) && application.state === 'waiting';
  const { name, mobile, package: wanted, exhibitorId } = application;
  const close = (): void => setAsked(null);
  return (
    <OrganizerPage
      back={{ to: APPLICATIONS_PATH, label: t('backToList') }}
      title={inLang(name, lang)}
      lead={t(application.state)}
      actions={
        <>
          {exhibitorId !== null && (
            <ButtonLink to={`${EXHIBITORS_PATH}/${exhibitorId}`} kind="quiet">
              {t('seeExhibitor')}
            </ButtonLink>
          )}
          {mayDecide && (
            <>
              <Button aria-haspopup="dialog" onClick={() => setAsked('approve')}>
                {t('approve')}
              </Button>
              <Button kind="bad" aria-haspopup="dialog" onClick={() => setAsked('decline')}>
                {t('Decline')}
              </Button>
            </>
          )}
        </>
      }
    >
      <OrganizerPart title={t('details')}>
        <Facts
          rows={[
            [t('nameZh'), name.zh],
            [t('nameEn'), name.en],
            [t('Country'), countryName(application.country, lang)],
            [
              t('categories'),
              categories
                .filter(({ code }) => application.categories.includes(code))
                .map((one) => inLang(one.name, lang))
                .join(' · '),
            ],
            [t('website'), application.website],
            [t('contactName'), application.contactName],
            [t('Email'), application.email],
            [t('Mobile'), mobile.number === '' ? '' : `+${mobile.areaCode} ${mobile.number}`],
            [t('package'), wanted === null ? '' : inLang(wanted.name, lang)],
            [t('area'), application.area],
            [t('remark'), application.remark],
            [t('at'), beijingTime(application.at, lang)],
            [t('decidedAt'), application.decidedAt === null ? '' : beijingTime(application.decidedAt, lang)],
            [t('Reason'), application.reason],
          ]}
        />
      </OrganizerPart>
      {asked === 'approve' && <Approve application={application} onDone={close} />}
      {asked === 'decline' && <Decline application={application} onDone={close} />}
    </OrganizerPage>
  );
}
