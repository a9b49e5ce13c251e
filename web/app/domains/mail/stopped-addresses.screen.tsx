import type { SuppressedAddress } from '@fairbridge/contract/mail/mail.shapes.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { defineClientLoad } from '../../define-load.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { MinuteCell } from '../../ui/list/cells.tsx';
import { NothingFound, RecordList } from '../../ui/list/record-list.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useAction } from '../../ui/use-action.ts';
import { mailTexts } from './mail.texts.ts';
import { addressQuery } from './mail-query.ts';
import { MailTabs } from './mail-tabs.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '停止发信的邮箱', en: 'Stopped addresses' });

const load = defineClientLoad(async ({ api, query }) => {
  const asked = addressQuery.read(query);
  return { asked, page: await api(calls.mail.listSuppressed, { ...asked, pageSize: 50 }) };
});
export const clientLoader = load.browser;

/** Asks why, since the mailbox did not exist when it was last tried. */
function Resume({ of, onClose }: { of: SuppressedAddress | null; onClose: () => void }) {
  const t = useTexts(mailTexts);
  const { busy, failure, run } = useAction({ reload: true });
  const send = async (id: string, reason: string): Promise<void> => {
    const work = () => api(calls.mail.release, { id, reason });
    if (await run(work, { success: t('resumed'), showFailure: 'here' })) onClose();
  };
  return (
    <ReasonDialog
      open={of !== null}
      title={t('resumeTitle')}
      lead={t('resumeLead', { address: of?.address ?? '' })}
      act={t('resumeAct')}
      required
      busy={busy}
      failure={failure}
      onSend={(reason) => of !== null && void send(of.id, reason)}
      onClose={onClose}
    />
  );
}

/** Where nothing of this fair goes any more. */
export default function StoppedAddressesScreen() {
  const t = useTexts(mailTexts);
  const { asked, page } = load.useData();
  const [resumed, setResumed] = useState<SuppressedAddress | null>(null);
  return (
    <OrganizerPage title={t('addresses')} lead={t('addressesLead')}>
      <MailTabs current={addressQuery.path} />
      <RecordList
        list="stopped-addresses"
        label={t('addresses')}
        query={addressQuery}
        asked={asked}
        page={page}
        search={t('search')}
        columns={[
          {
            key: 'address',
            label: t('recipient'),
            main: true,
            cell: ({ address }) => (
              <span className="[overflow-wrap:anywhere]" translate="no">
                {address}
              </span>
            ),
          },
          {
            key: 'answer',
            label: t('answer'),
            cell: ({ answer }) => (
              <p className="max-w-[60ch] text-sm [overflow-wrap:anywhere] text-soft" translate="no">
                {answer}
              </p>
            ),
          },
          { key: 'since', label: t('since'), cell: ({ createdAt }) => <MinuteCell at={createdAt} /> },
        ]}
        nameOf={({ address }) => address}
        actsOf={(row) => [{ label: t('resume'), act: () => setResumed(row) }]}
        empty={
          <EmptyState title={t('noneStopped')}>
            <p>{t('noneStoppedLead')}</p>
          </EmptyState>
        }
        emptyFiltered={<NothingFound title={t('noneStoppedFound')} to={addressQuery.path} act={t('ShowAll')} />}
      />
      <Resume of={resumed} onClose={() => setResumed(null)} />
    </OrganizerPage>
  );
}
