import type { Partner } from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Picture } from '../../ui/picture.tsx';
import { partnerTexts } from './partner.texts.ts';

/** What a company shows its partners of its products; nothing where it shows nothing. */
export function ProductImage({
  picture,
  name,
  className = '',
}: {
  picture: Partner['productImage'];
  /** Of the company. */
  name: string;
  className?: string;
}) {
  const t = useTexts(partnerTexts);
  if (picture === null) return null;
  return (
    <Picture
      address={picture.address}
      alt={t('productImage', { name })}
      sizes="96px"
      width={96}
      height={96}
      className={`size-24 shrink-0 rounded-sign bg-[var(--stage)] object-cover ${className}`}
    />
  );
}
