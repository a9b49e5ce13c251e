/**
 * What an authenticator app reads from the QR code (the key URI format): `issuer` and `account` name the entry in its list, `secret` is
 * base32. Six digits, SHA-1 and 30 seconds are what every app takes for granted; they are said all the same.
 */
export function authenticatorUri({ secret, issuer, account }: Record<'secret' | 'issuer' | 'account', string>): string {
  // a colon parts the two in the label
  const [of, whose] = [issuer, account].map((name) => encodeURIComponent(name.replaceAll(':', ' ').trim()));
  return `otpauth://totp/${of}:${whose}?secret=${secret}&issuer=${of}&algorithm=SHA1&digits=6&period=30`;
}

/** A secret as one types it into an app that reads no code: in fours. */
export const spelled = (secret: string): string => secret.replaceAll(/.{4}(?=.)/g, '$& ');

/** A recovery code in two halves, easier to type; the server leaves the dash out. */
export const halves = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;
