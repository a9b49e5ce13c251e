import type { OwnSignup } from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useState } from 'react';
import { PictureList } from '../../components/upload/picture-list.tsx';
import type { Uploaded } from '../../components/upload/picture-use.ts';
import type { PersistentForm } from '../../editing/use-persistent-form.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { listIn, type SignupValues } from './signup-form-values.ts';
import { signupFormTexts } from './signup-form.texts.ts';

/** What was sent of a sign-up. */
const picturesOf = (signup: OwnSignup | null) =>
  signup === null ? [] : [...(signup.productImage === null ? [] : [signup.productImage]), ...signup.certificates];

/** Pictures of a company's exhibit and of its certificates; they stand in the form by their ids, and their addresses beside it. */
function Pictures({
  form,
  signup,
  of,
  label,
  max,
  onRunning,
}: {
  form: PersistentForm<SignupValues>;
  signup: OwnSignup | null;
  of: 'productImage' | 'certificates';
  label: string;
  max: number;
  onRunning: (running: number) => void;
}) {
  const { values, errors, change } = form;
  const [addresses] = useState(() => new Map(picturesOf(signup).map(({ id, address }) => [id, address])));
  // one that was uploaded before the page was loaded again finds its address as one does that works no more
  const uploadedOf = (id: string): Uploaded => ({ id, url: addresses.get(id) ?? `/files/${id}` });
  const idOf = ({ id, url }: Uploaded): string => {
    addresses.set(id, url);
    return id;
  };
  const wrong = Object.keys(errors).find((field) => field === of || field.startsWith(`${of}.`));
  return (
    <PictureList
      use="meeting"
      label={label}
      max={max}
      cut={false}
      pictures={listIn(values[of]).map(uploadedOf)}
      error={wrong === undefined ? undefined : errors[wrong]}
      onRunning={onRunning}
      onChange={(next) => change(of, (before) => next(listIn(before).map(uploadedOf)).map(idOf).join(','))}
    />
  );
}

export function SignupPictures({
  form,
  signup,
  onRunning,
}: {
  form: PersistentForm<SignupValues>;
  /** What was sent before. */
  signup: OwnSignup | null;
  onRunning: { productImage: (running: number) => void; certificates: (running: number) => void };
}) {
  const t = useTexts(signupFormTexts);
  return (
    <>
      <Pictures
        form={form}
        signup={signup}
        of="productImage"
        label={t('productImage')}
        max={1}
        onRunning={onRunning.productImage}
      />
      <Pictures
        form={form}
        signup={signup}
        of="certificates"
        label={t('certificates')}
        max={LIMITS.meetingCertificatesMax}
        onRunning={onRunning.certificates}
      />
    </>
  );
}
