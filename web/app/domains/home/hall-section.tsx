import type { Hall } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import type { CSSProperties } from 'react';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { hallStyle, type HallStyle } from '../../components/booth/booth-plate.tsx';
import { homeTexts } from '../../components/home/home.texts.ts';

/** Floors from the roof down, as one sees the house (specification, section 2); others follow by name. */
const FLOORS = ['7F', '3F', 'M2', '2F', '1F', 'B1F'];
const GROUND = '1F';

const rank = (floor: string): number => {
  const at = FLOORS.indexOf(floor);
  return at < 0 ? FLOORS.length : at;
};

/** The halls of each floor, top floor first. */
export function storeys(halls: readonly Hall[]): { floor: string; halls: readonly Hall[] }[] {
  const floors = [...new Set(halls.map(({ floor }) => floor))].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
  return floors.map((floor) => ({ floor, halls: halls.filter((hall) => hall.floor === floor) }));
}

type BlockStyle = HallStyle & Record<'--full', string>;

/** `full`: how many exhibitors it has of those in the fullest hall; the fuller the taller. */
function HallBlock({ hall, full }: { hall: Hall; full: number }) {
  const t = useTexts(homeTexts);
  const lang = useLang();
  const style: BlockStyle = { ...hallStyle(hall.colour), '--full': full.toFixed(2) };
  return (
    <LocalLink
      to={`/find/actor?hall=${encodeURIComponent(hall.code)}`}
      className="hall-block"
      style={{ ...style, flexGrow: Math.max(10, hall.exhibitors) }}
    >
      <span className="font-bold">
        <Says text={hall.name} />
      </span>
      <span className="num text-sm">
        {number(hall.exhibitors, lang)}
        <span className="sr-only"> {t('hallExhibitors')}</span>
      </span>
    </LocalLink>
  );
}

const total = ({ halls }: { halls: readonly Hall[] }): number => halls.reduce((sum, hall) => sum + hall.exhibitors, 0);

/** How much of the widest storey's width one takes; a small storey still has room for its names. */
function shareStyle(share: number): CSSProperties & Record<'--share', string> {
  return { '--share': `${Math.round(30 + 70 * share)}%` };
}

/** The sand-table of the home page: the floors of the venue above one another, each hall a block in its colour, as wide and tall as it has exhibitors. */
export function HallSection({ halls }: { halls: readonly Hall[] }) {
  const t = useTexts(homeTexts);
  // one that is no longer offered stays while exhibitors stand in it
  const floors = storeys(halls.filter(({ retired, exhibitors }) => retired !== true || exhibitors > 0));
  const fullest = Math.max(1, ...halls.map(({ exhibitors }) => exhibitors));
  const widest = Math.max(1, ...floors.map(total));
  return (
    <div className="hall-section">
      {floors.map(({ floor, halls: here }) => (
        <div key={floor} className={floor === GROUND ? 'storey storey-ground' : 'storey'}>
          <LocalLink
            to={`/map/${encodeURIComponent(floor)}`}
            className="storey-floor num link w-11 shrink-0 py-2 text-right font-bold"
            aria-label={t('floorMap', { floor })}
          >
            {floor}
          </LocalLink>
          <div className="storey-halls" style={shareStyle(total({ halls: here }) / widest)}>
            {here.map((hall) => (
              <HallBlock key={hall.code} hall={hall} full={hall.exhibitors / fullest} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
