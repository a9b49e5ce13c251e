import type { Release } from '@fairbridge/contract/release/release.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { defineClientLoad } from '../../define-load.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingMinute } from '../../i18n/numbers.ts';
import { releaseTexts } from '../../components/release/release.texts.ts';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { MinuteCell, TitleCell } from '../../ui/list/cells.tsx';
import { defineListQuery } from '../../ui/list/list-query.ts';
import { RecordList } from '../../ui/list/record-list.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useAction } from '../../ui/use-action.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '待放行', en: 'To release' });

const query = defineListQuery('/organizer/announcements/releases', {});
const load = defineClientLoad(async ({ api: ask, query: given }) => {
  const asked = query.read(given);
  return { asked, page: await ask(calls.release.list, { ...asked, pageSize: 50 }) };
});
export const clientLoader = load.browser;

/** Where it is looked at. */
const placeOf = ({ kind, objectId }: Release): string =>
  kind === 'page' ? `/organizer/pages/${objectId}` : `/organizer/announcements/${objectId}`;

function SendBack({ of, onClose }: { of: Release | null; onClose: () => void }) {
  const t = useTexts(releaseTexts);
  const lang = useLang();
  const { busy, failure, run } = useAction({ reload: true, showFailure: 'here' });
  const send = async (id: string, words: string): Promise<void> => {
    if (await run(() => api(calls.release.sendBack, { id, words }), { success: t('sendBackDone') })) onClose();
  };
  return (
    <ReasonDialog
      open={of !== null}
      title={t('sendBackTitle', { title: of === null ? '' : inLang(of.title, lang) })}
      lead={t('sendBackLead')}
      act={t('sendBackAct')}
      required
      busy={busy}
      failure={failure}
      onSend={(words) => of !== null && void send(of.id, words)}
      onClose={onClose}
    />
  );
}

/** What one of the staff has submitted and another one releases. */
export default function ReleasesScreen() {
  const t = useTexts(releaseTexts);
  const lang = useLang();
  const { asked, page } = load.useData();
  const [returned, setReturned] = useState<Release | null>(null);
  const empty = (
    <EmptyState title={t('none')}>
      <p>{t('noneLead')}</p>
    </EmptyState>
  );
  return (
    <OrganizerPage title={t('releases')} lead={t('lead')}>
      <RecordList
        list="releases"
        label={t('releases')}
        query={query}
        asked={asked}
        page={page}
        columns={[
          {
            key: 'what',
            label: t('what'),
            main: true,
            cell: (row) => (
              <TitleCell to={placeOf(row)} title={row.title}>
                <span>{t(row.kind)}</span>
                {row.emails !== null && <span className="num">{t('emails', { count: row.emails })}</span>}
              </TitleCell>
            ),
          },
          {
            key: 'by',
            label: t('by'),
            cell: ({ askedBy, askedAt }) => (
              <>
                <span className="[overflow-wrap:anywhere]">{askedBy}</span>
                <p className="text-soft">
                  <MinuteCell at={askedAt} />
                </p>
              </>
            ),
          },
          {
            key: 'state',
            label: t('state'),
            cell: ({ state, answeredBy, answeredAt, words }) => (
              <>
                {t(state)}
                {answeredAt !== null && (
                  <p className="text-sm [overflow-wrap:anywhere] text-soft">
                    {t('answered', { by: answeredBy, at: beijingMinute(answeredAt, lang) })}
                  </p>
                )}
                {words !== '' && <p className="text-sm whitespace-pre-wrap">{words}</p>}
              </>
            ),
          },
        ]}
        nameOf={({ title }) => inLang(title, lang)}
        actsOf={(row) => [
          ...(row.may.release
            ? [
                {
                  label: t('allow'),
                  send: () => api(calls.release.allow, { id: row.id }),
                  said: t('allowDone'),
                  ask: {
                    title: t('allowTitle', { title: inLang(row.title, lang) }),
                    lead: t('allowLead'),
                    act: t('allowAct'),
                  },
                },
                { label: t('sendBack'), act: () => setReturned(row) },
              ]
            : []),
          ...(row.may.withdraw
            ? [
                {
                  label: t('withdraw'),
                  send: () => api(calls.release.withdraw, { id: row.id }),
                  said: t('withdrawDone'),
                },
              ]
            : []),
        ]}
        empty={empty}
        emptyFiltered={empty}
      />
      <SendBack of={returned} onClose={() => setReturned(null)} />
    </OrganizerPage>
  );
}
