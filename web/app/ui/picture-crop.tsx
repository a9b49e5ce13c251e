import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTexts } from '../i18n/lang.tsx';
import { pictureCropTexts } from './picture-crop.texts.ts';
import type { Area, OpenPicture, Size } from './picture-cut.ts';

const ZOOM_MAX = 4;
const ZOOM_STEP = 0.01;

/**
 * The part of a picture that is to be kept, in the shape of `min`: dragged, pinched, or moved by the arrow keys. One cannot zoom
 * further in than `min` pixels of the picture. Loaded lazily: few screens crop.
 */
export default function PictureCrop({
  picture: { bitmap, address },
  min,
  round = false,
  onArea,
}: {
  picture: OpenPicture;
  min: Size;
  /** Shown in a circle later on. */
  round?: boolean;
  /** The part as it stands, in pixels of the picture, after every change. */
  onArea: (area: Area) => void;
}) {
  const t = useTexts(pictureCropTexts);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const zoomMax = Math.max(1, Math.min(ZOOM_MAX, bitmap.width / min.width, bitmap.height / min.height));
  return (
    <>
      <p className="mb-3 text-soft">{t('how')}</p>
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
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_share, pixels) => onArea(pixels)}
        />
      </div>
      <label className="mt-3 flex min-h-8 items-center gap-4">
        <span className="shrink-0 font-semibold">{t('zoom')}</span>
        <input
          type="range"
          className="w-full accent-[var(--action)]"
          min={1}
          max={zoomMax}
          step={ZOOM_STEP}
          value={zoom}
          disabled={zoomMax === 1}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
    </>
  );
}
