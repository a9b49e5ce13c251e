import type { Badge, Voucher } from '@fairbridge/contract/voucher/voucher.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { daySpan } from '../../i18n/numbers.ts';
import QrPicture from '../../ui/qr-picture.tsx';
import { voucherTexts } from './voucher.texts.ts';

/** The badge as a phone shows it at the door: the code large, dark on white in every light. */
export function BadgeCard({ badge, fair }: { badge: Badge; fair: Voucher['fair'] }) {
  const t = useTexts(voucherTexts);
  const lang = useLang();
  const vip = badge.kind === 'vip';
  return (
    <article className="overflow-hidden rounded-lg border border-line bg-card shadow-lg" aria-label={t('title')}>
      <header className="on-band flex items-center justify-between gap-4 bg-band px-5 py-3 text-on-band">
        <p className="leading-tight font-bold">{inLang(fair.name, lang)}</p>
        <p
          className={`shrink-0 rounded-sign px-2.5 py-0.5 font-bold ${vip ? 'bg-accent text-on-accent' : 'border border-current'}`}
        >
          {t(badge.kind)}
        </p>
      </header>
      <div className="px-5 pt-5 pb-4 text-center">
        <p className="text-3xl leading-tight font-bold break-words">{badge.name}</p>
        {badge.position !== '' && <p className="mt-1.5 text-soft">{badge.position}</p>}
        <p className="mt-1 text-lg break-words">{badge.company}</p>
        <p className="text-soft">{inLang(badge.country, lang)}</p>
      </div>
      <div className="bg-white px-5 py-4">
        <div className="mx-auto aspect-square w-full max-w-80">
          <QrPicture text={badge.qr} label={t('code')} />
        </div>
        <p className="num text-center text-lg tracking-wide text-black">
          {t('number')} {badge.number}
        </p>
      </div>
      <dl className="grid gap-1 border-t border-line px-5 py-4 text-sm">
        <div className="flex gap-3">
          <dt className="w-20 shrink-0 text-soft">{t('dates')}</dt>
          <dd className="num">{daySpan(fair.startsOn, fair.endsOn, lang)}</dd>
        </div>
        <div className="flex gap-3">
          <dt className="w-20 shrink-0 text-soft">{t('venue')}</dt>
          <dd>
            {inLang(fair.venue, lang)} · {inLang(fair.city, lang)}
          </dd>
        </div>
      </dl>
    </article>
  );
}
