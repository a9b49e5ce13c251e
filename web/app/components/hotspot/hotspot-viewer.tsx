import type { Scene } from '@fairbridge/contract/hotspot/hotspot.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useEffect, useEffectEvent, useId, useState, type CSSProperties } from 'react';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { track } from '../../tracking/track.ts';
import { productPath } from '../product/product-card.tsx';
import { spread } from './spread.ts';
import { hotspotViewerTexts } from './hotspot-viewer.texts.ts';

type Point = Scene['points'][number];

/** Widths in pixels that the picture has at least, below and from 640 pixels of the window. */
const [NARROW, WIDE] = [320, 600];

/** Above or below its point, and towards the middle of the picture, so that it stays in sight. */
function sideOf({ x, y }: Point): string {
  const across = x < 300 ? 'hotspot-card-right' : x > 700 ? 'hotspot-card-left' : 'hotspot-card-middle';
  return `hotspot-card ${y > 500 ? 'hotspot-card-above' : ''} ${across}`;
}

function ProductLines({ product }: { product: Point['product'] }) {
  return (
    <>
      <Picture
        address={product.cover}
        alt=""
        sizes="56px"
        width={56}
        height={56}
        className="size-14 shrink-0 rounded-sign object-cover"
      />
      <span className="grid min-w-0 gap-0.5">
        <span className="clamp-2 leading-snug font-semibold">
          <Says text={product.name} />
        </span>
        {product.strength !== '' && <span className="num text-sm text-soft">{product.strength}</span>}
      </span>
    </>
  );
}

/** One number on the picture. Its card opens by pointer, tap and focus, and stays while one is in it (WCAG 1.4.13). */
function Spot({
  point,
  place,
  number,
  open,
  lit,
  onOpen,
}: {
  point: Point;
  place: CSSProperties;
  number: number;
  open: boolean;
  lit: boolean;
  onOpen: (open: boolean) => void;
}) {
  const t = useTexts(hotspotViewerTexts);
  const lang = useLang();
  const id = useId();
  return (
    <div
      className={`hotspot-place absolute ${open ? 'z-20' : ''}`}
      style={place}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onOpen(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onOpen(false)}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || onOpen(false)}
    >
      <button
        type="button"
        className={`hotspot ${open || lit ? 'hotspot-lit' : ''}`}
        aria-label={t('point', { number, name: inLang(point.product.name, lang) })}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onFocus={() => onOpen(true)}
        onClick={() => onOpen(true)}
      >
        {number}
      </button>
      {open && (
        <div id={id} className={sideOf(point)}>
          <LocalLink to={productPath(point.product.id)} className="hotspot-card-link card">
            <span className="flex gap-3">
              <ProductLines product={point.product} />
            </span>
            <span className="link mt-2 inline-flex items-center gap-1.5 text-sm font-semibold">
              {t('view')}
              <Icon name="arrow" size={16} />
            </span>
          </LocalLink>
        </div>
      )}
    </div>
  );
}

/** The same exhibits in words, for whoever reads lists. */
function SpotList({ points, onLit }: { points: readonly Point[]; onLit: (at: number | null) => void }) {
  const t = useTexts(hotspotViewerTexts);
  return (
    <ol aria-label={t('inPicture')} className="grid content-start gap-x-6 sm:grid-cols-2 lg:grid-cols-1">
      {points.map(({ product }, at) => (
        <li key={product.id} className="border-b border-line">
          <LocalLink
            to={productPath(product.id)}
            className="flex items-center gap-3 py-2 hover:text-action"
            onPointerEnter={() => onLit(at)}
            onPointerLeave={() => onLit(null)}
            onFocus={() => onLit(at)}
            onBlur={() => onLit(null)}
          >
            <span className="hotspot-number">{at + 1}</span>
            <ProductLines product={product} />
          </LocalLink>
        </li>
      ))}
    </ol>
  );
}

