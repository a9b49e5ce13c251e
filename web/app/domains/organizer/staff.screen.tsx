import type { StaffMember } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay, beijingTime } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { useUser } from '../../session/session.ts';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { organizerShellTexts } from '../../shell/organizer/organizer-shell.texts.ts';
import { RecordCell, RecordRow, RecordTable } from '../../ui/list/record-table.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { AddressLine } from '../../ui/address-line.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icons.tsx';
import { toast } from '../../ui/toast.tsx';
import { useAction } from '../../ui/use-action.ts';
import { ChangeDialog } from './security-change.tsx';
import { StaffEntranceDialog, type Added } from './staff-entrance.tsx';
import { StaffForm } from './staff-form.tsx';
import { staffTexts } from './staff.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '工作人员', en: 'Staff' });

const load = defineClientLoad(async ({ api: ask }) => ask(calls.staff.list, {}));
export const clientLoader = load.browser;

type Edited = { member: StaffMember | null };

const nameOf = ({ name, email }: StaffMember): string => (name === '' ? email : name);

type RowProps = { member: StaffMember; onChange: () => void; onRemove: () => void; onReset: () => void };

function Row({ member, onChange, onRemove, onReset }: RowProps) {
  const t = useTexts(staffTexts);
  const shell = useTexts(organizerShellTexts);
  const lang = useLang();
  const { email, role, createdAt, hasPassword, lastLogOnAt, self, hasApp } = member;
  const name = nameOf(member);
  return (
    <RecordRow>
      <RecordCell name={t('Name')} plain>
        <p className="font-semibold">
          {name} {self && <span className="tag ml-1 font-normal">{t('You')}</span>}
        </p>
        <p className="text-sm text-soft">
          <AddressLine email={email} />
        </p>
        {hasApp && <p className="text-sm text-soft">{t('hasApp')}</p>}
      </RecordCell>
      <RecordCell name={t('role')}>{shell(role)}</RecordCell>
      <RecordCell name={t('lastSeen')}>
        {hasPassword ? (
          <span className="num text-sm">{lastLogOnAt === null ? t('never') : beijingTime(lastLogOnAt, lang)}</span>
        ) : (
          <span className="text-sm text-soft">{t('invited')}</span>
        )}
      </RecordCell>
      <RecordCell name={t('added')}>
        <span className="num text-sm">{beijingDay(createdAt, lang)}</span>
      </RecordCell>
      <RecordCell name={t('Actions')}>
        <span className="flex flex-wrap gap-2">
          <Button small kind="quiet" aria-label={t('changeOf', { name })} aria-haspopup="dialog" onClick={onChange}>
            {t('Edit')}
          </Button>
          <Button small kind="plain" aria-label={t('removeOf', { name })} aria-haspopup="dialog" onClick={onRemove}>
            {t('Remove')}
          </Button>
          {hasApp && !self && (
            <Button small kind="plain" aria-label={t('resetOf', { name })} aria-haspopup="dialog" onClick={onReset}>
              {t('resetApp')}
            </Button>
          )}
        </span>
      </RecordCell>
    </RecordRow>
  );
}

function RemoveDialog({ member, onClose }: { member: StaffMember | null; onClose: () => void }) {
  const t = useTexts(staffTexts);
  const { busy, failure, forget, run } = useAction({ reload: true, showFailure: 'here' });
  const name = member === null ? '' : nameOf(member);
  const close = (): void => {
    forget();
    onClose();
  };
  const remove = (id: string): Promise<boolean> =>
    run(
      async () => {
        await api(calls.staff.remove, { id });
        close();
      },
      { success: t('removedDone', { name }) },
    );
  return (
    <ConfirmDialog
      open={member !== null}
      onClose={close}
      title={t('removeTitle', { name })}
      act={t('Remove')}
      kind="bad"
      busy={busy}
      failure={failure}
      onConfirm={() => void (member !== null && remove(member.id))}
    >
      <p className="mb-3">{t('removeLead', { name })}</p>
      {member?.self === true && <p className="mb-3 font-semibold">{t('removeSelf')}</p>}
    </ConfirmDialog>
  );
}

/** Takes the app of a colleague off; asks for the own second step. */
function ResetDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const t = useTexts(staffTexts);
  const user = useUser();
  const { revalidate } = useRevalidator();
  const name = nameOf(member);
  if (user === null) return null;
  return (
    <ChangeDialog
      user={user}
      confirmedBy={undefined}
      title={t('resetTitle', { name })}
      lead={t('resetLead', { name })}
      button={t('resetApp')}
      bad
      send={async (shown) => {
        await api(calls.authenticator.reset, { ...shown, id: member.id });
        onClose();
        toast.good(t('resetDone', { name }));
        await revalidate();
      }}
      onClose={onClose}
    />
  );
}

/** Who may enter the console; for owners. */
export default function StaffScreen() {
  const t = useTexts(staffTexts);
  const { list } = load.useData();
  const { revalidate } = useRevalidator();
  const [edited, setEdited] = useState<Edited | null>(null);
  const [removed, setRemoved] = useState<StaffMember | null>(null);
  const [byHand, setByHand] = useState<Added | null>(null);
  const [reset, setReset] = useState<StaffMember | null>(null);
  const member = edited?.member ?? null;
  const finish = (name: string, added?: Added): void => {
    setEdited(null);
    setByHand(added ?? null);
    toast.good(t(added !== undefined ? 'addedByHand' : member === null ? 'addedDone' : 'changedDone', { name }));
    void revalidate();
  };
  return (
    <OrganizerPage
      title={t('title')}
      lead={t('lead')}
      actions={
        <Button aria-haspopup="dialog" onClick={() => setEdited({ member: null })}>
          <Icon name="plus" />
          {t('add')}
        </Button>
      }
    >
      <RecordTable
        label={t('title')}
        columns={[
          { key: 'name', label: t('Name') },
          { key: 'role', label: t('role') },
          { key: 'lastSeen', label: t('lastSeen') },
          { key: 'added', label: t('added') },
          { key: 'actions', label: t('Actions') },
        ]}
      >
        {list.map((one) => (
          <Row
            key={one.id}
            member={one}
            onChange={() => setEdited({ member: one })}
            onRemove={() => setRemoved(one)}
            onReset={() => setReset(one)}
          />
        ))}
      </RecordTable>
      <Sheet
        open={edited !== null}
        onClose={() => setEdited(null)}
        title={member === null ? t('add') : t('changeTitle', { name: nameOf(member) })}
      >
        <StaffForm member={member} onDone={finish} onClose={() => setEdited(null)} />
      </Sheet>
      <RemoveDialog member={removed} onClose={() => setRemoved(null)} />
      {byHand !== null && <StaffEntranceDialog added={byHand} onClose={() => setByHand(null)} />}
      {reset !== null && <ResetDialog member={reset} onClose={() => setReset(null)} />}
    </OrganizerPage>
  );
}
