import { HALL_FIGURE_NAMES, HALL_FIGURES } from '@fairbridge/contract/fair-figures/fair-figures.definitions.ts';
import { inLang, wordsIn } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { periodFault, periodOf } from '../../components/statistics/period.ts';
import { defineClientLoad } from '../../define-load.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { workMeta } from '../../site/page-meta.ts';
import { RecordCell, RecordRow, RecordTable } from '../../ui/list/record-table.tsx';
import { fairFiguresTexts } from './fair-figures.texts.ts';
import { Definitions, ExportTable, FiguresPage, FiguresTable } from './figures-page.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '数据分析：展馆', en: 'Figures: halls' });

const load = defineClientLoad(async ({ api, query }) => {
  const period = periodOf(query);
  return { period, told: periodFault(period) === null ? await api(calls.fairFigures.halls, { period }) : null };
});
export const clientLoader = load.browser;

/** The halls beside one another: who and what is in them, and how much is seen and asked there. */
export default function HallFiguresScreen() {
  const { period, told } = load.useData();
  const t = useTexts(fairFiguresTexts);
  const lang = useLang();
  const labels = HALL_FIGURE_NAMES.map((figure) => ({ figure, label: wordsIn(HALL_FIGURES[figure].label, lang) }));
  return (
    <FiguresPage part="halls" period={period}>
      {told !== null && (
        <FiguresTable title={t('halls')} tools={<ExportTable table="halls" period={period} />}>
          <RecordTable
            walked={false}
            label={t('halls')}
            columns={[
              { key: 'hall', label: t('hall') },
              { key: 'floor', label: t('floor') },
              ...labels.map(({ figure, label }) => ({ key: figure, label, right: true })),
            ]}
          >
            {told.list.map((row) => (
              <RecordRow key={row.key}>
                <RecordCell name={t('hall')} plain>
                  <span className="font-semibold">{inLang(row.name, lang)}</span>
                </RecordCell>
                <RecordCell name={t('floor')}>{row.floor === '' ? '—' : row.floor}</RecordCell>
                {labels.map(({ figure, label }) => (
                  <RecordCell key={figure} name={label} right>
                    <span className="num">{number(row[figure], lang)}</span>
                  </RecordCell>
                ))}
              </RecordRow>
            ))}
          </RecordTable>
          <Definitions of={Object.values(HALL_FIGURES)} />
        </FiguresTable>
      )}
    </FiguresPage>
  );
}
