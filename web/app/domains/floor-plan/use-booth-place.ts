import type { Booth } from '@fairbridge/contract/exhibitor/exhibitor.shapes.ts';
import type { PlanBooth } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { useCallback } from 'react';
import { useExhibition } from '../../site/site.ts';

/** Where a booth of the plan stands, as plates and addresses want it. */
export function useBoothPlace(): (floor: string, booth: PlanBooth) => Booth {
  const halls = useExhibition()?.halls;
  return useCallback(
    (floor, { hall: code, number }) => {
      const hall = halls?.find((one) => one.code === code);
      const { name, colour } = hall ?? { name: { zh: code, en: code }, colour: '#4a504d' };
      return { floor, number, hall: { code, name, colour } };
    },
    [halls],
  );
}
