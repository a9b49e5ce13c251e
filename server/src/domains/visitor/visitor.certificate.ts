import { checkIdentityNumber } from '../../platform/identity-number/identity-number.ts';
import { refuse, refuseFields } from '../../platform/http/refusal.ts';
import { mask, seal } from '../../platform/sealed/sealed.ts';
import type { Scope } from '../../scope.ts';
import type { Services } from '../../services.ts';
import { ID_NUMBER } from './visitor.answers.ts';
import { ownVisitor, writeCertificate } from './visitor.queries.ts';

const DAY = 86_400;
const TRIES_A_DAY = 5;

/**
 * The real-name check (ruling 2.12): the number is right by checksum, region and date, and the name is the registered one. Where a
 * provider is configured it must say that they belong together, and only then is the visitor certified; without one the number is
 * kept and nothing is claimed. Asking costs money and tells about others, hence five tries a day.
 */
export async function certify(
  { realName, counters, config }: Pick<Services, 'realName' | 'counters' | 'config'>,
  scope: Scope,
  visitorId: string,
  given: { name: string; idNumber: string },
) {
  const checked = checkIdentityNumber(given.idNumber);
  if (!checked.ok) refuseFields({ field: 'idNumber', rule: 'identityNumber' });
  const visitor = await ownVisitor(scope, visitorId);
  if (visitor.name !== given.name) refuse('identityMismatch');
  if ((await counters.count(`real name ${visitorId}`, DAY)) > TRIES_A_DAY) refuse('tooManyTries');
  const certified = config.REAL_NAME_URL !== undefined;
  if (certified) {
    const answer = await realName.check(given.name, checked.number);
    if (answer === 'mismatch') refuse('identityMismatch');
    if (answer === 'unknown') refuse('certificateFailed');
  }
  await writeCertificate(scope, visitorId, seal(config.SECRET, ID_NUMBER, checked.number), certified);
  return { certified, idNumberMasked: mask(checked.number) };
}
