import type { OwnVisitor } from '@fairbridge/contract/visitor/visitor.shapes.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { updateUser } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { useForm } from '../../ui/form.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import type { CallingCountry } from '../../ui/mobile-field.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { PersonalSection } from '../../shell/personal/personal-frame.tsx';
import { PersonFields } from './person-fields.tsx';
import { Facts } from './profile-facts.tsx';
import { profileTexts } from './profile.texts.ts';

const schema = async () => (await import('@fairbridge/contract/visitor/own-visitor.calls.ts')).change.input;

const titleOf = (typed: string): OwnVisitor['title'] => (typed === 'mr' || typed === 'lady' ? typed : '');

/** The company as it stands: the call takes both parts of the record. */
const companyOf = ({ company, country, province, city, address, website, fax }: OwnVisitor) => ({
  company,
  country,
  province,
  city,
  address,
  website,
  fax,
});

function PersonForm({
  own,
  countries,
  onClose,
}: {
  own: OwnVisitor;
  countries: readonly CallingCountry[];
  onClose: () => void;
}) {
  const t = useTexts(profileTexts);
  const { revalidate } = useRevalidator();
  const { name, title, position, department, mobileAreaCode, mobile } = own;
  const form = useForm({ name, title: String(title), position, department, mobileAreaCode, mobile });
  const submit = (): void => {
    const { title: typed, ...rest } = form.values;
    const person = { ...rest, title: titleOf(typed) };
    void form.submit({
      schema,
      input: { person, company: companyOf(own) },
      send: async (input) => {
        updateUser((await api(calls.visitor.change, input)).user);
        await revalidate();
        toast.good(t('saved'));
        onClose();
      },
    });
  };
  return (
    <PostForm form={form} onSubmit={submit}>
      <PersonFields form={form} countries={countries} at={(field) => `person.${field}`} />
      <FormFailure message={form.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {t('save')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </PostForm>
  );
}

/** Who one is: to read, and where the registration is finished to change, by the same rules (specification, section 5). */
export function ProfilePerson({
  own,
  countries,
  mayEdit,
}: {
  own: OwnVisitor;
  countries: readonly CallingCountry[];
  mayEdit: boolean;
}) {
  const t = useTexts(profileTexts);
  const [editing, setEditing] = useState(false);
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
            {t('edit')}
          </Button>
        )
      }
    >
      {editing ? (
        <PersonForm own={own} countries={countries} onClose={() => setEditing(false)} />
      ) : (
        <Facts
          rows={[
            [t('name'), addressed],
            [t('position'), own.position],
            [t('department'), own.department],
            [t('email'), own.email],
            [t('mobile'), own.mobile === '' ? '' : `+${own.mobileAreaCode} ${own.mobile}`],
          ]}
        />
      )}
    </PersonalSection>
  );
}
