import type { SimpleProduct } from '@fairbridge/contract/own-product/own-product.shapes.ts';
import { useEffect, useRef, useState } from 'react';
import { Says, useTexts } from '../../i18n/lang.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { exhibitPickerTexts } from './exhibit-picker.texts.ts';
import { useOwnExhibits } from './use-own-exhibits.ts';

/** Who else sees it, where not everybody does. */
export function RangeTag({ scope }: { scope: SimpleProduct['scope'] }) {
  const t = useTexts(exhibitPickerTexts);
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

type ChoicesProps = {
  /** By id. */
  chosen?: string | null;
  /** Why this one cannot be chosen; null where it can. */
  reasonAgainst?: (product: SimpleProduct) => string | null;
  onPick: (product: SimpleProduct) => void;
};

function Choice({ product, chosen, reasonAgainst, onPick }: { product: SimpleProduct } & ChoicesProps) {
  const t = useTexts(exhibitPickerTexts);
  const reason = reasonAgainst?.(product) ?? null;
  const isChosen = product.id === chosen;
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        className="flex w-full items-center gap-3 px-2 py-2 text-left hover:bg-tint aria-disabled:cursor-not-allowed aria-disabled:hover:bg-transparent"
        aria-pressed={isChosen}
        aria-disabled={reason !== null || undefined}
        onClick={() => reason === null && onPick(product)}
      >
        <ExhibitLines product={product} />
        {isChosen && <span className="tag shrink-0 border-action text-action">{t('chosen')}</span>}
        {reason !== null && <span className="shrink-0 text-sm text-soft">{reason}</span>}
      </button>
    </li>
  );
}

function Choices({ keyword, ...rest }: { keyword: string } & ChoicesProps) {
  const t = useTexts(exhibitPickerTexts);
  const { list, total, loading, failure, hasMore, more, retry, pageNum } = useOwnExhibits(keyword);
  if (failure !== '')
    return (
      <p className="note note-bad flex flex-wrap items-center gap-3" role="alert">
        {failure}
        <button type="button" className="link" onClick={retry}>
          {t('TryAgain')}
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

/** Chooses one of the company's exhibits, found by typing. `remove` stands beside Cancel. */
export function ExhibitPicker({
  title,
  remove,
  onClose,
  ...choice
}: ChoicesProps & { title: string; remove?: { label: string; onRemove: () => void }; onClose: () => void }) {
  const t = useTexts(exhibitPickerTexts);
  const [keyword, setKeyword] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // Once the dialog is open, which puts the focus elsewhere; but a phone's keyboard would cover the list.
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) input.current?.focus();
  }, []);
  return (
    <Dialog open wide onClose={onClose} title={title}>
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
      <div className="dialog-actions">
        {remove !== undefined && (
          <Button kind="bad" onClick={remove.onRemove}>
            {remove.label}
          </Button>
        )}
        <Button kind="quiet" className="ml-auto" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
