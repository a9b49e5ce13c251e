import { LIMITS } from '@fairbridge/contract/limits.ts';
import { PictureList } from '../../components/upload/picture-list.tsx';
import type { PersistentForm } from '../../editing/use-persistent-form.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { listIn, type SignupValues } from './signup-form-values.ts';
import { signupFormTexts } from './signup-form.texts.ts';

export const pictureOf = (id: string): { id: string; url: string } => ({ id, url: `/files/${id}` });

/** Pictures of a company's exhibit and of its certificates; they stand in the form by their ids. */
function Pictures({
  form,
  of,
  label,
  max,
  onRunning,
}: {
  form: PersistentForm<SignupValues>;
  of: 'productImage' | 'certificates';
  label: string;
  max: number;
  onRunning: (running: number) => void;
}) {
  const { values, errors, change } = form;
  const wrong = Object.keys(errors).find((field) => field === of || field.startsWith(`${of}.`));
  return (
    <PictureList
      use="meeting"
      label={label}
      max={max}
      cut={false}
      pictures={listIn(values[of]).map(pictureOf)}
      error={wrong === undefined ? undefined : errors[wrong]}
      onRunning={onRunning}
      onChange={(next) =>
        change(of, (before) =>
          next(listIn(before).map(pictureOf))
            .map(({ id }) => id)
            .join(','),
        )
      }
    />
  );
}

export function SignupPictures({
  form,
  onRunning,
}: {
  form: PersistentForm<SignupValues>;
  onRunning: { productImage: (running: number) => void; certificates: (running: number) => void };
}) {
  const t = useTexts(signupFormTexts);
  return (
    <>
      <Pictures form={form} of="productImage" label={t('productImage')} max={1} onRunning={onRunning.productImage} />
      <Pictures
        form={form}
        of="certificates"
        label={t('certificates')}
        max={LIMITS.meetingCertificatesMax}
        onRunning={onRunning.certificates}
      />
    </>
  );
}
