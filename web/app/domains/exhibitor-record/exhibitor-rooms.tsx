import { calls } from '../../calls.ts';
import { EXHIBITORS_PATH } from '../../components/exhibitor-record/exhibitor-query.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { useCanCall } from '../../session/can-call.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { exhibitorRecordTexts } from './exhibitor-record.texts.ts';

/** Many at once, from a spreadsheet. */
export function ImportLink() {
  const t = useTexts(exhibitorRecordTexts);
  if (!useCanCall(calls.exhibitorRecord.importSheet)) return null;
  return (
    <ButtonLink to={`${EXHIBITORS_PATH}/import`} kind="quiet">
      <Icon name="upload" />
      {t('importSheet')}
    </ButtonLink>
  );
}

/** The rooms beside the list: who wants to exhibit, what exhibitors have to do, and what they can book. */
export function ExhibitorRooms() {
  const t = useTexts(exhibitorRecordTexts);
  const mayBook = useCanCall(calls.exhibitorRecord.savePackages);
  const rooms = ['applications', 'tasks', ...(mayBook ? (['packages'] as const) : [])] as const;
  return rooms.map((room) => (
    <ButtonLink key={room} to={`${EXHIBITORS_PATH}/${room}`} kind="quiet">
      {t(room)}
    </ButtonLink>
  ));
}
