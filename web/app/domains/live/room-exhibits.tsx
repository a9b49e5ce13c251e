import type { ProductCard } from '@fairbridge/contract/product/product.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { localHref } from '../../i18n/address.ts';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { inquirePath } from '../../components/inquiry/inquire-path.ts';
import { askTexts } from '../../components/inquiry/ask.texts.ts';
import { productPath } from '../../components/product/product-card.tsx';
import { useUser } from '../../session/session.ts';
import { Picture } from '../../ui/picture.tsx';
import { liveRoomTexts } from './live-room.texts.ts';

/** To the pages of an exhibit, beside the room: whoever watches goes on watching. */
function OutLink({
  to,
  className,
  children,
  label,
}: {
  to: string;
  className: string;
  children: React.ReactNode;
  label?: string;
}) {
  const t = useTexts(liveRoomTexts);
  const lang = useLang();
  return (
    <a href={localHref(lang, to)} target="_blank" rel="noopener" className={className} aria-label={label}>
      {children}
      {label === undefined && <span className="sr-only">{t('newTab')}</span>}
    </a>
  );
}

function Acts({ product }: { product: ProductCard }) {
  const t = useTexts(liveRoomTexts);
  const ask = useTexts(askTexts);
  const lang = useLang();
  const user = useUser();
  // neither exhibitors nor the organizer buy anything
  if (user !== null && user.subjectType !== 'VISITOR') return null;
  const name = inLang(product.name, lang);
  return (
    <span className="flex flex-wrap gap-2">
      <OutLink to={inquirePath({ products: [product.id] })} className="button button-quiet button-small">
        {ask('ask')}
      </OutLink>
      <OutLink
        to={`${productPath(product.id)}#order`}
        className="button button-accent button-small"
        label={`${t('orderOf', { name })} ${t('newTab')}`}
      >
        {t('order')}
      </OutLink>
    </span>
  );
}

/** One exhibit of a live, with the way to its page, to an inquiry and to an intent order. */
export function RoomExhibit({ product, isPinned }: { product: ProductCard; isPinned: boolean }) {
  const t = useTexts(liveRoomTexts);
  return (
    <div className="flex gap-3" data-pinned={isPinned || undefined}>
      <Picture
        address={product.cover}
        alt=""
        sizes="80px"
        width={80}
        height={80}
        className="size-20 shrink-0 rounded-sign bg-[var(--stage)] object-cover"
      />
      <div className="grid min-w-0 flex-1 content-start gap-1">
        {isPinned && (
          <p>
            <span className="rounded-sign bg-accent px-1.5 py-0.5 text-sm font-semibold text-on-accent">
              {t('pinned')}
            </span>
          </p>
        )}
        <p className="clamp-2 leading-snug font-semibold">
          <OutLink to={productPath(product.id)} className="hover:text-action hover:underline">
            <Says text={product.name} />
          </OutLink>
        </p>
        {product.strength !== '' && <p className="num text-sm text-soft">{product.strength}</p>}
        <Acts product={product} />
      </div>
    </div>
  );
}

/** The exhibits of a live, the pinned one first. */
export function RoomExhibits({ products, pinned }: { products: readonly ProductCard[]; pinned: string | null }) {
  const t = useTexts(liveRoomTexts);
  if (products.length === 0) return <p className="p-6 text-center text-soft">{t('noExhibits')}</p>;
  const ordered = products.toSorted((a, b) => Number(b.id === pinned) - Number(a.id === pinned));
  return (
    <ul className="grid">
      {ordered.map((product) => (
        <li
          key={product.id}
          className={`border-b border-line p-3 last:border-b-0 ${product.id === pinned ? 'bg-tint' : ''}`}
        >
          <RoomExhibit product={product} isPinned={product.id === pinned} />
        </li>
      ))}
    </ul>
  );
}
