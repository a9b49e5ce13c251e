import { useTexts } from '../../i18n/lang.tsx';
import { leadScoreTexts } from './lead-score.texts.ts';

/** The points of a buyer, beside or below the name; nothing where they are not known. */
export function ScoreMark({ points }: { points: number | undefined }) {
  const t = useTexts(leadScoreTexts);
  if (points === undefined) return null;
  return <p className="num shrink-0 text-sm font-semibold">{t('points', { count: points })}</p>;
}
