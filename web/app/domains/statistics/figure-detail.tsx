import { FIGURES, figureOf } from '@fairbridge/contract/statistics/statistics.figures.ts';
import type { FigurePerson, FigurePoint, FigureSubjectRow } from '@fairbridge/contract/statistics/statistics.shapes.ts';
import { wordsIn } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { ChartOrTable } from '../../components/statistics/chart-or-table.tsx';
import { downloadFile } from '../../download.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { MinuteCell } from '../../ui/list/cells.tsx';
import { RecordCell, RecordRow, RecordTable } from '../../ui/list/record-table.tsx';
import { Pager } from '../../ui/pager.tsx';
import { useCanCall } from '../../session/can-call.ts';
import { SaveButton } from '../../ui/save-button.tsx';
import type { Asked } from './asked.ts';
import { useFigureText } from './figure-tiles.tsx';
import { statisticsTexts } from './statistics.texts.ts';

type PageOf<T> = { list: readonly T[]; pageNum: number; pageSize: number; total: number };

function Subjects({ asked: { figure }, page }: { asked: Asked; page: PageOf<FigureSubjectRow> }) {
  const t = useTexts(statisticsTexts);
  const lang = useLang();
  const title = t('bySubject', { figure: wordsIn(FIGURES[figure].label, lang) });
  return (
    <section className="mt-6">
      <h3 className="mb-3 text-lg">{title}</h3>
      <RecordTable
        walked={false}
        label={title}
        columns={[
          { key: 'name', label: t('subject') },
          { key: 'times', label: t('times'), right: true },
        ]}
      >
        {page.list.map(({ id, name, times }) => (
          <RecordRow key={id}>
            <RecordCell name={t('subject')} plain>
              <Says text={name} />
            </RecordCell>
            <RecordCell name={t('times')} right>
              <span className="num">{number(times, lang)}</span>
            </RecordCell>
          </RecordRow>
        ))}
      </RecordTable>
    </section>
  );
}

function People({ asked, page }: { asked: Asked; page: PageOf<FigurePerson> & { unnamed: number } }) {
  const t = useTexts(statisticsTexts);
  const lang = useLang();
  const { figure, from, to } = asked;
  const mayExport = useCanCall(calls.statistics.exportPeople);
  const title = t('peopleOf', { figure: wordsIn(FIGURES[figure].label, lang) });
  return (
    <section className="mt-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-lg">{title}</h3>
        {page.total > 0 && mayExport && (
          <SaveButton small save={() => downloadFile(calls.statistics.exportPeople, { period: { from, to }, figure })}>
            {t('exportPeople')}
          </SaveButton>
        )}
      </div>
      {page.total === 0 ? (
        <p className="text-soft">{t('nobody')}</p>
      ) : (
        <RecordTable
          walked={false}
          label={title}
          columns={[
            { key: 'name', label: t('Name') },
            { key: 'company', label: t('Company') },
            { key: 'times', label: t('times'), right: true },
            { key: 'last', label: t('lastTime') },
          ]}
        >
          {page.list.map(({ visitorId, name, company, contact, times, lastAt }) => (
            <RecordRow key={visitorId}>
              <RecordCell name={t('Name')} plain>
                <LocalLink
                  className="link"
                  to={contact ? `/customer/${visitorId}` : `/find-person/detail/${visitorId}`}
                >
                  {name}
                </LocalLink>
                {contact && <span className="tag ml-2">{t('contact')}</span>}
              </RecordCell>
              <RecordCell name={t('Company')}>{company}</RecordCell>
              <RecordCell name={t('times')} right>
                <span className="num">{number(times, lang)}</span>
              </RecordCell>
              <RecordCell name={t('lastTime')}>
                <MinuteCell at={lastAt} />
              </RecordCell>
            </RecordRow>
          ))}
        </RecordTable>
      )}
      {page.unnamed > 0 && (
        <p className="mt-3 text-sm text-soft">{t('unnamed', { count: number(page.unnamed, lang) })}</p>
      )}
      <Pager {...page} />
    </section>
  );
}

/** One figure: over time, by what it hangs on, and who stands behind it. */
export function FigureDetail({
  asked,
  points,
  people,
  subjects,
}: {
  asked: Asked;
  points: readonly FigurePoint[];
  people: (PageOf<FigurePerson> & { unnamed: number }) | null;
  subjects: PageOf<FigureSubjectRow> | null;
}) {
  const lang = useLang();
  const text = useFigureText();
  const { label, definition } = figureOf(asked.figure);
  return (
    <section id="figure" className="mt-8 scroll-mt-20" aria-labelledby="figure-title">
      <h2 id="figure-title" className="text-xl">
        {wordsIn(label, lang)}
      </h2>
      <p className="mb-3 text-soft">{wordsIn(definition, lang)}</p>
      <ChartOrTable
        key={`${asked.figure} ${asked.from} ${asked.to}`}
        figure={wordsIn(label, lang)}
        points={points}
        text={(value) => text(asked.figure, value)}
      />
      {subjects !== null && subjects.total > 0 && <Subjects asked={asked} page={subjects} />}
      {people !== null && <People asked={asked} page={people} />}
    </section>
  );
}
