import { COUNTED_TEXTS, meterOf, missingLangs } from '@fairbridge/contract/languages.ts';
import type { ProgrammeDesk } from '@fairbridge/contract/programme/programme.calls.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { contentTexts } from '../../components/content/content.texts.ts';
import { deskTexts } from '../../components/content/desk.texts.ts';
import { defineClientLoad } from '../../define-load.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { LanguageMarks } from '../../ui/language-marks.tsx';
import { MinuteCell, TitleCell } from '../../ui/list/cells.tsx';
import { LanguageFilter } from '../../ui/list/language-filter.tsx';
import { defineListQuery, missingLanguage, tabOf, words } from '../../ui/list/list-query.ts';
import { RecordList } from '../../ui/list/record-list.tsx';
import type { RowAction } from '../../ui/list/row-actions.tsx';
import { programmeKindTexts } from './programme.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '同期活动', en: 'Events' });

const PATH = '/organizer/programmes';
const query = defineListQuery(PATH, { tab: tabOf(['', 'deleted']), keyword: words, lacks: missingLanguage });

const load = defineClientLoad(async ({ api, query: address }) => {
  const asked = query.read(address);
  const { tab, ...rest } = asked;
  return { asked, page: await api(calls.programme.list, { ...rest, deleted: tab === 'deleted', pageSize: 25 }) };
});
export const clientLoader = load.browser;

function useActs() {
  const t = useTexts(deskTexts);
  const { asked } = load.useData();
  return ({ id }: ProgrammeDesk): readonly RowAction[] =>
    asked.tab === 'deleted'
      ? [{ label: t('Restore'), send: () => api(calls.programme.restore, { id }), said: t('restored') }]
      : [
          { label: t('Edit'), to: `${PATH}/${id}` },
          { label: t('seePage'), to: `/programme/${id}` },
          {
            label: t('Delete'),
            bad: true,
            send: () => api(calls.programme.remove, { id }),
            said: t('Deleted'),
            ask: { title: t('removeTitle'), lead: t('removeLead') },
          },
        ];
}

/** The concurrent programmes in the order of time, to edit them. */
export default function ProgrammeDeskScreen() {
  const t = useTexts(deskTexts);
  const shown = useTexts(contentTexts);
  const kinds = useTexts(programmeKindTexts);
  const lang = useLang();
  const { asked, page } = load.useData();
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
      <RecordList
        list="programmes"
        label={t('programmes')}
        query={query}
        asked={asked}
        page={page}
        tabs={{
          label: t('lists'),
          of: [
            { asked: { tab: '' }, label: t('All') },
            { asked: { tab: 'deleted' }, label: t('Deleted') },
          ],
        }}
        search={t('keyword')}
        filters={<LanguageFilter lacks={asked.lacks} />}
        columns={[
          {
            key: 'title',
            label: t('article'),
            main: true,
            cell: (programme) => (
              <TitleCell to={`${PATH}/${programme.id}`} title={programme.title}>
                <LanguageMarks lacks={missingLangs(meterOf(programme, COUNTED_TEXTS.programme))} />
              </TitleCell>
            ),
          },
          { key: 'kind', label: t('Type'), cell: ({ kind }) => kinds(kind) },
          { key: 'when', label: t('when'), cell: ({ startsAt }) => <MinuteCell at={startsAt} /> },
          { key: 'place', label: shown('where'), cell: ({ place }) => inLang(place, lang) },
        ]}
        nameOf={({ title }) => inLang(title, lang)}
        actsOf={useActs()}
      />
    </OrganizerPage>
  );
}
