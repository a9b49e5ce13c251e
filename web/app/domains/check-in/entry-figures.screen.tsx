import { inLang } from '@fairbridge/contract/text.ts';
import { useEffect } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { calls } from '../../calls.ts';
import { defineClientLoad } from '../../define-load.ts';
import { downloadFile } from '../../download.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Select } from '../../ui/field.tsx';
import { day as dayParam } from '../../ui/list/list-query.ts';
import { RecordCell, RecordRow, RecordTable } from '../../ui/list/record-table.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ON_SITE, OnSitePage } from './check-in-tabs.tsx';
import { entryFiguresTexts } from './entry-figures.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '现场：数据', en: 'On site: figures' });

const load = defineClientLoad(async ({ api, query }) => {
  const day = dayParam.read(query, 'day') ?? null;
  return { day, figures: await api(calls.checkIn.figures, { day }) };
});
export const clientLoader = load.browser;

const REFRESH_MS = 30_000;

type Line = { key: string; name: string; entries: number; people: number };

function Sums({ title, lines }: { title: string; lines: readonly Line[] }) {
  const t = useTexts(entryFiguresTexts);
  const lang = useLang();
  if (lines.length === 0) return null;
  return (
    <section className="mb-8 min-w-0">
      <h2 className="mb-2 text-lg">{title}</h2>
      <RecordTable
        walked={false}
        label={title}
        columns={[
          { key: 'name', label: title },
          { key: 'entries', label: t('entries'), right: true },
          { key: 'people', label: t('people'), right: true },
        ]}
      >
        {lines.map(({ key, name, entries, people }) => (
          <RecordRow key={key}>
            <RecordCell name={title} plain>
              <span className="font-semibold">{name}</span>
            </RecordCell>
            <RecordCell name={t('entries')} right>
              <span className="num">{number(entries, lang)}</span>
            </RecordCell>
            <RecordCell name={t('people')} right>
              <span className="num">{number(people, lang)}</span>
            </RecordCell>
          </RecordRow>
        ))}
      </RecordTable>
    </section>
  );
}

/** Loads anew by itself while the page is in sight. */
function useFresh(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const clock = setInterval(() => {
      if (!document.hidden && navigator.onLine) void revalidate();
    }, REFRESH_MS);
    return () => clearInterval(clock);
  }, [revalidate]);
}

/** Who came in: by day and hour, gate and hall, and as what. */
export default function EntryFiguresScreen() {
  const t = useTexts(entryFiguresTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { day, figures } = load.useData();
  useFresh();
  const { total, days, gates, halls, hours, kinds } = figures;
  const options = [...new Set([...days.map((one) => one.day), ...(day === null ? [] : [day])])].toSorted();
  const choose = (chosen: string): void =>
    void navigate(localPath(lang, chosen === '' ? ON_SITE.figures : `${ON_SITE.figures}?day=${chosen}`));
  return (
    <OnSitePage
      part="figures"
      lead={t('lead')}
      actions={
        <SaveButton small save={() => downloadFile(calls.checkIn.exportFigures, { day, lang })}>
          {t('exportFigures')}
        </SaveButton>
      }
    >
      <div className="mb-5 max-w-xs">
        <Select
          label={t('day')}
          name="day"
          options={[{ value: '', label: t('allDays') }, ...options.map((value) => ({ value, label: value }))]}
          value={day ?? ''}
          onChange={(event) => choose(event.target.value)}
        />
      </div>
      <dl className="mb-8 grid gap-3 sm:grid-cols-2 lg:max-w-2xl">
        {(['people', 'entries'] as const).map((name) => (
          <div key={name} className="card p-4">
            <dt className="text-soft">{t(name)}</dt>
            <dd className="num text-3xl font-semibold">{number(total[name], lang)}</dd>
          </div>
        ))}
      </dl>
      {total.entries === 0 ? (
        <EmptyState title={t('none')} />
      ) : (
        <div className="grid items-start gap-x-10 xl:grid-cols-2">
          <Sums
            title={t('byGate')}
            lines={gates.map(({ id, name, ...sums }) => ({ key: id, name: inLang(name, lang), ...sums }))}
          />
          <Sums
            title={t('byHour')}
            lines={hours.map(({ hour, ...sums }) => ({ key: `${hour}`, name: `${hour}:00–${hour + 1}:00`, ...sums }))}
          />
          <Sums
            title={t('byHall')}
            lines={halls.map(({ hall, name, ...sums }) => ({ key: hall ?? '', name: inLang(name, lang), ...sums }))}
          />
          <Sums title={t('byDay')} lines={days.map((one) => ({ key: one.day, name: one.day, ...one }))} />
          <Sums title={t('byKind')} lines={kinds.map(({ kind, ...sums }) => ({ key: kind, name: t(kind), ...sums }))} />
        </div>
      )}
    </OnSitePage>
  );
}
