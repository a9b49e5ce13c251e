import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { LocalLink, Says, useTexts } from '../../i18n/lang.tsx';
import { useRecord } from '../../ui/list/use-record.ts';
import { InquiryFacts } from '../inquiry/inquiry-facts.tsx';
import { FromSourcing } from '../sourcing/from-sourcing.tsx';
import { leadTexts } from './lead.texts.ts';

/** All that a buyer asks in an inquiry; whoever sees this has opened it. */
export function LeadInquiry({ id }: { id: string }) {
  const t = useTexts(leadTexts);
  const { record, failure } = useRecord(id, (signal) => api(calls.inquiry.received, { id }, signal));
  if (record === null) return <p role={failure === '' ? undefined : 'alert'}>{failure}</p>;
  return (
    <>
      <FromSourcing sourcing={record.sourcing} />
      {record.products.length === 0 && <p className="font-semibold">{t('wholeBooth')}</p>}
      {record.products.map(({ id: product, name, strength }) => (
        <p key={product}>
          <LocalLink to={`/exhibit-detail/${product}`} className="link font-semibold">
            <Says text={name} />
          </LocalLink>{' '}
          <span className="num text-sm text-soft">{strength}</span>
        </p>
      ))}
      <div className="mt-3">
        <InquiryFacts words={record} />
      </div>
    </>
  );
}
