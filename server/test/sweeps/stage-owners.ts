import { z } from 'zod';
import type { Employee, Exhibitor } from '../world.ts';
import { idOf, isEmployeeActor, isStaffActor, isVisitorActor, type Actor } from './actors.ts';
import type { Stage } from './stage.ts';

/** The company a caller works for; A stands in for those who have none. */
export const companyOf = (stage: Stage, actor: Actor): Exhibitor => (actor === 'bAdmin' ? stage.b : stage.a);

/** `visitor`: a buyer of the company; `self`: the visitor that the caller is, or stands in for one who is none. */
/** `avatar`: whom a picture of a person was uploaded by. */
export type Owner = {
  company: Exhibitor;
  recipient: string;
  visitor: string;
  self: string;
  avatar: string;
  /** Whose share of the store a video takes up. */
  videos: string;
  account: string;
  /** The employee that speaks for the company; null where a visitor speaks. */
  speaker: string | null;
  host: string;
  isStaff: boolean;
};

/** A company's, the fair's, or a visitor's own. */
function ownerOfVideos(stage: Stage, actor: Actor, self: string): string {
  if (isStaffActor(actor)) return stage.test.ctx.exhibition.id;
  return isEmployeeActor(actor) ? companyOf(stage, actor).id : self;
}

export function ownerOf(stage: Stage, actor: Actor): Owner {
  const person = stage.people[actor];
  const recipient = isVisitorActor(actor) ? stage.people[actor].visitorId : idOf(person);
  // B's buyers are others than A's, so that who may read whose contact can be told
  const buyer = actor === 'bAdmin' ? stage.people.poolMember : stage.people.visitorOne;
  const self = isVisitorActor(actor) ? recipient : stage.people.visitorOne.visitorId;
  return {
    company: companyOf(stage, actor),
    recipient,
    visitor: buyer.visitorId,
    self,
    avatar: isEmployeeActor(actor) ? recipient : self,
    videos: ownerOfVideos(stage, actor, self),
    account: accountOf(person) || stage.people.visitorOne.accountId,
    speaker: isEmployeeActor(actor) ? recipient : null,
    host: 'localhost',
    isStaff: isStaffActor(actor),
  };
}

/** Somebody who works for a company of the stage. */
export const employeeOf = ({ a, b, people, sugarEmployee }: Stage, company: Exhibitor): Employee =>
  company.id === a.id ? people.aAdmin : company.id === b.id ? people.bAdmin : sugarEmployee;

const accountOf = (person: unknown): string =>
  z.looseObject({ accountId: z.string() }).safeParse(person).data?.accountId ?? '';

/** Who speaks in the business circle for this caller. */
export const ownerOfPosts = ({ people }: Stage, owner: Owner) =>
  owner.speaker === null
    ? { speaker: { visitor: { id: owner.self } }, pictures: owner.self, account: people.visitorOne.accountId }
    : {
        speaker: { employee: { id: owner.speaker, exhibitor_id: owner.company.id } },
        pictures: owner.company.id,
        account: people.visitorOne.accountId,
      };
