import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import type { OwnVisitor } from '@fairbridge/contract/visitor/visitor.shapes.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';

type Own = OutputOf<typeof calls.visitor.own>;

/** Loaded as somebody saves: it weighs more than the form. */
export const ownSchema = async () => (await import('@fairbridge/contract/visitor/own-visitor.calls.ts')).change.input;

export const personOf = ({ name, title, position, department, mobileAreaCode, mobile }: OwnVisitor) => ({
  name,
  title,
  position,
  department,
  mobileAreaCode,
  mobile,
});
export const companyOf = ({ company, country, province, city, address, website, fax }: OwnVisitor) => ({
  company,
  country,
  province,
  city,
  address,
  website,
  fax,
});

type Parts = { person: ReturnType<typeof personOf>; company: ReturnType<typeof companyOf> };

/** Saves one part of the own record. The call takes both, so the other goes as it stands by now: another window may have changed it. */
export async function changeOwn(part: Pick<Parts, 'person'> | Pick<Parts, 'company'>): Promise<CurrentUser> {
  const own: Own = await api(calls.visitor.own, {});
  const { user } = await api(calls.visitor.change, { person: personOf(own), company: companyOf(own), ...part });
  return user;
}
