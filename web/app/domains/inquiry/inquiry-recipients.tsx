import type { InquiryRecipient } from '@fairbridge/contract/inquiry/inquiry.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { inquiryTexts } from '../../components/inquiry/inquiry.texts.ts';
import { Icon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { inquireTexts } from './inquire.texts.ts';

/** Who gets it and about what; each can be taken off. */
export function InquiryRecipients({
  list,
  count,
  onRemove,
}: {
  list: readonly InquiryRecipient[];
  /** How many of them it really goes to. */
  count: number;
  onRemove: (recipient: InquiryRecipient) => void;
}) {
  const t = useTexts(inquireTexts);
  const of = useTexts(inquiryTexts);
  const lang = useLang();
  return (
    <section className="card p-5" aria-labelledby="recipients">
      <h2 id="recipients" className="num text-lg" aria-live="polite">
        {t('recipients', { count })}
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {list.map((recipient) => (
          <li key={recipient.exhibitor.id} className="flex items-start gap-3 py-3">
            <Picture
              address={recipient.exhibitor.logo}
              alt=""
              sizes="40px"
              width={40}
              height={40}
              className="size-10 shrink-0 rounded-sign object-cover"
            />
            <div className="min-w-0 flex-1">
              <p className="font-semibold">
                <Says text={recipient.exhibitor.name} />
              </p>
              {recipient.products.length === 0 && <p className="text-sm text-soft">{of('booth')}</p>}
              {recipient.products.map(({ id, name, strength, closed }) => (
                <p key={id} className="text-sm text-soft">
                  <Says text={name} /> {strength}
                  {closed && <span className="block text-bad">{t('closed')}</span>}
                </p>
              ))}
            </div>
            <button
              type="button"
              className="grid size-9 shrink-0 place-items-center"
              aria-label={t('RemoveOf', { name: inLang(recipient.exhibitor.name, lang) })}
              onClick={() => onRemove(recipient)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
