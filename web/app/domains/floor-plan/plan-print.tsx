import type { PlanFloor } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { BASE } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { floorPlanTexts } from './floor-plan.texts.ts';

export type Paper = 'a4' | 'a3';

export function PrintButtons({ onPrint }: { onPrint: (paper: Paper) => void }) {
  const t = useTexts(floorPlanTexts);
  return (
    <span className="flex flex-wrap gap-2">
      <Button kind="quiet" small onClick={() => onPrint('a4')}>
        {t('printA4')}
      </Button>
      <Button kind="quiet" small onClick={() => onPrint('a3')}>
        {t('printA3')}
      </Button>
    </span>
  );
}

type OnPaper = { floor: PlanFloor; paper: Paper; onPrinted: () => void };

/** The floor as a drawing for paper alone, in front of the list; printed as soon as it is there. */
export function PlanOnPaper({ floor, paper, onPrinted }: OnPaper) {
  const t = useTexts(floorPlanTexts);
  const lang = useLang();
  return (
    <div className={`plan-print plan-${paper}`}>
      {/* the list behind it has the same size: a page of another size would begin with an empty one */}
      <style>{`@page { size: ${paper.toUpperCase()} landscape; margin: 10mm; }`}</style>
      <h2 className="mb-2 text-2xl">{t('planOf', { floor: inLang(floor.name, lang) })}</h2>
      <img
        src={`${BASE}/plans/${floor.code}.svg?lang=${lang}`}
        alt=""
        onLoad={() => {
          print();
          onPrinted();
        }}
        onError={onPrinted}
      />
    </div>
  );
}
