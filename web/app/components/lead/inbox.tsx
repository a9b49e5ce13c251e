import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import { LEAD_TABS, type Colleague, type Lead, type LeadState } from '@fairbridge/contract/lead/lead.shapes.ts';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { downloadFile } from '../../download.ts';
import { useCanCall } from '../../session/can-call.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { BulkActions, BulkButton } from '../../ui/list/bulk-bar.tsx';
import type { RecordPanel } from '../../ui/list/panel.ts';
import { NothingFound, RecordList } from '../../ui/list/record-list.tsx';
import { useSelection, type Selection } from '../../ui/list/use-selection.ts';
import { SaveButton } from '../../ui/save-button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useAction } from '../../ui/use-action.ts';
import type { Scores } from './scores.ts';
import { useLeadColumns } from './lead-columns.tsx';
import { LeadFilters } from './lead-filters.tsx';
import { LeadHead } from './lead-head.tsx';
import { filterOf, inboxQuery, INBOX_PATH, type LeadQuery } from './lead-query.ts';
import { LeadRecord } from './lead-record.tsx';
import { leadTexts } from './lead.texts.ts';
import { LostDialog } from './lost-dialog.tsx';
import { useLeadActions, type LeadActions } from './use-lead-actions.ts';
import { useLeadDecisions } from './use-lead-decisions.ts';

type Page = Omit<OutputOf<typeof contract.lead.list>, 'list'> & { list: readonly Lead[] };
type Props = {
  asked: LeadQuery;
  page: Page;
  scores: Scores;
  /** Whom a lead can be given to; null for whoever may not give any. */
  colleagues: readonly Colleague[] | null;
};

function Nothing() {
  const t = useTexts(leadTexts);
  return (
    <EmptyState title={t('empty')}>
      <p>{t('emptyLead')}</p>
      <ButtonLink to="/my-exhibit-list" className="mt-5">
        {t('myExhibits')}
      </ButtonLink>
    </EmptyState>
  );
}

function Export({ asked }: { asked: LeadQuery }) {
  const t = useTexts(leadTexts);
  const lang = useLang();
  const { sort, descending } = asked;
  return (
    <SaveButton small save={() => downloadFile(calls.lead.exportList, { lang, ...filterOf(asked), sort, descending })}>
      {t('exportList')}
    </SaveButton>
  );
}

/** Those chosen, or all that match but for some, are moved at once; those chosen are given to a colleague. */
function Bulk({ selection, asked, colleagues }: { selection: Selection } & Pick<Props, 'asked' | 'colleagues'>) {
  const t = useTexts(leadTexts);
  const lang = useLang();
  const { busy, run } = useAction({ reload: true });
  const { matching, ids, clear } = selection;
  const said = ({ changed }: { changed: number }): string => t('changed', { count: changed });
  const move = async (state: LeadState): Promise<void> => {
    const done = await run(
      () =>
        api(calls.lead.setState, {
          selection: matching === null ? { ids } : { filter: filterOf(asked), ...matching },
          state,
        }),
      { success: said },
    );
    if (done) clear();
  };
  const give = async (id: string): Promise<void> => {
    if (await run(() => api(calls.lead.assign, { ids, employeeId: id === 'nobody' ? null : id }), { success: said }))
      clear();
  };
  return (
    <BulkActions selection={selection}>
      <Button kind="accent" small busy={busy} onClick={() => void move('contacted')}>
        {t('mark')}
      </Button>
      <BulkButton onPress={() => void move('new')}>{t('move', { stage: t('new') })}</BulkButton>
      {colleagues !== null && matching === null && (
        <select
          className="input min-h-9 w-auto py-1 text-ink"
          aria-label={t('assignTo')}
          value=""
          onChange={({ target }) => void give(target.value)}
        >
          <option value="">{t('assignTo')}</option>
          <option value="nobody">{t('nobody')}</option>
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {inLang(name, lang)}
            </option>
          ))}
        </select>
      )}
    </BulkActions>
  );
}

