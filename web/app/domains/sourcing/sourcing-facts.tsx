import { INQUIRY_DOCUMENTS } from '@fairbridge/contract/inquiry/inquiry.words.ts';
import { priceText } from '@fairbridge/contract/product/price.ts';
import { quantityText } from '@fairbridge/contract/product/units.ts';
import { termsText } from '@fairbridge/contract/quote/quote.text.ts';
import type { OpenSourcing, SourcingLine } from '@fairbridge/contract/sourcing/sourcing.shapes.ts';
import { REGISTRATION_NEEDS } from '@fairbridge/contract/sourcing/sourcing.words.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import type { ReactNode } from 'react';
import { countryName } from '../../i18n/countries.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay } from '../../i18n/numbers.ts';
import { Facts } from '../../ui/facts.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { sourcingFileTexts } from './sourcing-file.texts.ts';
import { SourcingFiles } from './sourcing-files.tsx';
import { goodsText } from './sourcing-goods.ts';
import { sourcingLineTexts } from './sourcing-line.texts.ts';

const listed = (parts: readonly string[], lang: Lang): string => parts.join(lang === 'zh' ? '、' : ', ');

/** One good that is wanted, with all that is said of it. */
export function SourcingLineFacts({
  line,
  number,
  children,
}: {
  line: SourcingLine;
  number: number;
  children?: ReactNode;
}) {
  const t = useTexts(sourcingLineTexts);
  const lang = useLang();
  const { wanted, category, ingredients, name, targetPrice, registration } = line;
  const title = goodsText(line, lang);
  return (
    <article className="card p-5" aria-label={title}>
      <p className="text-sm text-soft">{t('line', { number })}</p>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="num text-lg">{title}</h3>
        <p className="num text-lg font-semibold">{quantityText(wanted.quantity, wanted.unit, lang)}</p>
      </div>
      <Facts
        values="num"
        rows={[
          [t('name'), ingredients.length > 0 ? name : ''],
          [t('category'), category === null ? '' : inLang(category.name, lang)],
          [t('packing'), line.packing],
          [t('destination'), countryName(line.destination ?? '', lang)],
          [t('terms'), termsText(line)],
          [t('registration'), registration === null ? '' : inLang(REGISTRATION_NEEDS[registration], lang)],
          [
            t('documents'),
            listed(
              line.documents.map((one) => inLang(INQUIRY_DOCUMENTS[one], lang)),
              lang,
            ),
          ],
          [t('targetPrice'), targetPrice === null ? '' : priceText(targetPrice, lang)],
          [t('expectedOn'), line.expectedOn === null ? '' : beijingDay(line.expectedOn, lang)],
        ]}
      />
      {children}
    </article>
  );
}

type Whole = Pick<OpenSourcing, 'description' | 'otherRequirements' | 'supplier' | 'deadline' | 'files'> &
  Partial<Pick<OpenSourcing, 'filesLater'>>;

/** What a requirement says beside its lines. */
export function SourcingFacts({
  sourcing,
  rows = [],
}: {
  sourcing: Whole;
  rows?: readonly (readonly [string, ReactNode])[];
}) {
  const t = useTexts(sourcingLineTexts);
  const ofFiles = useTexts(sourcingFileTexts);
  const lang = useLang();
  const { files, filesLater = null } = sourcing;
  const { companyTypes, scale, countries } = sourcing.supplier;
  const words = (text: string): ReactNode => (text === '' ? '' : <Paragraphs text={text} />);
  return (
    <Facts
      rows={[
        ...rows,
        [t('deadline'), t('lastDay', { day: beijingDay(sourcing.deadline, lang) })],
        [t('description'), words(sourcing.description)],
        [
          t('companyTypes'),
          listed(
            companyTypes.map(({ name }) => inLang(name, lang)),
            lang,
          ),
        ],
        [t('scale'), scale === null ? '' : t('people', { scale })],
        [
          t('countries'),
          listed(
            countries.map((code) => countryName(code, lang)),
            lang,
          ),
        ],
        [t('otherRequirements'), words(sourcing.otherRequirements)],
        [
          ofFiles('files'),
          files.length > 0 || (filesLater ?? 0) > 0 ? (
            <SourcingFiles key="files" files={files} later={filesLater} />
          ) : (
            ''
          ),
        ],
      ]}
    />
  );
}
