import { CONTACT_STATE_NAMES } from '@fairbridge/contract/contact/contact.names.ts';
import {
  ASSIGNED,
  CONTACT_SORTS,
  contactState,
  type PoolContact,
} from '@fairbridge/contract/contact/contact.shapes.ts';
import { cutText, inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { chatNowTexts } from '../../components/chat/chat-now.texts.ts';
import { chatWithPath } from '../../components/chat/chat-path.ts';
import { ScoreEvidence } from '../../components/lead/score-evidence.tsx';
import { contactScores } from '../../components/lead/scores.ts';
import { downloadFile } from '../../download.ts';
import { useCanCall } from '../../session/can-call.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/field.tsx';
import { BulkActions, BulkButton } from '../../ui/list/bulk-bar.tsx';
import { anyOf, anyTabOf, defineListQuery, words, type QueryParam } from '../../ui/list/list-query.ts';
import { NothingFound, RecordList } from '../../ui/list/record-list.tsx';
import type { RowAction } from '../../ui/list/row-actions.tsx';
import { useSelection, type Selection } from '../../ui/list/use-selection.ts';
import { SaveButton } from '../../ui/save-button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { POOL_LEVELS, PoolActionDialog, type PoolAction, type PoolActionKind } from './pool-actions.tsx';
import { usePoolColumns } from './pool-columns.tsx';
import { poolTexts } from './pool.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '客户池', en: 'Customer pool' });

const STATES = contactState.options;
const tag: QueryParam<string | undefined> = {
  read: (query, key) => cutText((query.get(key) ?? '').trim(), 20) || undefined,
  write: (value) => value ?? '',
};
const query = defineListQuery(
  '/customer-pool',
  { state: anyTabOf(STATES), keyword: words, level: anyOf(POOL_LEVELS), tag, assigned: anyOf(ASSIGNED) },
  CONTACT_SORTS,
);

const load = defineClientLoad(async ({ api, query: address }) => {
  const asked = query.read(address);
  const { pageNum: _pageNum, sort, descending, ...filter } = asked;
  const [page, counts] = await Promise.all([api(calls.contact.poolList, asked), api(calls.contact.poolCounts, {})]);
  return { asked, filter, order: { sort, descending }, page, counts, scores: await contactScores(api, page.list) };
});
export const clientLoader = load.browser;
type Loaded = ReturnType<typeof load.useData>;

function Filters({ asked, counts }: Loaded) {
  const t = useTexts(poolTexts);
  const { level = '', tag = '', assigned = '' } = asked;
  return (
    <>
      <Select
        label={t('level')}
        name="level"
        defaultValue={level}
        placeholder={t('anyLevel')}
        options={POOL_LEVELS.map((one) => ({ value: one, label: t('levelOf', { level: one }) }))}
      />
      {(counts.tags.length > 0 || tag !== '') && (
        <Select
          label={t('tag')}
          name="tag"
          defaultValue={tag}
          placeholder={t('anyTag')}
          options={[...new Set([...counts.tags.map((one) => one.tag), tag])]
            .filter((one) => one !== '')
            .map((one) => ({ value: one, label: one }))}
        />
      )}
      <Select
        label={t('assigned')}
        name="assigned"
        defaultValue={assigned}
        placeholder={t('anyone')}
        options={[
          { value: 'me', label: t('me') },
          { value: 'nobody', label: t('nobody') },
        ]}
      />
    </>
  );
}

function Export({ filter, order }: Loaded) {
  const t = useTexts(poolTexts);
  const lang = useLang();
  const save = () => downloadFile(calls.contact.exportPool, { lang, ...filter, ...order });
  return (
    <SaveButton small save={save}>
      {t('exportList')}
    </SaveButton>
  );
}

/** What whoever is signed in may do with contacts, in one order wherever it stands. */
function useKinds(): readonly PoolActionKind[] {
  const distributes = useCanCall(calls.contact.distribute) && useCanCall(calls.exhibitor.employees);
  const expires = useCanCall(calls.contact.setExpiry);
  const removes = useCanCall(calls.contact.removeChosen);
  return [
    'mark',
    ...(distributes ? (['assign'] as const) : []),
    ...(expires ? (['expiry'] as const) : []),
    ...(removes ? (['remove'] as const) : []),
  ];
}

/** Contacts are removed as they are seen, never unseen. */
const isFor =
  ({ matching }: Selection) =>
  (kind: PoolActionKind): boolean =>
    matching === null || kind !== 'remove';

function Pool(data: Loaded) {
  const { asked, page } = data;
  const t = useTexts(poolTexts);
  const chatNow = useTexts(chatNowTexts);
  const lang = useLang();
  const mayExport = useCanCall(calls.contact.exportPool);
  const kinds = useKinds();
  const [scored, setScored] = useState<PoolContact | null>(null);
  const [act, setAct] = useState<PoolAction | null>(null);
  const selection = useSelection({ rows: page.list, total: page.total, of: JSON.stringify(asked), matchable: true });
  const [first = 'mark', ...others] = kinds;
  const actOn = (kind: PoolActionKind): PoolAction => {
    const { matching, count, ids } = selection;
    if (matching === null) return { kind, contacts: page.list.filter(({ id }) => ids.includes(id)), matching };
    return { kind, contacts: [], matching: { filter: data.filter, count, ...matching } };
  };
  const actsOf = (contact: PoolContact): RowAction[] => [
    { label: chatNow('chat'), to: chatWithPath(contact.visitorId) },
    ...kinds.map((kind) => ({
      label: t(kind),
      ...(kind === 'remove' && { bad: true }),
      act: () => setAct({ kind, contacts: [contact], matching: null }),
    })),
  ];
  const nothingFound = <NothingFound title={t('filteredEmpty')} to={query.path} act={t('ShowAll')} />;
  return (
    <div className="page py-8">
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="mt-1 mb-5 text-soft">{t('lead')}</p>
      <RecordList
        list="customer-pool"
        label={t('title')}
        query={query}
        asked={asked}
        page={page}
        tabs={{
          label: t('states'),
          of: [undefined, ...STATES].map((state) => ({
            asked: { state },
            label: state === undefined ? t('All') : inLang(CONTACT_STATE_NAMES[state], lang),
            count: data.counts[state ?? 'all'],
          })),
        }}
        search={t('Search')}
        searchHint={t('searchHint')}
        filters={<Filters {...data} />}
        found={t('found', { count: number(page.total, lang) })}
        tools={mayExport && page.total > 0 && <Export {...data} />}
        columns={usePoolColumns(data.scores, setScored)}
        nameOf={({ name }) => name}
        actsOf={actsOf}
        selection={selection}
        bar={
          <BulkActions selection={selection}>
            <Button kind="accent" small aria-haspopup="dialog" onClick={() => setAct(actOn(first))}>
              {t(first)}
            </Button>
            {others.filter(isFor(selection)).map((kind) => (
              <BulkButton key={kind} asks onPress={() => setAct(actOn(kind))}>
                {t(kind)}
              </BulkButton>
            ))}
          </BulkActions>
        }
        empty={
          asked.state === undefined ? (
            <EmptyState title={t('empty')}>
              <p>{t('emptyLead')}</p>
            </EmptyState>
          ) : (
            nothingFound
          )
        }
        emptyFiltered={nothingFound}
      />
      {scored !== null && (
        <Dialog open title={scored.name} onClose={() => setScored(null)}>
          <ScoreEvidence
            subject={scored.id}
            buyer={scored.name}
            read={(signal) => api(calls.leadScore.ofContact, { id: scored.id }, signal)}
          />
        </Dialog>
      )}
      {act !== null && (
        <PoolActionDialog
          act={act}
          tags={data.counts.tags.map(({ tag }) => tag)}
          onClose={() => setAct(null)}
          onDone={() => {
            setAct(null);
            selection.clear();
          }}
        />
      )}
    </div>
  );
}

/** The company's customer pool: who is in it, how to reach them, and who of the company deals with them. */
export default function CustomerPoolScreen() {
  return <Pool {...load.useData()} />;
}
