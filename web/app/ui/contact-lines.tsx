import { AddressLine } from './address-line.tsx';

/** What a telephone dials: the number without what it is written with. */
export const telOf = (mobile: string): string => `tel:${mobile.replaceAll(/[^\d+]/g, '')}`;

type Props = {
  email: string;
  mobile: string;
  /** Where the e-mail address leads, if to more than an empty message. */
  mailTo?: string;
};

/** How to reach somebody, in a row; what is empty is left out. */
export function ContactLines({ email, mobile, mailTo = `mailto:${email}` }: Props) {
  return (
    <>
      {email !== '' && (
        <a className="link block py-0.5" href={mailTo}>
          <AddressLine email={email} />
        </a>
      )}
      {mobile !== '' && (
        <a className="link num block py-0.5" href={telOf(mobile)}>
          {mobile}
        </a>
      )}
    </>
  );
}
