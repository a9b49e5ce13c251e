import type { SimpleProduct } from '@fairbridge/contract/own-product/own-product.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { ruleText } from '@fairbridge/contract/rules.ts';
import { useState } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import type { Form } from '../../ui/form.ts';
import { toast } from '../../ui/toast.tsx';
import { hotspotTexts } from './hotspot.texts.ts';
import { spotId } from './point-stage.tsx';
import { freeKey, freePlace, type PointFormValues, type Place } from './scene-points.ts';

export type PointValues = { points: readonly PointFormValues[] };

/** After the browser has put the focus back to where a dialog was opened from. */
const focusSoon = (id: string): void =>
  void requestAnimationFrame(() => document.getElementById(id)?.focus({ preventScroll: true }));

export const ADD_POINT = 'add-hotspot';

/** What can be done with the hotspots of a scene; what changed is said aloud. */
export function usePoints(form: Form<PointValues>) {
  const t = useTexts(hotspotTexts);
  const lang = useLang();
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const { points } = form.values;
  const at = points.findIndex(({ key }) => key === openKey);

  const changed = (change: (before: readonly PointFormValues[]) => readonly PointFormValues[]): void => {
    form.change('points', change);
    // numbers may have moved: what was wrong is asked anew when it is saved
    form.setErrors({});
  };
  const place = (to: Place): void => {
    if (points.length >= LIMITS.hotspotPointsMax)
      return toast.error(ruleText('hotspotsMax', lang, { max: LIMITS.hotspotPointsMax }));
    const key = freeKey(points);
    changed((before) => [...before, { ...to, key, product: null }]);
    setSaid(t('placed', { number: points.length + 1 }));
    setOpenKey(key);
  };
  const remove = (key: string): void => {
    const index = points.findIndex((point) => point.key === key);
    const neighbour = points[index + 1] ?? points[index - 1];
    changed((before) => before.filter((point) => point.key !== key));
    setOpenKey(null);
    setSaid(t('pointRemoved', { number: index + 1 }));
    focusSoon(neighbour === undefined ? ADD_POINT : spotId(neighbour.key));
  };
  const close = (): void => {
    setOpenKey(null);
    if (openKey !== null) focusSoon(spotId(openKey));
  };
  return {
    points,
    said,
    /** The hotspot whose exhibit is being chosen. */
    opened: points[at] ?? null,
    number: at + 1,
    place,
    add: () => place(freePlace(points)),
    move: (key: string, to: Place) =>
      form.change('points', (before) => before.map((point) => (point.key === key ? { ...point, ...to } : point))),
    open: setOpenKey,
    close,
    pick: (product: SimpleProduct) => {
      changed((before) => before.map((point) => (point.key === openKey ? { ...point, product } : point)));
      close();
    },
    remove,
  };
}
