import { useId } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTexts } from '../i18n/lang.tsx';
import { RadioGroup } from './field.tsx';
import { pictureCropTexts } from './picture-crop.texts.ts';
import { canFill, type Area, type MarginColour, type Size } from './picture-size.ts';

const ZOOM_MAX = 4;
const STEP = 0.01;
/** A picture smaller than this in its frame would be lost there. */
const SHARE_MIN = 0.4;
/** What one sees through: the squares that drawing programs show. */
const SQUARES = 'repeating-conic-gradient(#d7dad8 0 25%, #fff 0 50%) 50% / 16px 16px';

/** How one picture is to be placed, as it stands in the dialog. */
export type Placing = {
  way: 'fill' | 'margin';
  /** What is cut out, in pixels of the picture. */
  area: Area;
  crop: { x: number; y: number };
  zoom: number;
  share: number;
  colour: MarginColour;
};

type PlacingProps = {
  /** Shows the picture. */
  address: string;
  size: Size;
  min: Size;
  /** Shown in a circle later on. */
  round: boolean;
  placing: Placing;
  onChange: (part: Partial<Placing>) => void;
};

function Slider({
  label,
  value,
  min,
  max,
  onChange,
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}) {
  return (
    <label className="flex min-h-8 items-center gap-4">
      <span className="shrink-0 font-semibold">{label}</span>
      <input
        type="range"
        className="w-full accent-[var(--action)]"
        min={min}
        max={max}
        step={STEP}
        value={value}
        disabled={min === max}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </label>
  );
}

/** One cannot zoom further in than `min` pixels of the picture. */
function Filled({ address, size, min, round, placing: { crop, zoom }, onChange }: PlacingProps) {
  const t = useTexts(pictureCropTexts);
  const zoomMax = Math.max(1, Math.min(ZOOM_MAX, size.width / min.width, size.height / min.height));
  return (
    <>
      <div className="relative h-72 overflow-hidden rounded-sign bg-[var(--stage)]">
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          aspect={min.width / min.height}
          minZoom={1}
          maxZoom={zoomMax}
          showGrid={false}
          cropShape={round ? 'round' : 'rect'}
          objectFit="contain"
          disableAutomaticStylesInjection
          cropperProps={{ role: 'group', 'aria-label': t('area') }}
          mediaProps={{ alt: '' }}
          onCropChange={(next) => onChange({ crop: next })}
          onZoomChange={(next) => onChange({ zoom: next })}
          onCropAreaChange={(part) =>
            onChange({
              area: {
                x: (part.x / 100) * size.width,
                y: (part.y / 100) * size.height,
                width: (part.width / 100) * size.width,
                height: (part.height / 100) * size.height,
              },
            })
          }
        />
      </div>
      <Slider label={t('zoom')} value={zoom} min={1} max={zoomMax} onChange={(next) => onChange({ zoom: next })} />
    </>
  );
}

/** The whole picture in its frame, and what is around it. */
function Framed({ address, min, round, placing: { share, colour }, onChange }: PlacingProps) {
  const t = useTexts(pictureCropTexts);
  const name = useId();
  const ratio = min.width / min.height;
  return (
    <>
      <div className="grid h-72 place-items-center overflow-hidden rounded-sign bg-[var(--stage)] p-2">
        <div
          className={`grid place-items-center overflow-hidden border border-line ${round ? 'rounded-full' : ''}`}
          style={{
            aspectRatio: ratio,
            width: `min(100%, calc(17rem * ${ratio}))`,
            background: colour === 'white' ? '#fff' : SQUARES,
          }}
        >
          <img
            src={address}
            alt=""
            className="object-contain"
            style={{ width: `${share * 100}%`, height: `${share * 100}%` }}
          />
        </div>
      </div>
      <Slider label={t('share')} value={share} min={SHARE_MIN} max={1} onChange={(next) => onChange({ share: next })} />
      <RadioGroup
        label={t('colour')}
        name={name}
        options={(['white', 'clear'] as const).map((value) => ({ value, label: t(value) }))}
        value={colour}
        onChange={(value) => onChange({ colour: value === 'clear' ? 'clear' : 'white' })}
      />
    </>
  );
}

/**
 * How one picture comes into the shape of `min`: cut, by dragging, pinching or the arrow keys; or whole, with a margin. Loaded lazily: few
 * screens need it.
 */
export default function PictureCrop(props: PlacingProps) {
  const { size, min, placing, onChange } = props;
  const t = useTexts(pictureCropTexts);
  const name = useId();
  const mayFill = canFill(size, min);
  return (
    <div className="grid gap-3">
      {mayFill ? (
        <RadioGroup
          label={t('way')}
          name={name}
          options={(['fill', 'margin'] as const).map((value) => ({ value, label: t(value) }))}
          value={placing.way}
          onChange={(value) => onChange({ way: value === 'margin' ? 'margin' : 'fill' })}
        />
      ) : (
        <p className="note num">{t('tooSmall', { width: min.width, height: min.height })}</p>
      )}
      <p className="text-soft">{t(placing.way === 'fill' ? 'how' : 'howMargin')}</p>
      {placing.way === 'fill' ? <Filled {...props} /> : <Framed {...props} />}
    </div>
  );
}