/** Also for a card that only the pointer has opened. */
function useEscape(active: boolean, close: () => void): void {
  const act = useEffectEvent(close);
  useEffect(() => {
    if (!active) return;
    const listen = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') act();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [active]);
}

/** Where the numbers stand, on a phone's picture and on a wider one: names of the style sheet's own. */
function placesOf({ picture, points }: Scene): CSSProperties[] {
  const ratio = picture.height / picture.width;
  const [narrow, wide] = [spread(points, ratio, NARROW), spread(points, ratio, WIDE)];
  const percent = (thousandths: number): string => `${(thousandths / 10).toFixed(2)}%`;
  return points.map((point, at) => {
    const [small, large] = [narrow[at] ?? point, wide[at] ?? point];
    const style: Record<`--${string}`, string> = {
      '--small-x': percent(small.x),
      '--small-y': percent(small.y),
      '--large-x': percent(large.x),
      '--large-y': percent(large.y),
    };
    return style;
  });
}

function SceneView({ scene }: { scene: Scene }) {
  const lang = useLang();
  const [open, setOpen] = useState<number | null>(null);
  const [lit, setLit] = useState<number | null>(null);
  const { picture, points } = scene;
  useEscape(open !== null, () => setOpen(null));
  const places = placesOf(scene);
  return (
    <div className="grid gap-x-8 gap-y-3 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="relative self-start" role="group" aria-label={inLang(scene.name, lang)}>
        <Picture
          address={picture.address}
          alt=""
          sizes="(max-width: 1024px) 100vw, 920px"
          width={picture.width}
          height={picture.height}
          className="h-auto w-full rounded bg-[var(--stage)]"
        />
        {points.map((point, at) => (
          <Spot
            key={point.product.id}
            point={point}
            place={places[at] ?? {}}
            number={at + 1}
            open={open === at}
            lit={lit === at}
            onOpen={(opened) => {
              if (opened && open !== at) track('001032002', scene.id);
              setOpen((before) => (opened ? at : before === at ? null : before));
            }}
          />
        ))}
      </div>
      <SpotList points={points} onLit={setLit} />
    </div>
  );
}

function SceneChoice({
  scenes,
  chosen,
  onChoose,
}: {
  scenes: readonly Scene[];
  chosen: string;
  onChoose: (id: string) => void;
}) {
  const t = useTexts(hotspotViewerTexts);
  return (
    <ul aria-label={t('scenes')} className="mt-4 flex flex-wrap gap-3">
      {scenes.map(({ id, name, picture }) => (
        <li key={id} className="w-36 sm:w-44">
          <button
            type="button"
            className={`block w-full overflow-hidden rounded border-2 bg-card text-left ${id === chosen ? 'border-action' : 'border-line hover:border-action'}`}
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
          >
            <Picture
              address={picture.address}
              alt=""
              sizes="176px"
              width={176}
              height={99}
              className="aspect-video w-full object-cover"
            />
            <span className={`block truncate px-2 py-1 text-sm ${id === chosen ? 'font-semibold' : ''}`}>
              <Says text={name} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** An exhibitor's showcases: one at a time, the recommended one first; exhibits stand where the picture shows them. */
export function HotspotViewer({ scenes }: { scenes: readonly Scene[] }) {
  const t = useTexts(hotspotViewerTexts);
  const [wanted, setWanted] = useState('');
  const scene = scenes.find(({ id }) => id === wanted) ?? scenes[0];
  if (scene === undefined) return null;
  return (
    <section className="mt-14" aria-labelledby="showcases">
      <h2 id="showcases" className="text-xl md:text-2xl">
        {t('title')}
      </h2>
      <p className="mt-1 mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">
          <Says text={scene.name} />
        </span>
        {scene.recommended && <span className="tag">{t('recommended')}</span>}
        <span className="text-soft">{t('lead')}</span>
      </p>
      <SceneView key={scene.id} scene={scene} />
      {scenes.length > 1 && (
        <SceneChoice
          scenes={scenes}
          chosen={scene.id}
          onChoose={(id) => {
            track('001032002', id);
            setWanted(id);
          }}
        />
      )}
    </section>
  );
}