/** A link to one lead opens it. */
function useOpened({ lead }: LeadQuery, isThere: boolean): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (isThere && hash === '') void navigate({ pathname, search, hash: `#open-${lead}` }, { replace: true });
    // once for the link that led here: whoever closes it has closed it
    // oxlint-disable-next-line react/exhaustive-deps
  }, [lead, isThere]);
}

/**
 * The lead that the link of a mail leads to mark, until it is answered: whoever follows the link presses once more, since mail programs
 * open links to look at them. None where somebody was quicker, or it is not this reader's.
 */
function useMarking({ lead: id, mark }: LeadQuery, list: readonly Lead[]) {
  const [answered, setAnswered] = useState(false);
  const lead = mark && !answered ? list.find((one) => one.id === id) : undefined;
  const waits = lead?.state === 'new' && lead.closing === null;
  return { lead: waits ? lead : null, answer: () => setAnswered(true) };
}

/** Asks whether the buyer was contacted. */
function MarkDialog({
  marking: { lead, answer },
  acts,
}: {
  marking: ReturnType<typeof useMarking>;
  acts: LeadActions;
}) {
  const t = useTexts(leadTexts);
  if (lead === null) return null;
  const { name, company } = lead.buyer;
  const mark = (): void => {
    answer();
    acts.move(lead, 'contacted');
  };
  return (
    <ConfirmDialog open title={t('markTitle')} act={t('mark')} busy={acts.busy} onConfirm={mark} onClose={answer}>
      <p>{t('markLead', { name, company })}</p>
    </ConfirmDialog>
  );
}

/** What buyers ask a company for: each is contacted, followed up and won or lost here. */
export function Inbox({ asked, page, scores, colleagues }: Props) {
  const t = useTexts(leadTexts);
  const lang = useLang();
  const mayExport = useCanCall(calls.lead.exportList);
  const acts = useLeadActions();
  const decisionsOf = useLeadDecisions(acts);
  const marking = useMarking(asked, page.list);
  const isThere = asked.lead !== '' && page.list.some(({ id }) => id === asked.lead);
  useOpened(asked, isThere && marking.lead === null);
  const selection = useSelection({
    rows: page.list,
    total: page.total,
    of: JSON.stringify(filterOf(asked)),
    matchable: asked.lead === '',
  });
  const panel: RecordPanel<Lead> = {
    titleOf: ({ buyer }) => buyer.name,
    show: (lead) => <LeadRecord key={lead.id} lead={lead} colleagues={colleagues} />,
    decisionsOf,
  };
  const nothingFound = <NothingFound title={t('filteredEmpty')} to={INBOX_PATH} act={t('ShowAll')} />;
  return (
    <div className="page py-8">
      <LeadHead {...page} asked={asked} colleagues={colleagues} />
      <RecordList
        list="leads"
        label={t('title')}
        query={inboxQuery}
        asked={asked}
        page={page}
        tabs={{
          label: t('stages'),
          of: [undefined, ...LEAD_TABS].map((state) => ({
            asked: { state },
            label: t(state ?? 'All'),
            count: page.counts[state ?? 'all'],
          })),
        }}
        search={t('Search')}
        searchHint={t('searchHint')}
        filters={<LeadFilters asked={asked} colleagues={colleagues} />}
        found={t('found', { count: number(page.total, lang) })}
        tools={mayExport && page.total > 0 && <Export asked={asked} />}
        columns={useLeadColumns(acts, scores)}
        nameOf={({ buyer }) => t('rowOf', { name: buyer.name })}
        selection={selection}
        panel={panel}
        bar={<Bulk selection={selection} asked={asked} colleagues={colleagues} />}
        empty={asked.state === undefined ? <Nothing /> : nothingFound}
        emptyFiltered={nothingFound}
      />
      <LostDialog acts={acts} />
      <MarkDialog marking={marking} acts={acts} />
    </div>
  );
}
