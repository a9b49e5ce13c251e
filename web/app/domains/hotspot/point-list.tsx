import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { ExhibitLines } from '../../components/own-product/exhibit-picker.tsx';
import { hotspotTexts } from './hotspot.texts.ts';
import { percent, type PointFormValues } from './scene-points.ts';

type ListProps = {
  points: readonly PointFormValues[];
  errors: Readonly<Record<string, string>>;
  onLit: (key: string | null) => void;
  onOpen: (key: string) => void;
  onRemove: (key: string) => void;
};

function Row({
  point,
  number,
  error,
  onOpen,
  onRemove,
}: {
  point: PointFormValues;
  number: number;
  error: string | undefined;
  onOpen: () => void;
  onRemove: () => void;
}) {
  const t = useTexts(hotspotTexts);
  const { product } = point;
  return (
    <>
      <div className="flex items-center gap-3">
        <span className="hotspot-number">{number}</span>
        {product === null ? (
          <span className="flex-1 text-soft">{t('noExhibit')}</span>
        ) : (
          <ExhibitLines product={product} />
        )}
      </div>
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-2 pl-9">
        <span className="num text-sm text-soft">{t('place', { x: percent(point.x), y: percent(point.y) })}</span>
        <span className="flex items-center gap-1">
          <Button
            small
            kind={product === null ? 'action' : 'quiet'}
            aria-label={t(product === null ? 'chooseFor' : 'changeFor', { number })}
            onClick={onOpen}
          >
            {t(product === null ? 'choose' : 'change')}
          </Button>
          <Button small kind="plain" aria-label={t('removePoint', { number })} title={t('Delete')} onClick={onRemove}>
            <Icon name="trash" size={18} />
          </Button>
        </span>
      </div>
      {error !== undefined && (
        <p className="field-error mt-1 pl-9" role="alert">
          {error}
        </p>
      )}
    </>
  );
}

/** The same hotspots in words, with the exhibits they lead to. */
export function PointList({ points, errors, onLit, onOpen, onRemove }: ListProps) {
  const t = useTexts(hotspotTexts);
  return (
    <ol aria-label={t('stepPoints')} className="grid">
      {points.map((point, at) => (
        <li key={point.key} data-field className="border-b border-line py-2.5">
          <div
            onPointerEnter={() => onLit(point.key)}
            onPointerLeave={() => onLit(null)}
            onFocus={() => onLit(point.key)}
            onBlur={() => onLit(null)}
          >
            <Row
              point={point}
              number={at + 1}
              error={errors[`points.${at}.productId`]}
              onOpen={() => onOpen(point.key)}
              onRemove={() => onRemove(point.key)}
            />
          </div>
        </li>
      ))}
    </ol>
  );
}
