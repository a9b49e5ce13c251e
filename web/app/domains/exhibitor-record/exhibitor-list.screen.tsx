import {
  EXHIBITOR_STATES,
  INVITATION_STATES,
  LACKS,
  type ExhibitorLine,
  type Lack,
} from '@fairbridge/contract/exhibitor-record/exhibitor-record.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { calls } from '../../calls.ts';
import { localHref } from '../../i18n/address.ts';
import { countryName } from '../../i18n/countries.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay, number } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { downloadFile } from '../../download.ts';
import { useCanCall } from '../../session/can-call.ts';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { BulkActions } from '../../ui/list/bulk-bar.tsx';
import { RecordList } from '../../ui/list/record-list.tsx';
import type { ResourceColumn } from '../../ui/list/resource-list.tsx';
import type { RowAction } from '../../ui/list/row-actions.tsx';
import { useSelection } from '../../ui/list/use-selection.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Select } from '../../ui/field.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { BoothPlate } from '../../components/booth/booth-plate.tsx';
import {
  exhibitorEditAddress,
  exhibitorOrder,
  exhibitorQuery,
  EXHIBITORS_PATH,
  type ExhibitorsAsked,
} from '../../components/exhibitor-record/exhibitor-query.ts';
import { ExhibitorLettersDialog, useExhibitorLetters } from './exhibitor-letters.tsx';
import { RecordStatusDialog, type RecordStatusChange } from './exhibitor-record-actions.tsx';
import { exhibitorRecordTexts } from './exhibitor-record.texts.ts';
import { ExhibitorRooms, ImportLink } from './exhibitor-rooms.tsx';
import { ExhibitorStateMark } from './exhibitor-state.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '展商', en: 'Exhibitors' });

function filterOf({ state, keyword, hall, category, invitation, lacks }: ExhibitorsAsked) {
  return { state, keyword, hall, category, invitation, lacks };
}

/** What the calls of the list take. */
function inputOf(asked: ExhibitorsAsked) {
  return { ...filterOf(asked), ...exhibitorOrder(asked) };
}

const load = defineClientLoad(async ({ api, query }) => {
  const asked = exhibitorQuery.read(query);
  const [page, { halls }, { categories }, { list: countries }] = await Promise.all([
    api(calls.exhibitorRecord.list, { ...inputOf(asked), pageNum: asked.pageNum, pageSize: 25 }),
    api(calls.exhibition.configuration, {}),
    api(calls.exhibition.vocabulary, {}),
    api(calls.exhibition.countries, {}),
  ]);
  return { asked, page, choices: { halls, categories, countries } };
});
export const clientLoader = load.browser;

const LACK_WORDS = {
  login: 'login',
  booth: 'lackBooth',
  logo: 'logo',
  introductionZh: 'introductionZh',
  introductionEn: 'introductionEn',
  exhibit: 'exhibit',
} as const satisfies Record<Lack, keyof typeof exhibitorRecordTexts>;

/** The list that is in sight, all pages of it, as a spreadsheet. */
function Export() {
  const t = useTexts(exhibitorRecordTexts);
  const lang = useLang();
  const wanted = { ...inputOf(load.useData().asked), lang };
  if (!useCanCall(calls.exhibitorRecord.exportList)) return null;
  return (
    <SaveButton small save={() => downloadFile(calls.exhibitorRecord.exportList, wanted)}>
      {t('exportList')}
    </SaveButton>
  );
}

function useTabs() {
  const t = useTexts(exhibitorRecordTexts);
  const { asked, page } = load.useData();
  const { open, waiting, disabled } = page.counts;
  // whoever has none that wait to be shown need not think of them
  const states = EXHIBITOR_STATES.filter((state) => state !== 'waiting' || waiting > 0 || asked.state === 'waiting');
  return [undefined, ...states].map((state) => ({
    asked: { state },
    label: t(state ?? 'All'),
    count: state === undefined ? open + waiting + disabled : page.counts[state],
  }));
}

function Filters() {
  const t = useTexts(exhibitorRecordTexts);
  const lang = useLang();
  const { asked, choices, page } = load.useData();
  const { counts } = page;
  const counted = (name: string, count: number): string => t('counted', { name, count: number(count, lang) });
  return (
    <>
      <div className="min-w-0 md:w-44">
        <Select
          label={t('hall')}
          name="hall"
          defaultValue={asked.hall ?? ''}
          placeholder={t('allHalls')}
          options={choices.halls.map(({ code, name }) => ({ value: code, label: `${code} · ${inLang(name, lang)}` }))}
        />
      </div>
      <div className="min-w-0 md:w-52">
        <Select
          label={t('category')}
          name="category"
          defaultValue={asked.category ?? ''}
          placeholder={t('allCategories')}
          options={choices.categories.map(({ code, name }) => ({ value: code, label: inLang(name, lang) }))}
        />
      </div>
      <div className="min-w-0 md:w-44">
        <Select
          label={t('invitation')}
          name="invitation"
          defaultValue={asked.invitation ?? ''}
          placeholder={t('anyInvitation')}
          options={INVITATION_STATES.map((one) => ({ value: one, label: counted(t(one), counts.invitations[one]) }))}
        />
      </div>
      <div className="min-w-0 md:w-52">
        <Select
          label={t('lacks')}
          name="lacks"
          defaultValue={asked.lacks ?? ''}
          placeholder={t('anyLack')}
          options={LACKS.map((one) => ({ value: one, label: counted(t(LACK_WORDS[one]), counts.lacks[one]) }))}
        />
      </div>
    </>
  );
}

