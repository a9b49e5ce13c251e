import type { ProductDraft } from '@fairbridge/contract/own-product/product-draft.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay } from '../../i18n/numbers.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { ResourceColumn } from '../../ui/list/resource-list.tsx';
import { Picture } from '../../ui/picture.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { ownProductTexts } from '../../components/own-product/own-product.texts.ts';
import { ExhibitName } from './my-products-frame.tsx';

const READY = { icon: 'check', colour: 'text-good' } as const;

/** What most drafts lack: a word each, where a sentence in every row would be read by nobody. */
const SHORT = {
  pictures: 'lacksPictures',
  longPictures: 'lacksLong',
  categoryCode: 'lacksCategory',
  tags: 'lacksTags',
  scope: 'lacksScope',
} as const;
const isShort = (field: string): field is keyof typeof SHORT => Object.hasOwn(SHORT, field);

/** What keeps a draft from being published, and the way to complete it. */
function Missing({ draft }: { draft: ProductDraft }) {
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  const { faults } = draft;
  if (faults.length === 0) return <StatusBadge look={READY} word={t('draftReady')} />;
  const lacking = faults.flatMap(({ field }) => (isShort(field) ? [t(SHORT[field])] : []));
  const others = faults.flatMap(({ field, message }) => (isShort(field) ? [] : [message]));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <ul className="grid gap-1 text-sm">
        {lacking.length > 0 && <li>{t('draftLacks', { what: lacking.join(lang === 'zh' ? '、' : ', ') })}</li>}
        {others.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      <ButtonLink
        to={completing(draft)}
        kind="quiet"
        small
        aria-label={`${t('complete')}: ${inLang(draft.name, lang)}`}
      >
        {t('complete')}
      </ButtonLink>
    </div>
  );
}

/** The form that completes a draft and publishes it. */
export const completing = ({ id }: Pick<ProductDraft, 'id'>): string => `/add-exhibit?draft=${id}`;

export function useDraftColumns(): readonly ResourceColumn<ProductDraft>[] {
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  return [
    {
      key: 'name',
      label: t('name'),
      main: true,
      cell: (row) => (
        <div className="flex gap-3">
          <Picture
            address={row.cover ?? ''}
            alt=""
            sizes="64px"
            width={56}
            height={56}
            className="size-14 shrink-0 rounded-sign object-cover"
          />
          <ExhibitName
            name={row.name}
            to={completing(row)}
            facts={[row.strength, row.articleNumber]}
            category={row.category}
          />
        </div>
      ),
    },
    { key: 'missing', label: t('missing'), cell: (row) => <Missing draft={row} /> },
    {
      key: 'updated',
      label: t('updated'),
      cell: (row) => <span className="num text-sm md:whitespace-nowrap">{beijingDay(row.updatedAt, lang)}</span>,
    },
  ];
}
