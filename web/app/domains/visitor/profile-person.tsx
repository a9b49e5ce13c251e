import type { Autosaved } from '@fairbridge/contract/autosave/autosave.shapes.ts';
import { sharedTexts } from '@fairbridge/contract/shared.texts.ts';
import type { OwnVisitor } from '@fairbridge/contract/visitor/visitor.shapes.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { FieldDescriptions } from '../../editing/editor-notices.tsx';
import { CloseDialog } from '../../editing/leave-dialog.tsx';
import { EditorFrame } from '../../editing/record-editor.tsx';
import { SavingLine } from '../../editing/saving-line.tsx';
import { useRecordEditor } from '../../editing/use-record-editor.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { updateUser } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { mobileFieldTexts } from '../../ui/mobile-field.texts.ts';
import type { CallingCountry } from '../../ui/mobile-field.tsx';
import { toast } from '../../ui/toast.tsx';
import { PersonalSection } from '../../shell/personal/personal-frame.tsx';
import { registrationTexts } from '../../components/visitor/registration.texts.ts';
import { changeOwn, companyOf, ownSchema, personOf } from './own-parts.ts';
import { PersonFields } from './person-fields.tsx';
import { Facts } from './profile-facts.tsx';
import { profileTexts } from './profile.texts.ts';

const titleOf = (typed: string): OwnVisitor['title'] => (typed === 'mr' || typed === 'lady' ? typed : '');

const draftOf = (own: OwnVisitor) => ({ ...personOf(own), title: String(own.title) });
const LIKE = { name: '', title: '', position: '', department: '', mobileAreaCode: '', mobile: '' };

/** The parts of a person by their names, for whoever has to choose between two of them. */
function usePersonDescriptions(): FieldDescriptions {
  const t = useTexts(registrationTexts);
  const says = useTexts(mobileFieldTexts);
  return {
    labelOf: (path) => {
      if (path === 'mobileAreaCode') return says('areaCode');
      if (path === 'title') return t('titleOfPerson');
      return path === 'mobile' ? says(path) : t(NAMED.find((one) => one === path) ?? 'Name');
    },
    say: (path, value) => (path === 'title' ? t(value === 'mr' || value === 'lady' ? value : 'noTitle') : null),
  };
}
const NAMED = ['name', 'position', 'department'] as const;

type FormProps = { own: OwnVisitor; autosaved: Autosaved | null; countries: readonly CallingCountry[] };

function PersonForm({ own, autosaved, countries, onClose }: FormProps & { onClose: () => void }) {
  const t = useTexts(sharedTexts);
  const { revalidate } = useRevalidator();
  const [closing, setClosing] = useState(false);
  const loaded = { kind: 'person' as const, draftKey: 'own', record: own, autosaved };
  const editor = useRecordEditor({ loaded, valuesOf: draftOf, like: LIKE, under: 'person' });
  const { form } = editor;
  const submit = (): Promise<void> =>
    editor.submit({
      schema: ownSchema,
      inputOf: ({ title, ...rest }) => ({ person: { ...rest, title: titleOf(title) }, company: companyOf(own) }),
      send: async ({ person }) => {
        updateUser(await changeOwn({ person }));
        const goesOn = await editor.saved();
        await revalidate();
        toast.good(t('Saved'));
        if (goesOn) onClose();
      },
    });
  return (
    <div>
      <EditorFrame editor={editor} save={submit} className="grid gap-5" {...usePersonDescriptions()}>
        <PersonFields form={form} countries={countries} />
        <FormFailure message={form.failure} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={form.busy}>
            {t('Save')}
          </Button>
          <Button kind="quiet" onClick={() => (editor.changed ? setClosing(true) : onClose())}>
            {t('Cancel')}
          </Button>
          <SavingLine editor={editor} />
        </div>
      </EditorFrame>
      <CloseDialog editor={editor} save={submit} open={closing} onStay={() => setClosing(false)} onLeave={onClose} />
    </div>
  );
}

/** Who one is: to read, and where the registration is finished to change, by the same rules (specification, section 5). */
export function ProfilePerson({ own, autosaved, countries, mayEdit }: FormProps & { mayEdit: boolean }) {
  const t = useTexts(profileTexts);
  // what was typed before is no news once the form has been closed
  const [typed, setTyped] = useState(autosaved);
  const [editing, setEditing] = useState(mayEdit && autosaved !== null);
  const close = (): void => {
    setTyped(null);
    setEditing(false);
  };
  const addressed =
    own.name === ''
      ? ''
      : own.title === 'mr'
        ? t('mr', { name: own.name })
        : own.title === 'lady'
          ? t('lady', { name: own.name })
          : own.name;
  return (
    <PersonalSection
      title={t('person')}
      aside={
        mayEdit &&
        !editing && (
          <Button kind="quiet" small aria-label={t('editPerson')} onClick={() => setEditing(true)}>
            {t('Edit')}
          </Button>
        )
      }
    >
      {editing ? (
        <PersonForm own={own} autosaved={typed} countries={countries} onClose={close} />
      ) : (
        <Facts
          rows={[
            [t('Name'), addressed],
            [t('Position'), own.position],
            [t('department'), own.department],
            [t('email'), own.email],
            [t('MobileNumber'), own.mobile === '' ? '' : `+${own.mobileAreaCode} ${own.mobile}`],
          ]}
        />
      )}
    </PersonalSection>
  );
}
