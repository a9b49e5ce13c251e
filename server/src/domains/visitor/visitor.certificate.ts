import { documentNumber, type IdType } from '@fairbridge/contract/visitor/id-types.ts';
import { checkIdentityNumber } from '../../platform/identity-number/identity-number.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { mask, encrypt } from '../../platform/encryption/encryption.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { ID_NUMBER } from './visitor.answers.ts';
import { ownVisitor, writeCertificate } from './visitor.queries.ts';

const DAY = 86_400;
const TRIES_A_DAY = 5;

/** The number as it is kept; refused where this kind of document has no such number. */
function numberOf(type: IdType, typed: string): string {
  if (type !== 'idCard')
    return documentNumber(type, typed) ?? failFields({ field: 'idNumber', rule: 'documentNumber' });
  const checked = checkIdentityNumber(typed);
  return checked.ok ? checked.number : failFields({ field: 'idNumber', rule: 'identityNumber' });
}

/**
 * The real-name check (ruling 2.12): the number is right by checksum, region and date, and the name is the registered one. Where a
 * provider is configured it must say that they belong together, and only then is the visitor certified; without one the number is
 * kept and nothing is claimed. Asking costs money and tells about others, hence five tries a day.
 */
export async function certify(
  { realName, counters, config }: Pick<Services, 'realName' | 'counters' | 'config'>,
  ctx: FairContext,
  visitorId: string,
  given: { name: string; idType: IdType; idNumber: string },
) {
  const number = numberOf(given.idType, given.idNumber);
  const visitor = await ownVisitor(ctx, visitorId);
  if (visitor.name !== given.name) fail('identityMismatch');
  if ((await counters.increment(`real name ${visitorId}`, DAY)) > TRIES_A_DAY) fail('tooManyTries');
  // the provider knows identity cards only; other documents are looked at by the door
  const certified = given.idType === 'idCard' && config.REAL_NAME_URL !== undefined;
  if (certified) {
    const answer = await realName.check(given.name, number);
    if (answer === 'mismatch') fail('identityMismatch');
    if (answer === 'unknown') fail('certificateFailed');
  }
  const sealed = encrypt(config.SECRET, ID_NUMBER, number);
  await writeCertificate(ctx, visitorId, { idType: given.idType, sealed, certified });
  return { certified, idNumberMasked: mask(number) };
}
