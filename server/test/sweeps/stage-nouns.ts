import type { AnyCall } from '@fairbridge/contract/call.ts';
import { newId } from '../../src/core/id.ts';
import { SUGAR_HOST } from '../portal.ts';
import { isEmployeeActor, type Actor } from './actors.ts';
import { contentNouns } from './nouns/content.ts';
import { filmNouns } from './nouns/film.ts';
import { liveNouns } from './nouns/live.ts';
import { meetingNouns } from './nouns/meeting.ts';
import type { Noun } from './nouns/noun.ts';
import { personNouns } from './nouns/person.ts';
import { postNouns } from './nouns/post.ts';
import { showcaseNouns } from './nouns/showcase.ts';
import { sourcingNouns } from './nouns/sourcing.ts';
import { tradeNouns } from './nouns/trade.ts';
import { ownerOf, type Owner } from './stage-owners.ts';
import type { Stage } from './stage.ts';

/** Each noun that an id of the contract may point at. */
const NOUNS: ReadonlyMap<string, Noun> = new Map(
  [showcaseNouns, personNouns, postNouns, contentNouns, filmNouns, tradeNouns, sourcingNouns, liveNouns, meetingNouns].flatMap(
    (nouns) => Object.entries(nouns),
  ),
);

function nounOf(name: string): Noun {
  const noun = NOUNS.get(name);
  if (noun === undefined)
    throw new Error(`the stage cannot make the noun ${name} yet: add it to server/test/sweeps/nouns`);
  return noun;
}

async function make(stage: Stage, name: string, owner: Owner): Promise<string> {
  const { test } = stage;
  const { company } = owner;
  const ctx = company.exhibition_id === test.ctx.exhibition.id ? test.ctx : test.sugarCtx;
  return nounOf(name).make({ stage, test, owner, company, ctx });
}

/** The id of such an object as this caller may use it: one's own where the noun is owned, else a public one. */
export async function ownId(stage: Stage, noun: string, actor: Actor): Promise<string> {
  if (noun === 'product' && !isEmployeeActor(actor)) return stage.shown;
  return make(stage, noun, ownerOf(stage, actor));
}

/** Somebody of the other fair. */
const strangerOf = ({ sugar, sugarVisitor: { visitorId, accountId } }: Stage): Owner => ({
  company: sugar,
  recipient: visitorId,
  visitor: visitorId,
  self: visitorId,
  avatar: visitorId,
  videos: visitorId,
  account: accountId,
  speaker: null,
  host: SUGAR_HOST,
  isStaff: false,
});

/** Somebody of this fair who is as the caller is, and has nothing in common with them. */
function otherParty(actor: Actor): Actor {
  if (actor === 'bAdmin') return 'aAdmin';
  if (isEmployeeActor(actor)) return 'bAdmin';
  return actor === 'visitorTwo' ? 'visitorOne' : 'visitorTwo';
}

/** Ids of such objects that this caller has no business with, by what makes them foreign; `missing` is no object's. */
export async function foreignIds(
  stage: Stage,
  call: AnyCall,
  noun: string,
  actor: Actor,
): Promise<Record<string, string>> {
  const onlyCompanies = call.roles.every((who) => who.startsWith('exhibitor'));
  const { owned: whose, foreign } = nounOf(noun);
  const owned = whose === 'always' || (onlyCompanies && whose !== 'never');
  return {
    missing: newId(),
    otherExhibition: await make(stage, noun, strangerOf(stage)),
    ...(owned ? { otherParty: await make(stage, noun, ownerOf(stage, otherParty(actor))) } : {}),
    ...(await foreign?.(stage, { actor, owned, onlyCompanies })),
  };
}
