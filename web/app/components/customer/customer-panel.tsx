import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { LocalLink } from '../../i18n/lang.tsx';
import { useRecord } from '../../ui/list/use-record.ts';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { CustomerFacts, CustomerHistory, CustomerWork } from './customer-record.tsx';

/** The customer beside a conversation; where a colleague is in charge of them, that is said. `id`: of the visitor. */
export default function CustomerPanel({ id }: { id: string }) {
  const [round, setRound] = useState(0);
  const { record, failure } = useRecord(`${id} ${round}`, (signal) => api(calls.customer.get, { id }, signal));
  if (failure !== '') return <p className="p-4 text-soft">{failure}</p>;
  if (record === null)
    return (
      <div className="grid gap-3 p-4" aria-busy="true">
        {[1, 2, 3, 4].map((at) => (
          <SkeletonLine key={at} className="h-10" />
        ))}
      </div>
    );
  const onChange = (): void => setRound((before) => before + 1);
  return (
    <div className="grid gap-5 p-4">
      <div>
        <h2 className="text-base font-semibold">
          <LocalLink to={`/customer/${id}`} className="link inline-block min-h-7 py-0.5 break-words">
            {record.name}
          </LocalLink>
        </h2>
        <CustomerFacts customer={record} />
      </div>
      <CustomerWork customer={record} onChange={onChange} />
      <CustomerHistory customer={record} onChange={onChange} />
    </div>
  );
}
