import { INQUIRY_DOCUMENTS, SAMPLE_PERMITS } from '@fairbridge/contract/inquiry/inquiry.words.ts';
import type { InquiryAnswer, InquiryWords } from '@fairbridge/contract/inquiry/inquiry.shapes.ts';
import { priceText } from '@fairbridge/contract/product/price.ts';
import { quantityText } from '@fairbridge/contract/product/units.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Facts } from '../../ui/facts.tsx';
import { inquiryTexts } from './inquiry.texts.ts';

const regions = {
  zh: new Intl.DisplayNames('zh-CN', { type: 'region' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
};

function sampleText(sample: NonNullable<InquiryWords['sample']>, wanted: string, lang: Lang): string {
  const { crop, pest, season, permit } = sample;
  const parts = [crop, pest, season, permit === null ? '' : inLang(SAMPLE_PERMITS[permit], lang)].filter(Boolean);
  return parts.length === 0 ? wanted : parts.join(' · ');
}

/** All that a buyer wrote; what was left open is left out. */
export function InquiryFacts({ words }: { words: InquiryWords & { answers: readonly InquiryAnswer[] } }) {
  const t = useTexts(inquiryTexts);
  const lang = useLang();
  const { wanted, destination, documents, targetPrice, incoterm, port, sample } = words;
  return (
    <Facts
      rows={[
        [
          t('asked'),
          <span key="question" className="whitespace-pre-line">
            {words.question}
          </span>,
        ],
        [t('quantity'), wanted === null ? null : quantityText(wanted.quantity, wanted.unit, lang)],
        [t('destination'), destination === null ? null : (regions[lang].of(destination) ?? destination)],
        [t('targetPrice'), targetPrice === null ? null : priceText(targetPrice, lang)],
        [t('incoterm'), [incoterm ?? '', port].filter(Boolean).join(' ')],
        [
          t('documents'),
          documents.map((one) => inLang(INQUIRY_DOCUMENTS[one], lang)).join(lang === 'zh' ? '、' : ', '),
        ],
        [t('sample'), sample === null ? null : sampleText(sample, t('sampleWanted'), lang)],
        ...words.answers.map(({ question, answer }) => [inLang(question, lang), answer] as const),
      ]}
    />
  );
}
