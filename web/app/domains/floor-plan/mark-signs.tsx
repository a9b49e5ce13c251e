import { useTexts } from '../../i18n/lang.tsx';
import { floorPlanTexts } from './floor-plan.texts.ts';
import { markSign, type Mark } from './plan-map-signs.ts';

/** The signs of what a person has of a booth, read out in words. */
export function MarkSigns({ marks }: { marks: readonly Mark[] }) {
  const t = useTexts(floorPlanTexts);
  return marks.map((mark) => (
    <span key={mark} role="img" aria-label={t(mark === 'meeting' ? 'hasMeeting' : mark)} className="ml-1 text-action">
      {markSign(mark)}
    </span>
  ));
}
