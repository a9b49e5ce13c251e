import type { SimpleProduct } from '@fairbridge/contract/own-product/own-product.shapes.ts';
import { useEffect, useRef, useState } from 'react';
import { Says, useTexts } from '../../i18n/lang.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { hotspotTexts } from './hotspot.texts.ts';
import { useOwnExhibits } from './use-own-exhibits.ts';

/** Who else sees it, where not everybody does. */
export function RangeTag({ scope }: { scope: SimpleProduct['scope'] }) {
  const t = useTexts(hotspotTexts);
  return scope === 0 ? null : <span className="tag">{t(`scope${scope}`)}</span>;
}

export function ExhibitLines({ product }: { product: SimpleProduct }) {
  return (
    <>
      <Picture
        address={product.cover}
        alt=""
        sizes="48px"
        width={48}
        height={48}
        className="size-12 shrink-0 rounded-sign object-cover"
      />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="clamp-2 leading-snug font-semibold">
          <Says text={product.name} />
        </span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {product.strength !== '' && <span className="num text-sm text-soft">{product.strength}</span>}
          <RangeTag scope={product.scope} />
        </span>
      </span>
    </>
  );
}

type PickerProps = {
  /** The hotspot's number, from 1. */
  number: number;
  chosen: string | null;
  /** The numbers of other hotspots by the exhibits they lead to. */
  used: ReadonlyMap<string, number>;
  onPick: (product: SimpleProduct) => void;
  onRemove: () => void;
  onClose: () => void;
};

function Choice({
  product,
  chosen,
  used,
  onPick,
}: { product: SimpleProduct } & Omit<PickerProps, 'onRemove' | 'onClose' | 'number'>) {
  const t = useTexts(hotspotTexts);
  const elsewhere = used.get(product.id);
  const isChosen = product.id === chosen;
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        className="flex w-full items-center gap-3 px-2 py-2 text-left hover:bg-tint aria-disabled:cursor-not-allowed aria-disabled:hover:bg-transparent"
        aria-pressed={isChosen}
        aria-disabled={elsewhere !== undefined || undefined}
        onClick={() => elsewhere === undefined && onPick(product)}
      >
        <ExhibitLines product={product} />
        {isChosen && <span className="tag shrink-0 border-action text-action">{t('chosen')}</span>}
        {elsewhere !== undefined && (
          <span className="shrink-0 text-sm text-soft">{t('used', { number: elsewhere })}</span>
        )}
      </button>
    </li>
  );
}

function Choices({ keyword, ...rest }: { keyword: string } & Omit<PickerProps, 'onRemove' | 'onClose' | 'number'>) {
  const t = useTexts(hotspotTexts);
  const { list, total, loading, failure, hasMore, more, retry, pageNum } = useOwnExhibits(keyword);
  if (failure !== '')
    return (
      <p className="note note-bad flex flex-wrap items-center gap-3" role="alert">
        {failure}
        <button type="button" className="link" onClick={retry}>
          {t('retry')}
        </button>
      </p>
    );
  if (pageNum === 0)
    return (
      <div className="grid gap-2" aria-busy="true">
        {[1, 2, 3, 4].map((at) => (
          <SkeletonLine key={at} className="h-14" />
        ))}
      </div>
    );
  if (total === 0 && !loading)
    return keyword === '' ? (
      <div className="py-6 text-center">
        <p className="mb-4">{t('noExhibits')}</p>
        <ButtonLink to="/add-exhibit" kind="quiet">
          {t('addExhibit')}
        </ButtonLink>
      </div>
    ) : (
      <p className="py-6 text-center text-soft">{t('nothing')}</p>
    );
  return (
    <ul
      aria-label={t('exhibits')}
      aria-busy={loading}
      className={`max-h-[min(24rem,50dvh)] overflow-auto rounded border border-line ${loading ? 'opacity-60' : ''}`}
    >
      {list.map((product) => (
        <Choice key={product.id} product={product} {...rest} />
      ))}
      {hasMore && (
        <li className="p-2 text-center">
          <Button small kind="quiet" busy={loading} onClick={more}>
            {t('more')}
          </Button>
        </li>
      )}
    </ul>
  );
}

/** Which exhibit a hotspot leads to: one's own, found by typing. An exhibit has one hotspot at most. */
export function ExhibitPicker({ number, onRemove, onClose, ...choice }: PickerProps) {
  const t = useTexts(hotspotTexts);
  const [keyword, setKeyword] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // Once the dialog is open, which puts the focus elsewhere; but a phone's keyboard would cover the list.
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) input.current?.focus();
  }, []);
  return (
    <Dialog open wide onClose={onClose} title={t('pickTitle', { number })}>
      <input
        type="search"
        className="input"
        ref={input}
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={200}
        value={keyword}
        onChange={(event) => setKeyword(event.target.value)}
      />
      {/* as high as its longest list: a dialog that shrinks under the pointer is closed by the press meant for its button */}
      <div className="mt-3 min-h-[min(24rem,50dvh)]">
        <Choices keyword={keyword.trim()} {...choice} />
      </div>
      <div className="dialog-actions justify-between">
        <Button kind="bad" onClick={onRemove}>
          {t('removeThis')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
