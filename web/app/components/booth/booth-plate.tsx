import { boothText } from '@fairbridge/contract/exhibitor/booth-text.ts';
import type { Booth } from '@fairbridge/contract/exhibitor/exhibitor.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import type { CSSProperties } from 'react';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';

export type HallStyle = CSSProperties & Record<'--hall' | '--on-hall', string>;

/** Relative luminance of '#rrggbb' (WCAG 2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const styles = new Map<string, HallStyle>();

/** A hall's colour with lettering that can be read on it: white, or ink on a light one. */
export function hallStyle(colour: string): HallStyle {
  const known = styles.get(colour);
  if (known !== undefined) return known;
  const made: HallStyle = { '--hall': colour, '--on-hall': luminance(colour) > 0.18 ? '#16191a' : '#ffffff' };
  styles.set(colour, made);
  return made;
}

export const boothPath = ({ floor, hall, number }: Booth): string =>
  `/map/${floor}?${new URLSearchParams({ hall: hall.code, booth: number })}`;

/** The sign plate: the same wherever a booth is named; a tap opens the map there. */
export function BoothPlate({ booth, big = false }: { booth: Booth; big?: boolean }) {
  const lang = useLang();
  const t = useTexts(uiTexts);
  return (
    <LocalLink
      to={boothPath(booth)}
      className={big ? 'plate plate-big above' : 'plate above'}
      style={hallStyle(booth.hall.colour)}
      aria-label={t('boothOnMap', { hall: inLang(booth.hall.name, lang), booth: boothText(booth) })}
    >
      {booth.hall.code} {booth.floor}
      <span className="plate-dot">{' · '}</span>
      {booth.number}
    </LocalLink>
  );
}
