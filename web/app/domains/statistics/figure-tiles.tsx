import { FIGURES, isAverage, type FigureName } from '@fairbridge/contract/statistics/statistics.figures.ts';
import type { FigureValue } from '@fairbridge/contract/statistics/statistics.shapes.ts';
import { wordsIn } from '@fairbridge/contract/text.ts';
import { Definition } from '../../components/statistics/definition.tsx';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { statisticsPath, type Asked } from './asked.ts';
import { statisticsTexts } from './statistics.texts.ts';

/** A figure as it is written: an average in seconds, everything else as a number. */
export function useFigureText(): (figure: FigureName, value: number) => string {
  const t = useTexts(statisticsTexts);
  const lang = useLang();
  return (figure, value) => (isAverage(figure) ? t('seconds', { count: number(value, lang) }) : number(value, lang));
}

const percent = (value: number, before: number): string => {
  const change = Math.round(((value - before) / before) * 100);
  return `${change > 0 ? '+' : change < 0 ? '−' : '±'}${Math.abs(change)}%`;
};

function Change({ figure, value, before }: FigureValue) {
  const t = useTexts(statisticsTexts);
  const text = useFigureText();
  if (value === before) return <p className="text-sm text-soft">{t('same')}</p>;
  if (before === 0) return <p className="text-sm text-soft">{t('fromZero')}</p>;
  return (
    <p className="text-sm">
      <span className={`num font-semibold ${value > before ? 'text-good' : 'text-bad'}`}>{percent(value, before)}</span>{' '}
      <span className="num text-soft">{t('before', { value: text(figure, before) })}</span>
    </p>
  );
}

function Tile({ asked, figure }: { asked: Asked; figure: FigureValue }) {
  const t = useTexts(statisticsTexts);
  const lang = useLang();
  const text = useFigureText();
  const { label, definition } = FIGURES[figure.figure];
  const current = figure.figure === asked.figure;
  return (
    <li className={`entry p-4 ${current ? 'border-action! bg-tint!' : ''}`}>
      <h3 className="entry-title text-base">
        <LocalLink
          to={`${statisticsPath(asked, { figure: figure.figure })}#figure`}
          aria-current={current ? 'true' : undefined}
        >
          {wordsIn(label, lang)}
        </LocalLink>
      </h3>
      <p className="num mt-1 text-3xl font-semibold">{text(figure.figure, figure.value)}</p>
      <Change {...figure} />
      {figure.median !== null && (
        <p className="num text-sm text-soft">{t('median', { value: number(figure.median, lang) })}</p>
      )}
      <Definition of={wordsIn(label, lang)} definition={wordsIn(definition, lang)} className="above mt-auto pt-2" />
    </li>
  );
}

/** The figures of one group: each with the period before, the median of others like the company, and what it means. */
export function FigureTiles({
  asked,
  figures,
  companies,
}: {
  asked: Asked;
  figures: readonly FigureValue[];
  companies: number;
}) {
  const t = useTexts(statisticsTexts);
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4">
        {figures.map((figure) => (
          <Tile key={figure.figure} asked={asked} figure={figure} />
        ))}
      </ul>
      <p className="mt-3 text-sm text-soft">{companies === 0 ? t('noMedian') : t('companies', { count: companies })}</p>
    </>
  );
}
