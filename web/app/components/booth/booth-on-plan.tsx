import { boothText } from '@fairbridge/contract/exhibitor/booth-text.ts';
import type { Booth } from '@fairbridge/contract/exhibitor/exhibitor.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { BASE } from '../../i18n/address.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';
import { boothPath } from './booth-plate.tsx';

/** A booth in a small plan that leads to the map; nothing where the booth is not on the plan. */
export function BoothOnPlan({ booth }: { booth: Booth }) {
  const lang = useLang();
  const t = useTexts(uiTexts);
  return (
    <LocalLink to={boothPath(booth)}>
      <img
        src={`${BASE}/plans/${booth.floor}.svg${boothPath(booth).replace(/^[^?]*/, '')}&lang=${lang}`}
        alt={t('boothOnMap', { hall: inLang(booth.hall.name, lang), booth: boothText(booth) })}
        width={400}
        height={200}
        loading="lazy"
        className="aspect-[2/1] h-auto w-full object-cover"
        onError={({ currentTarget }) => {
          currentTarget.hidden = true;
        }}
      />
    </LocalLink>
  );
}
