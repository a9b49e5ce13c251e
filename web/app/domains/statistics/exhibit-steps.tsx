import type { ExhibitFigures } from '@fairbridge/contract/statistics/statistics.shapes.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { RecordCell, RecordRow, RecordTable } from '../../ui/list/record-table.tsx';
import { statisticsTexts } from './statistics.texts.ts';

const STEPS = ['views', 'favourites', 'inquiries', 'orders'] as const;

/** The exhibits most viewed, with the way of each from being seen to being ordered. */
export function ExhibitSteps({ exhibits }: { exhibits: readonly ExhibitFigures[] }) {
  const t = useTexts(statisticsTexts);
  const lang = useLang();
  return (
    <section className="mt-8">
      <h2 className="text-xl">{t('exhibits')}</h2>
      <p className="mb-3 text-soft">{t('exhibitsLead')}</p>
      <RecordTable
        walked={false}
        label={t('exhibits')}
        columns={[
          { key: 'name', label: t('Exhibit') },
          ...STEPS.map((step) => ({ key: step, label: t(`${step}Head`), right: true })),
        ]}
      >
        {exhibits.map((exhibit) => (
          <RecordRow key={exhibit.id}>
            <RecordCell name={t('Exhibit')} plain>
              <LocalLink className="link" to={`/exhibit/${exhibit.id}`}>
                <Says text={exhibit.name} />
              </LocalLink>
              {exhibit.withoutEnglish && <span className="tag ml-2">{t('noEnglish')}</span>}
            </RecordCell>
            {STEPS.map((step) => (
              <RecordCell key={step} name={t(`${step}Head`)} right>
                <span className="num">{number(exhibit[step], lang)}</span>
              </RecordCell>
            ))}
          </RecordRow>
        ))}
      </RecordTable>
    </section>
  );
}
