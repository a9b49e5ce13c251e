import { keywordIn } from '../../i18n/keyword-in.ts';
import { COUNTED_TEXTS, missingLangs, meterOf } from '@fairbridge/contract/languages.ts';
import type { ProgrammeDesk } from '@fairbridge/contract/programme/programme.calls.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useRef, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingMinute, number } from '../../i18n/numbers.ts';
import { defineClientLoad, pageNumOf } from '../../define-load.ts';
import { FilterForm } from '../../ui/list/filter-form.tsx';
import { LanguageFilter, lacksOf } from '../../ui/list/language-filter.tsx';
import { LanguageMarks } from '../../ui/language-marks.tsx';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { KeywordFilter } from '../../ui/list/keyword-filter.tsx';
import { ResourceList, type ResourceColumn } from '../../ui/list/resource-list.tsx';
import type { RowAction } from '../../ui/list/row-actions.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icons.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { contentTexts } from '../../components/content/content.texts.ts';
import { deskTexts } from '../../components/content/desk.texts.ts';
import { programmeKindTexts } from './programme.texts.ts';
import { useAction } from '../../ui/use-action.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '同期活动', en: 'Events' });

const PATH = '/organizer/programmes';
const BIN = `${PATH}?tab=deleted`;

const load = defineClientLoad(async ({ api: ask, query }) => {
  const deleted = query.get('tab') === 'deleted';
  const keyword = keywordIn(query).trim();
  const lacks = lacksOf(query);
  const page = await ask(calls.programme.list, {
    keyword,
    deleted,
    ...(lacks !== null && { lacks }),
    pageNum: pageNumOf(query),
    pageSize: 25,
  });
  return { deleted, keyword, lacks, page };
});
export const clientLoader = load.browser;

/** What the list does with one programme; afterwards it is loaded anew. */
function useProgrammeActs() {
  const t = useTexts(deskTexts);
  const { busy, run } = useAction({ reload: true });
  return {
    busy,
    remove: (id: string) => run(() => api(calls.programme.remove, { id }), { success: t('removed') }),
    restore: (id: string) => run(() => api(calls.programme.restore, { id }), { success: t('restored') }),
  };
}

function useColumns(): readonly ResourceColumn<ProgrammeDesk>[] {
  const t = useTexts(deskTexts);
  const shown = useTexts(contentTexts);
  const kinds = useTexts(programmeKindTexts);
  const lang = useLang();
  return [
    {
      key: 'title',
      label: t('article'),
      main: true,
      cell: (programme) => (
        <>
          <LocalLink to={`${PATH}/${programme.id}`} className="link line-clamp-2 max-w-[60ch] break-words">
            <Says text={programme.title} />
          </LocalLink>
          <p className="flex flex-wrap gap-1.5">
            <LanguageMarks lacks={missingLangs(meterOf(programme, COUNTED_TEXTS.programme))} />
          </p>
        </>
      ),
    },
    { key: 'kind', label: t('kind'), cell: ({ kind }) => kinds(kind) },
    {
      key: 'when',
      label: t('when'),
      cell: ({ startsAt }) => <span className="num text-sm md:whitespace-nowrap">{beijingMinute(startsAt, lang)}</span>,
    },
    { key: 'place', label: shown('where'), cell: ({ place }) => inLang(place, lang) },
  ];
}

function Filters() {
  const t = useTexts(deskTexts);
  const { deleted, keyword, lacks } = load.useData();
  return (
    <FilterForm
      keep={{ tab: deleted ? 'deleted' : '' }}
      filtered={keyword !== '' || lacks !== null}
      resetTo={deleted ? BIN : PATH}
      search={<KeywordFilter label={t('keyword')} hint="" keyword={keyword} />}
    >
      <LanguageFilter lacks={lacks} />
    </FilterForm>
  );
}

/** The concurrent programmes in the order of time, to edit them. */
export default function ProgrammeDeskScreen() {
  const t = useTexts(deskTexts);
  const lang = useLang();
  const { deleted, page } = load.useData();
  const { busy, remove, restore } = useProgrammeActs();
  const found = useRef<HTMLParagraphElement>(null);
  const [removed, setRemoved] = useState<ProgrammeDesk | null>(null);
  /** The row is gone: the focus goes to the line that says how many are left. */
  const leaves = async (done: Promise<boolean>): Promise<void> => {
    if (!(await done)) return;
    setRemoved(null);
    found.current?.focus();
  };
  const actsOf = (programme: ProgrammeDesk): readonly RowAction[] => {
    const { id } = programme;
    if (deleted) return [{ label: t('restore'), act: () => void leaves(restore(id)) }];
    return [
      { label: t('edit'), to: `${PATH}/${id}` },
      { label: t('seePage'), to: `/programme/${id}` },
      { label: t('remove'), bad: true, act: () => setRemoved(programme) },
    ];
  };
  return (
    <OrganizerPage
      title={t('programmes')}
      lead={t('programmesLead')}
      actions={
        <ButtonLink to={`${PATH}/new`}>
          <Icon name="plus" />
          {t('newProgramme')}
        </ButtonLink>
      }
    >
      <ResourceList
        list="programmes"
        label={t('programmes')}
        states={{
          label: t('lists'),
          current: deleted ? BIN : PATH,
          tabs: [
            { to: PATH, label: t('all') },
            { to: BIN, label: t('bin') },
          ],
        }}
        filters={<Filters />}
        found={t('found', { count: number(page.total, lang) })}
        foundRef={found}
        page={page}
        columns={useColumns()}
        nameOf={({ title }) => inLang(title, lang)}
        actsOf={actsOf}
        empty={<EmptyState title={t('none')} />}
      />
      <ConfirmDialog
        open={removed !== null}
        title={t('removeTitle')}
        act={t('remove')}
        kind="bad"
        busy={busy}
        onClose={() => setRemoved(null)}
        onConfirm={() => removed !== null && void leaves(remove(removed.id))}
      >
        <p>{t('removeLead')}</p>
      </ConfirmDialog>
    </OrganizerPage>
  );
}
