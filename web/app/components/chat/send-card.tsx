import { asShown } from '@fairbridge/contract/card/card.shapes.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useRecord } from '../../ui/list/use-record.ts';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { CardContact, CardPerson } from '../card/card-face.tsx';
import { chatTexts } from './chat.texts.ts';

/** Shows the own card as the other side will see it, before it is sent. */
export function SendCard({ onSend, onClose }: { onSend: () => void; onClose: () => void }) {
  const t = useTexts(chatTexts);
  const { record, failure } = useRecord('own', (signal) => api(calls.card.own, {}, signal));
  const card = record === null ? null : asShown(record.values, record.shown);
  return (
    <ConfirmDialog
      open
      title={t('cardTitle')}
      act={t('cardAct')}
      failure={failure}
      disabled={record === null || record.withdrawn}
      onConfirm={onSend}
      onClose={onClose}
    >
      {record === null && failure === '' && <SkeletonLine className="h-28" />}
      {record?.withdrawn === true && <p className="note mb-3">{t('cardWithdrawn')}</p>}
      {card !== null && (
        <>
          <p className="mb-3">{t('cardLead')}</p>
          <div className="grid gap-1 rounded border border-line p-4">
            <CardPerson card={card} />
            <CardContact card={card} />
          </div>
        </>
      )}
      <p className="mt-3">
        <LocalLink to="/visiting-card" className="link">
          {t('cardEdit')}
        </LocalLink>
      </p>
    </ConfirmDialog>
  );
}
