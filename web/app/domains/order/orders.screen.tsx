import type { CallApi } from '@fairbridge/contract/client.ts';
import { OWN_REQUEST_TABS } from '@fairbridge/contract/inquiry/inquiry.shapes.ts';
import { LEAD_STATES } from '@fairbridge/contract/lead/lead.shapes.ts';
import { failureOf } from '../../failure.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { pageNumOf } from '../../i18n/query-values.ts';
import { OwnRequests } from '../../components/inquiry/own-requests.tsx';
import { ownRequestsTexts } from '../../components/inquiry/own-requests.texts.ts';
import { Board, BOARD_SHOWN } from '../../components/lead/board.tsx';
import { Inbox } from '../../components/lead/inbox.tsx';
import { filterOf, inboxQuery, type LeadQuery } from '../../components/lead/lead-query.ts';
import { leadScores } from '../../components/lead/scores.ts';
import { canCall } from '../../session/can-call.ts';
import { PersonalFrame } from '../../shell/personal/personal-frame.tsx';
import { workMeta } from '../../site/page-meta.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '询盘和订单', en: 'Inquiries and orders' });

async function own(api: CallApi, query: URLSearchParams) {
  const only = OWN_REQUEST_TABS.find((one) => one === query.get('only')) ?? null;
  const pageNum = pageNumOf(query);
  const [page, { list }] = await Promise.all([
    api(calls.inquiry.ownRequests, { pageNum, ...(only !== null && { only }) }),
    api(calls.exhibition.countries, {}),
  ]);
  return { kind: 'own', only, page, countries: list } as const;
}

/** The newest of each stage, with what a list says besides. */
async function boardOf(api: CallApi, asked: LeadQuery) {
  const { state: _state, ...filter } = filterOf(asked);
  const pages = await Promise.all(
    LEAD_STATES.map((state) => api(calls.lead.list, { ...filter, state, pageSize: BOARD_SHOWN })),
  );
  const columns = LEAD_STATES.map((state, at) => ({ state, list: pages[at]?.list ?? [] }));
  const { counts, waiting, due, answersMissing, answerTime } = pages[0] ?? (await api(calls.lead.list, filter));
  const head = { waiting, due, answersMissing, answerTime };
  const colleagues = canCall(calls.lead.assignees) ? (await api(calls.lead.assignees, {})).list : null;
  const scores = await leadScores(
    api,
    columns.flatMap(({ list }) => list),
  );
  return { columns, scores, counts, head, colleagues };
}

const load = defineClientLoad(async ({ api, query }) => {
  if (!canCall(calls.lead.list)) return own(api, query);
  const asked = inboxQuery.read(query);
  if (asked.view === 'board') return { kind: 'board', asked, ...(await boardOf(api, asked)) } as const;
  const { sort, descending, pageNum } = asked;
  const page = await api(calls.lead.list, { ...filterOf(asked), sort, descending, pageNum });
  const colleagues = canCall(calls.lead.assignees) ? (await api(calls.lead.assignees, {})).list : null;
  if (asked.lead === '') {
    const scores = await leadScores(api, page.list);
    return { kind: 'received', asked, page, scores, colleagues } as const;
  }
  try {
    const { lead } = await api(calls.lead.get, { id: asked.lead });
    const scores = await leadScores(api, [lead]);
    const alone = { ...page, list: [lead], total: 1, pageNum: 1 };
    return { kind: 'received', asked, page: alone, scores, colleagues } as const;
  } catch (error) {
    // a colleague's by now: the list says what is left
    if (failureOf(error)?.name !== 'notFound') throw error;
    const scores = await leadScores(api, page.list);
    return { kind: 'received', asked: { ...asked, lead: '' }, page, scores, colleagues } as const;
  }
});
export const clientLoader = load.browser;

/** A visitor's own inquiries and orders, or what an exhibitor received, as a list or as a board. */
export default function OrdersScreen() {
  const data = load.useData();
  const t = useTexts(ownRequestsTexts);
  if (data.kind === 'received') return <Inbox {...data} />;
  if (data.kind === 'board') return <Board {...data} />;
  return (
    <PersonalFrame title={t('title')} lead={t('lead')}>
      <OwnRequests only={data.only} page={data.page} countries={data.countries} />
    </PersonalFrame>
  );
}
