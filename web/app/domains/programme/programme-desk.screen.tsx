import { COUNTED_TEXTS, lackedBy, meterOf } from '@fairbridge/contract/languages.ts';
import type { ProgrammeDesk } from '@fairbridge/contract/programme/programme.calls.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingMinute, number } from '../../i18n/numbers.ts';
import { defineWork, pageNumOf } from '../../loading.ts';
import { FilterForm } from '../../ui/list/filter-form.tsx';
import { LanguageFilter, lacksOf } from '../../ui/list/language-filter.tsx';
import { LanguageMarks } from '../../ui/language-marks.tsx';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { RecordCell, RecordRow, RecordTable } from '../../ui/list/record-table.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { contentTexts } from '../../parts/content/content.texts.ts';
import { deskTexts } from '../../parts/content/desk.texts.ts';
import { programmeKindTexts } from './programme.texts.ts';
import { useAct } from '../../ui/use-act.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '同期活动', en: 'Events' });

const PATH = '/organizer/programmes';
const BIN = `${PATH}?tab=deleted`;

const load = defineWork(async ({ api: ask, query }) => {
  const deleted = query.get('tab') === 'deleted';
  const keyword = (query.get('keyword') ?? '').trim().slice(0, 200);
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

function Row({ programme }: { programme: ProgrammeDesk }) {
  const t = useTexts(deskTexts);
  const shown = useTexts(contentTexts);
  const kind = useTexts(programmeKindTexts);
  const lang = useLang();
  const { busy, run } = useAct({ reload: true });
  const { id, title, startsAt, place, deleted } = programme;
  const act = deleted ? calls.programme.restore : calls.programme.remove;
  return (
    <RecordRow>
      <RecordCell name={t('article')} plain>
        <LocalLink to={`${PATH}/${id}`} className="link line-clamp-2 max-w-[60ch] break-words">
          <Says text={title} />
        </LocalLink>
        <p className="flex flex-wrap gap-1.5">
          <LanguageMarks lacks={lackedBy(meterOf(programme, COUNTED_TEXTS.programme))} />
        </p>
      </RecordCell>
      <RecordCell name={t('kind')}>{kind(programme.kind)}</RecordCell>
      <RecordCell name={t('when')}>
        <span className="num text-sm md:whitespace-nowrap">{beijingMinute(startsAt, lang)}</span>
      </RecordCell>
      <RecordCell name={shown('where')}>{inLang(place, lang)}</RecordCell>
      <RecordCell name={t(deleted ? 'restore' : 'remove')} plain>
        <Button
          kind="quiet"
          small
          busy={busy}
          aria-label={`${t(deleted ? 'restore' : 'remove')} ${inLang(title, lang)}`}
          onClick={() => void run(() => api(act, { id }), { said: t(deleted ? 'restored' : 'removed') })}
        >
          {t(deleted ? 'restore' : 'remove')}
        </Button>
      </RecordCell>
    </RecordRow>
  );
}

/** The concurrent programmes, to edit them. */
export default function ProgrammeDeskScreen() {
  const t = useTexts(deskTexts);
  const shown = useTexts(contentTexts);
  const lang = useLang();
  const { deleted, keyword, lacks, page } = load.useData();
  const here = deleted ? BIN : PATH;
  return (
    <OrganizerPage
      title={t('programmes')}
      lead={t('programmesLead')}
      actions={<ButtonLink to={`${PATH}/new`}>{t('newProgramme')}</ButtonLink>}
    >
      <Tabs
        label={t('lists')}
        current={here}
        tabs={[
          { to: PATH, label: t('all') },
          { to: BIN, label: t('bin') },
        ]}
      />
      <FilterForm keep={{ tab: deleted ? 'deleted' : '' }} filtered={keyword !== '' || lacks !== null} resetTo={here}>
        <div className="max-md:col-span-2 md:w-72">
          <Input label={t('keyword')} name="keyword" type="search" maxLength={200} defaultValue={keyword} />
        </div>
        <LanguageFilter lacks={lacks} />
      </FilterForm>
      <p className="num mb-3 font-semibold" aria-live="polite">
        {t('found', { count: number(page.total, lang) })}
      </p>
      {page.list.length === 0 ? (
        <EmptyState title={t('none')} />
      ) : (
        <RecordTable
          label={t('programmes')}
          columns={[
            { key: 'title', label: t('article') },
            { key: 'kind', label: t('kind') },
            { key: 'when', label: t('when') },
            { key: 'place', label: shown('where') },
            { key: 'act', label: t(deleted ? 'restore' : 'remove') },
          ]}
        >
          {page.list.map((programme) => (
            <Row key={programme.id} programme={programme} />
          ))}
        </RecordTable>
      )}
      <Pager pageNum={page.pageNum} pageSize={page.pageSize} total={page.total} />
    </OrganizerPage>
  );
}
