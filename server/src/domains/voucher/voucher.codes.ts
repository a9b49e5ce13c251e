import { readSignedCode, signedCode } from '../../platform/encryption/signed-code.ts';

/** What the QR code on a badge is signed as; the number is its version. */
const KIND = 'FB1';

/** What the QR code says: `FB1.<random badge id>.<signature>`, nothing of the person. */
export const badgeCode = (secret: string, badgeId: string): string => signedCode(secret, KIND, badgeId);
/** The id of a badge in a code that this portal has signed, else null. */
export const badgeIdOf = (secret: string, code: string): string | null => readSignedCode(secret, KIND, code);
