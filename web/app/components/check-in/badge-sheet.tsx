import {
  BADGE_PAPERS,
  type BadgeField,
  type BadgeLayoutForm,
  type BadgeSize,
  type PrintedBadge,
} from '@fairbridge/contract/check-in/badge-layout.shapes.ts';
import type { CSSProperties, ReactNode } from 'react';
import { BASE } from '../../i18n/address.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { useExhibition } from '../../site/site.ts';
import QrPicture from '../../ui/qr-picture.tsx';
import { badgeSheetTexts } from './badge-sheet.texts.ts';

export type BadgeOnSheet = Omit<PrintedBadge, 'prints'>;

/** Millimetres on A6; smaller papers are smaller in proportion. */
const TEXT: Record<BadgeSize, number> = { small: 4, medium: 6, large: 10 };
const PICTURE: Record<BadgeSize, number> = { small: 14, medium: 22, large: 34 };
const BIG: readonly BadgeField[] = ['name'];
const A6_AREA = BADGE_PAPERS.a6.width * BADGE_PAPERS.a6.height;

const mm = (length: number): string => `${length.toFixed(2)}mm`;
const both = ({ zh, en }: { zh: string; en: string }): string =>
  [zh, en].filter((side, at, sides) => side !== '' && sides.indexOf(side) === at).join(' ');

/** What one line of the badge says; null where the person left it empty. */
function useWords(badge: BadgeOnSheet): (field: BadgeField) => ReactNode {
  const t = useTexts(badgeSheetTexts);
  const exhibition = useExhibition();
  return (field) => {
    if (field === 'logo')
      return exhibition === null || exhibition.logo === '' ? null : (
        <img src={BASE + exhibition.logo} alt="" className="size-full object-contain" />
      );
    if (field === 'qr') return <QrPicture text={badge.qr} label={t('code')} />;
    if (field === 'fair') return both(badge.fair) || null;
    if (field === 'country') return both(badge.country) || null;
    if (field === 'kind') return t(badge.kind);
    return badge[field] || null;
  };
}

/** Visitors in the fair's colour, VIPs in its accent; the same on paper in every colour scheme. */
const BANDS = {
  visitor: { background: 'var(--fair-action)', color: '#fff' },
  vip: { background: 'var(--fair-accent)', color: '#1c1a14' },
} as const;

function Placed({
  field,
  size,
  scale,
  kind,
  children,
}: {
  field: BadgeField;
  size: BadgeSize;
  scale: number;
  kind: BadgeOnSheet['kind'];
  children: ReactNode;
}) {
  if (field === 'logo' || field === 'qr') {
    const side = mm(PICTURE[size] * scale);
    return <div style={{ width: side, height: side }}>{children}</div>;
  }
  const style: CSSProperties = { fontSize: mm(TEXT[size] * scale), lineHeight: 1.2 };
  if (field === 'kind')
    return (
      <p className="badge-band mt-auto w-full font-bold" style={{ ...style, ...BANDS[kind], padding: mm(2 * scale) }}>
        {children}
      </p>
    );
  return (
    <p className={`max-w-full wrap-anywhere ${BIG.includes(field) ? 'font-bold' : ''}`} style={style}>
      {children}
    </p>
  );
}

/** A badge on its paper, in the size in which it is printed: black on white in every colour scheme. */
export function BadgeSheet({ layout, badge }: { layout: BadgeLayoutForm; badge: BadgeOnSheet }) {
  const words = useWords(badge);
  const { width, height } = BADGE_PAPERS[layout.paper === 'a4' ? 'a6' : layout.paper];
  const scale = Math.sqrt((width * height) / A6_AREA);
  const isWide = width > height;
  const shown = layout.fields.flatMap((placed) => {
    const content = placed.shown ? words(placed.field) : null;
    return content === null ? [] : [{ ...placed, content }];
  });
  const draw = (fields: typeof shown) =>
    fields.map(({ field, size, content }) => (
      <Placed key={field} field={field} size={size} scale={scale} kind={badge.kind}>
        {content}
      </Placed>
    ));
  const beside = isWide ? shown.filter(({ field }) => field === 'qr' || field === 'logo') : [];
  const column: CSSProperties = { gap: mm(2 * scale), padding: mm(4 * scale) };
  return (
    <div
      className="badge-sheet flex overflow-hidden bg-white text-center text-black"
      style={{ width: mm(width), height: mm(height) }}
      translate="no"
    >
      <div className="flex min-w-0 flex-1 flex-col items-center" style={column}>
        {draw(shown.filter((placed) => !beside.includes(placed)))}
      </div>
      {beside.length > 0 && (
        <div className="flex flex-col items-center justify-center" style={column}>
          {draw(beside)}
        </div>
      )}
    </div>
  );
}