function Name({ exhibitor: { id, name, country } }: { exhibitor: ExhibitorLine }) {
  const lang = useLang();
  const { search } = useLocation();
  const other = lang === 'zh' ? name.en : name.zh;
  return (
    <>
      <LocalLink to={`${EXHIBITORS_PATH}/${id}${search}`} className="link font-semibold">
        {inLang(name, lang)}
      </LocalLink>
      <p className="text-sm text-soft">
        {[other === inLang(name, lang) ? '' : other, country === '' ? '' : countryName(country, lang)]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
    </>
  );
}

/** How far the first administrator is, and since when. */
function Invitation({ exhibitor: { invitation, state } }: { exhibitor: ExhibitorLine }) {
  const t = useTexts(exhibitorRecordTexts);
  const lang = useLang();
  const isOpen = invitation.state === 'never' && state !== 'disabled';
  return (
    <>
      <p className={`text-sm ${isOpen ? 'font-semibold text-bad' : ''}`}>{t(invitation.state)}</p>
      {invitation.at !== null && (
        <p className="num text-sm text-soft md:whitespace-nowrap">{beijingDay(invitation.at, lang)}</p>
      )}
    </>
  );
}

/** What is still missing before the fair; that nobody has logged in is said beside it. */
function Missing({ exhibitor: { lacks } }: { exhibitor: ExhibitorLine }) {
  const t = useTexts(exhibitorRecordTexts);
  const lang = useLang();
  const missing = lacks.filter((one) => one !== 'login');
  if (missing.length === 0) return <span className="text-sm text-good">{t('nothingLacks')}</span>;
  return <span className="text-sm">{missing.map((one) => t(LACK_WORDS[one])).join(lang === 'zh' ? '、' : ', ')}</span>;
}

function useColumns(): readonly ResourceColumn<ExhibitorLine>[] {
  const t = useTexts(exhibitorRecordTexts);
  const lang = useLang();
  return [
    {
      key: 'name',
      label: t('name'),
      main: true,
      order: { by: 'name', first: 'ascending' },
      cell: (exhibitor) => <Name exhibitor={exhibitor} />,
    },
    {
      key: 'booth',
      label: t('booth'),
      order: { by: 'booth', first: 'ascending' },
      cell: ({ booth }) =>
        booth === null ? <span className="text-sm text-soft">{t('noBooth')}</span> : <BoothPlate booth={booth} />,
    },
    {
      key: 'package',
      label: t('package'),
      cell: (exhibitor) => <span className="text-sm">{inLang(exhibitor.package.name, lang)}</span>,
    },
    {
      key: 'invitation',
      label: t('invitation'),
      cell: (exhibitor) => <Invitation exhibitor={exhibitor} />,
    },
    { key: 'lacks', label: t('lacks'), cell: (exhibitor) => <Missing exhibitor={exhibitor} /> },
    {
      key: 'exhibits',
      label: t('Exhibits'),
      right: true,
      order: { by: 'exhibits', first: 'descending' },
      cell: ({ products }) => <span className="num text-sm">{number(products, lang)}</span>,
    },
    {
      key: 'createdAt',
      label: t('addedAt'),
      order: { by: 'createdAt', first: 'descending' },
      cell: ({ createdAt }) => <span className="num text-sm md:whitespace-nowrap">{beijingDay(createdAt, lang)}</span>,
    },
    { key: 'state', label: t('Status'), cell: ({ state }) => <ExhibitorStateMark state={state} /> },
  ];
}

/** The fair has just been made. */
function NoneYet({ onAdd }: { onAdd: () => void }) {
  const t = useTexts(exhibitorRecordTexts);
  const mayAdd = useCanCall(calls.exhibitorRecord.add);
  return (
    <EmptyState title={t('emptyFair')}>
      <p>{t(mayAdd ? 'emptyFairLead' : 'emptyFairView')}</p>
      {mayAdd && (
        <div className="mt-5 flex flex-wrap justify-center gap-3">
          <Button aria-haspopup="dialog" onClick={onAdd}>
            <Icon name="plus" />
            {t('add')}
          </Button>
          <ImportLink />
        </div>
      )}
    </EmptyState>
  );
}

function Nothing({ filtered }: { filtered: boolean }) {
  const t = useTexts(exhibitorRecordTexts);
  return (
    <EmptyState title={t(filtered ? 'emptyFilter' : 'emptyState')}>
      {filtered && <p>{t('emptyFilterLead')}</p>}
      <ButtonLink to={EXHIBITORS_PATH} kind="quiet" className="mt-5">
        {t('seeAll')}
      </ButtonLink>
    </EmptyState>
  );
}

/** The list, with what an owner may do in each row. */
function Exhibitors() {
  const t = useTexts(exhibitorRecordTexts);
  const lang = useLang();
  const { search } = useLocation();
  const { page, asked } = load.useData();
  const mayDisable = useCanCall(calls.exhibitorRecord.disable);
  const found = useRef<HTMLParagraphElement>(null);
  const mayWrite = useCanCall(calls.exhibitorRecord.sendLetters);
  const filter = filterOf(asked);
  const selection = useSelection({
    rows: page.list,
    total: page.total,
    of: JSON.stringify(filter),
    most: LIMITS.pageSizeMax,
    matchable: true,
  });
  const letters = useExhibitorLetters(selection.clear);
  const writeToSelected = (): void => {
    const { matching, ids } = selection;
    letters.ask(matching === null ? { ids } : { filter, expected: matching.expected, except: matching.except });
  };
  const [standing, setStanding] = useState<{ exhibitor: ExhibitorLine; asked: RecordStatusChange } | null>(null);
  const standingAct = (exhibitor: ExhibitorLine, what: RecordStatusChange, label: string): RowAction => ({
    label,
    bad: what === 'disable',
    act: () => setStanding({ exhibitor, asked: what }),
  });
  const actsOf = (exhibitor: ExhibitorLine): readonly RowAction[] => {
    const { id, state } = exhibitor;
    return [
      { label: t('View'), to: `${EXHIBITORS_PATH}/${id}${search}` },
      ...(state === 'open' ? [{ label: t('seePublic'), to: `/find-exhibitor/detail/${id}` }] : []),
      ...(mayDisable && state !== 'open'
        ? [standingAct(exhibitor, 'enable', t(state === 'disabled' ? 'enable' : 'show'))]
        : []),
      ...(mayDisable && state !== 'disabled' ? [standingAct(exhibitor, 'disable', t('disable'))] : []),
    ];
  };
  return (
    <>
      <RecordList
        list="exhibitors"
        label={t('Exhibitors')}
        query={exhibitorQuery}
        asked={asked}
        page={page}
        tabs={{ label: t('states'), of: useTabs() }}
        search={t('Exhibitor')}
        searchHint={t('keywordHint')}
        filters={<Filters />}
        found={t('found', { count: number(page.total, lang) })}
        foundRef={found}
        tools={
          page.total > 0 && (
            <>
              {mayWrite && (
                <Button
                  kind="quiet"
                  small
                  aria-haspopup="dialog"
                  busy={letters.busy}
                  onClick={() => letters.ask({ filter, expected: page.total, except: [] })}
                >
                  {t('letters')}
                </Button>
              )}
              <Export />
            </>
          )
        }
        {...(mayWrite && { selection })}
        bar={
          mayWrite && (
            <BulkActions selection={selection}>
              <Button kind="accent" small aria-haspopup="dialog" busy={letters.busy} onClick={writeToSelected}>
                {t('letters')}
              </Button>
            </BulkActions>
          )
        }
        columns={useColumns()}
        nameOf={({ name }) => inLang(name, lang)}
        actsOf={actsOf}
        empty={<Nothing filtered={false} />}
        emptyFiltered={<Nothing filtered />}
      />
      <ExhibitorLettersDialog letters={letters} />
      <RecordStatusDialog
        exhibitor={standing?.exhibitor ?? null}
        asked={standing?.asked ?? null}
        onDone={() => found.current?.focus()}
        onClose={() => setStanding(null)}
      />
    </>
  );
}

/** Who exhibits at this fair, and the way to add somebody. */
export default function ExhibitorListScreen() {
  const t = useTexts(exhibitorRecordTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { page, asked } = load.useData();
  const mayAdd = useCanCall(calls.exhibitorRecord.add);
  const add = (): void => void navigate(localHref(lang, exhibitorEditAddress('new')));
  const isNew = page.total === 0 && !exhibitorQuery.isFiltered(asked) && asked.state === undefined;
  return (
    <OrganizerPage
      title={t('Exhibitors')}
      lead={t('lead')}
      actions={
        <>
          <ExhibitorRooms />
          {mayAdd && !isNew && (
            <>
              <ImportLink />
              <Button onClick={add}>
                <Icon name="plus" />
                {t('add')}
              </Button>
            </>
          )}
        </>
      }
    >
      {isNew ? <NoneYet onAdd={add} /> : <Exhibitors />}
    </OrganizerPage>
  );
}
