import {
  CAMPAIGN_FIGURE_NAMES,
  CAMPAIGN_FIGURES,
  CAMPAIGN_MEDIA,
  CAMPAIGN_MEDIUM_NAMES,
} from '@fairbridge/contract/campaign/campaign.figures.ts';
import type { CampaignRecord } from '@fairbridge/contract/campaign/campaign.shapes.ts';
import { inLang, wordsIn } from '@fairbridge/contract/text.ts';
import { api } from '../../api.ts';
import { downloadFile } from '../../download.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay, number } from '../../i18n/numbers.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Select } from '../../ui/field.tsx';
import { Icon } from '../../ui/icons.tsx';
import { LimitMeter } from '../../ui/limit-meter.tsx';
import { NothingFound, RecordList } from '../../ui/list/record-list.tsx';
import type { ResourceColumn } from '../../ui/list/resource-list.tsx';
import type { RowAction } from '../../ui/list/row-actions.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { filterOf, STATES, type CampaignOwner, type CampaignsAsked } from './campaign-owner.ts';
import { campaignTexts } from './campaign.texts.ts';
import { saveQr } from '../../components/sharing/save-qr.ts';

type Listed = {
  owner: CampaignOwner;
  asked: CampaignsAsked;
  page: {
    list: readonly CampaignRecord[];
    pageNum: number;
    pageSize: number;
    total: number;
    live: number;
    liveMax: number;
  };
};

/** What a link leads to, by its name where it has one. */
export function useTargetName(): (target: CampaignRecord['target']) => string {
  const t = useTexts(campaignTexts);
  const lang = useLang();
  return ({ kind, path, name }) => (kind === 'home' || kind === 'register' ? t(kind) : inLang(name, lang) || path);
}

function useColumns({ query }: CampaignOwner): readonly ResourceColumn<CampaignRecord>[] {
  const t = useTexts(campaignTexts);
  const lang = useLang();
  const targetName = useTargetName();
  return [
    {
      key: 'name',
      label: t('name'),
      main: true,
      order: { by: 'name', first: 'ascending' },
      cell: ({ id, name, medium, target, link }) => (
        <div className="grid min-w-56 justify-items-start gap-1">
          <LocalLink to={`${query.path}/${id}`} className="link line-clamp-2 max-w-[40ch] break-words">
            {name}
          </LocalLink>
          <p className="text-sm text-soft">{`${wordsIn(CAMPAIGN_MEDIA[medium], lang)} · ${targetName(target)}`}</p>
          {target.isGone && <p className="text-sm text-bad">{t('gone')}</p>}
          <CopyButton value={link} className="text-sm" />
        </div>
      ),
    },
    {
      key: 'state',
      label: t('Status'),
      cell: ({ state, lastDay }) => (
        <>
          {t(state)}
          {(lastDay !== null || state === 'live') && (
            <p className="text-sm text-soft">
              {lastDay === null ? t('noLastDay') : `${t('lastDay')} ${beijingDay(`${lastDay}T04:00:00Z`, lang)}`}
            </p>
          )}
        </>
      ),
    },
    ...CAMPAIGN_FIGURE_NAMES.map((figure): ResourceColumn<CampaignRecord> => ({
      key: figure,
      label: wordsIn(CAMPAIGN_FIGURES[figure].label, lang),
      right: true,
      order: { by: figure, first: 'descending' },
      cell: ({ figures }) => <span className="num">{number(figures[figure], lang)}</span>,
    })),
  ];
}

/** What exactly each number counts. */
export function Definitions() {
  const t = useTexts(campaignTexts);
  const lang = useLang();
  return (
    <details className="mt-6 max-w-[80ch]">
      <summary className="inline-flex min-h-8 cursor-pointer items-center text-soft underline decoration-dotted underline-offset-4">
        {t('definitions')}
      </summary>
      <dl className="mt-2 grid gap-3">
        {CAMPAIGN_FIGURE_NAMES.map((figure) => (
          <div key={figure}>
            <dt className="font-semibold">{wordsIn(CAMPAIGN_FIGURES[figure].label, lang)}</dt>
            <dd className="text-soft">{wordsIn(CAMPAIGN_FIGURES[figure].definition, lang)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Makes another link, while more may be live. */
export function NewCampaign({ owner }: { owner: CampaignOwner }) {
  const t = useTexts(campaignTexts);
  return (
    <ButtonLink to={`${owner.query.path}/new`}>
      <Icon name="plus" />
      {t('create')}
    </ButtonLink>
  );
}

/** Links with what came of each, of a company or of the organizer. */
export function CampaignList({ owner, asked, page }: Listed) {
  const t = useTexts(campaignTexts);
  const lang = useLang();
  const { query, end, remove, exportList } = owner;
  const columns = useColumns(owner);
  const actsOf = ({ id, version, name, link, state }: CampaignRecord): readonly RowAction[] => [
    { label: t('Edit'), to: `${query.path}/${id}` },
    { label: t('qrDownload'), act: () => saveQr(link, name) },
    ...(state === 'live'
      ? [
          {
            label: t('end'),
            send: () => api(end, { id, version }),
            said: t('ended'),
            ask: { title: t('endTitle', { name }), lead: t('endLead'), act: t('end') },
          },
        ]
      : []),
    {
      label: t('Delete'),
      bad: true,
      send: () => api(remove, { id, version }),
      said: t('Deleted'),
      ask: { title: t('removeTitle', { name }), lead: t('removeLead') },
    },
  ];
  const isNew = page.total === 0 && asked.state === undefined && !query.isFiltered(asked);
  if (isNew)
    return (
      <EmptyState title={t('empty')}>
        <p className="mb-4">{t('emptyLead')}</p>
        <NewCampaign owner={owner} />
      </EmptyState>
    );
  return (
    <>
      <div className="mb-6">
        <LimitMeter
          text={t('meter', { used: number(page.live, lang), max: number(page.liveMax, lang) })}
          full={t('full')}
          count={page.live}
          max={page.liveMax}
        />
      </div>
      <RecordList
        list="campaigns"
        label={t('title')}
        query={query}
        asked={asked}
        page={page}
        tabs={{
          label: t('Status'),
          of: [undefined, ...STATES].map((state) => ({ asked: { state }, label: t(state ?? 'All') })),
        }}
        search={t('search')}
        filters={
          <>
            <Select
              label={t('medium')}
              name="medium"
              defaultValue={asked.medium ?? ''}
              placeholder={t('anyMedium')}
              options={CAMPAIGN_MEDIUM_NAMES.map((one) => ({ value: one, label: wordsIn(CAMPAIGN_MEDIA[one], lang) }))}
            />
            <DateInput label={t('from')} name="from" defaultValue={asked.from ?? ''} />
            <DateInput label={t('to')} name="to" defaultValue={asked.to ?? ''} />
          </>
        }
        tools={
          <SaveButton small save={() => downloadFile(exportList, { ...filterOf(asked), lang })}>
            {t('exportList')}
          </SaveButton>
        }
        columns={columns}
        nameOf={({ name }) => name}
        actsOf={actsOf}
        emptyFiltered={<NothingFound title={t('emptyFound')} to={query.path} act={t('whole')} />}
        empty={<NothingFound title={t('emptyFound')} to={query.path} act={t('whole')} />}
      />
      <Definitions />
    </>
  );
}
