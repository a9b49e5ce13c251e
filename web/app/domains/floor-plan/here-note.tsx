import type { PlanBooth } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { floorPlanTexts } from './floor-plan.texts.ts';
import { markSign } from './plan-map-signs.ts';
import { mapPath, plateText } from './route-address.ts';

type Here = { floor: string; booth: PlanBooth; onClear: () => void };

/** Where the person is. */
export function HereNote({ floor, booth, onClear }: Here) {
  const t = useTexts(floorPlanTexts);
  return (
    <p className="card flex flex-wrap items-center justify-between gap-2 px-4 py-2">
      <LocalLink className="link inline-flex min-h-6 items-center gap-2" to={mapPath(floor, { booth })}>
        <span aria-hidden="true">{markSign('here')}</span>
        {t('hereAt', { booth: plateText(floor, booth) })}
      </LocalLink>
      <Button kind="plain" small onClick={onClear}>
        {t('notHere')}
      </Button>
    </p>
  );
}
