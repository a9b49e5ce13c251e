import { sql, type RawBuilder } from 'kysely';
import type { AnyCall } from '@fairbridge/contract/call.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { EMPLOYEES, VISITORS } from './actors.ts';
import type { Journal } from './journal.ts';
import { restorePeople } from './stage-accounts.ts';
import type { Stage } from './stage.ts';

export const SAVED_INGREDIENT = contract.compliance.save.example.form.ingredient;

/**
 * One thing that calls use up and how it is put back. It is due when anybody has written to its table since it was last done: it must
 * depend on nothing else, and write nothing when done twice.
 */
type Step = {
  table: string;
  /** Whether the next call needs it; it stays due where not. */
  isFor?: (call: AnyCall | null) => boolean;
  statement: (stage: Stage) => RawBuilder<unknown>;
  /** What the server keeps in memory of these rows is read anew, where any was put back. */
  reload?: (stage: Stage) => Promise<void>;
};

const before =
  (wanted: AnyCall) =>
  (call: AnyCall | null): boolean =>
    call?.path === wanted.path;

/** Calls whose fair is in another state than that of the stage, as `COMPLETED_FAIRS` has made it. */
const OF_ANOTHER_STATE: ReadonlySet<string> = new Set(
  [
    contract.fair.open,
    contract.fair.makeDefault,
    contract.fair.renewPreview,
    contract.fair.endPreview,
    contract.fair.askDeletion,
    contract.fair.takeDeletionBack,
  ].map(({ path }) => path),
);

const STEPS: readonly Step[] = [
  { table: 'limit_counter', statement: () => sql`delete from limit_counter` },
  {
    table: 'vip_application',
    isFor: (call) => !before(contract.vip.invitationLetter)(call),
    statement: ({ people }) => sql`
      delete from vip_application where visitor_id = any(${VISITORS.map((actor) => people[actor].visitorId)}::text[])`,
  },
  {
    // the switch that the example of the settings turns on, and what the calls of a fair's life have made of it
    table: 'exhibition',
    isFor: (call) => !OF_ANOTHER_STATE.has(call?.path ?? ''),
    statement: () => sql`
      update exhibition set settings = settings - 'adminSecondStep', deleting_at = null, preview_hash = null, preview_until = null,
        is_default = code = 'agro', state = case when code in ('agro', 'sugar') then 'open' else state end`,
    reload: async ({ test }) => {
      await test.portal.services.directory.load();
      test.portal.services.sessions.forget();
    },
  },
  {
    // the example edits the first version of the company
    table: 'exhibitor',
    isFor: before(contract.exhibitor.change),
    statement: () => sql`update exhibitor set version = 1 where version > 1`,
  },
  {
    table: 'preregistration',
    statement: () => sql`delete from preregistration where email like '%@saved.example'`,
  },
  {
    // more than a package has; those made for the next call are the newest
    table: 'live',
    statement: () => sql`
      update live set deleted_at = now() where id in (
        select id from (
          select id, row_number() over (partition by exhibitor_id order by created_at desc) as at from live where deleted_at is null
        ) ranked where at > 8)`,
  },
  { table: 'employee', statement: () => sql`update employee set handed_to = null where handed_to is not null` },
  { table: 'employee', statement: () => sql`delete from employee where email like '%@saved.example'` },
  {
    // employees of earlier calls: more than a company may have. Those made for the next call are the newest. What hangs on them stays.
    table: 'employee',
    statement: ({ people }) => sql`
      update employee set resigned_at = now(), email = '', mobile = '' where id in (
        select id from (
          select id, row_number() over (partition by exhibitor_id order by created_at desc) as at from employee
          where not id = any(${EMPLOYEES.map((actor) => people[actor].employeeId)}::text[]) and resigned_at is null and waiting_since is null
        ) ranked where at > 20)`,
  },
  // what one has followed and muted for earlier calls, and more searches than a visitor may keep
  { table: 'follow', isFor: before(contract.follow.add), statement: () => sql`delete from follow` },
  {
    table: 'recommendation_mute',
    isFor: before(contract.recommendation.mute),
    statement: () => sql`delete from recommendation_mute`,
  },
  {
    table: 'saved_search',
    statement: () => sql`
      delete from saved_search where id in (
        select id from (select id, row_number() over (partition by visitor_id order by created_at desc) as at from saved_search) ranked where at > 10)`,
  },
  {
    table: 'compliance_rule',
    isFor: before(contract.compliance.save),
    statement: () => sql`delete from compliance_rule where ingredient = ${SAVED_INGREDIENT}`,
  },
  {
    // the example is the first import of its company
    table: 'product_import',
    isFor: before(contract.product.startImport),
    statement: () => sql`delete from product_import`,
  },
  {
    // posts of earlier calls count for the limit; those made for the next one are the newest
    table: 'post',
    statement: () => sql`
      update post set state = 'withdrawn' where id in (
        select id from (
          select id, row_number() over (partition by coalesce(visitor_id, employee_id) order by created_at desc) as at from post
          where state <> 'withdrawn'
        ) ranked where at > 6)`,
  },
  {
    // whoever was made for earlier calls: more than a list may hold
    table: 'preregistration',
    statement: () => sql`
      delete from preregistration where id in (
        select id from (select id, row_number() over (partition by visitor_id order by created_at desc) as at from preregistration) ranked where at > 20)`,
  },
  {
    table: 'hotspot_scene',
    statement: () => sql`
      delete from hotspot_scene where id in (
        select id from (select id, row_number() over (partition by exhibitor_id order by created_at desc) as at from hotspot_scene) ranked where at > 10)`,
  },
];

/** The unfinished registration, as far as `progress` says. */
const REGISTRATION: Step = {
  table: 'visitor',
  statement: ({ people, progress }) => sql`
    update visitor set complete_visitor = ${progress > 0}, complete_visitor_register = ${progress > 1}, complete_questionnaire = false,
      complete_exhibition_registration = false, completed_at = null, review_state = null
    where id = ${people.unfinished.visitorId}
      and (complete_visitor, complete_visitor_register, complete_questionnaire) <> (${progress > 0}, ${progress > 1}, false)`,
};

/** Puts back what calls have used up, where the journal says that anything may be. */
export class Restorer {
  #due = new Set<Step>([...STEPS, REGISTRATION]);
  /** How many rows were written, by table. */
  #heard = new Map<string, number>();
  #progress: Stage['progress'] = 0;
  constructor(journal: Journal) {
    const steps = Map.groupBy([...STEPS, REGISTRATION], ({ table }) => table);
    journal.onWrite((table) => {
      this.#heard.set(table, (this.#heard.get(table) ?? 0) + 1);
      steps.get(table)?.forEach((step) => this.#due.add(step));
    });
  }

  async run(stage: Stage, call: AnyCall | null): Promise<void> {
    const { test, kept, journal } = stage;
    // what was searched before is written moments after its answer, and must not look like a change of the next call
    await test.portal.services.searchLog.flush();
    const bare = call?.path === contract.account.setPassword.path;
    if (bare || stage.peopleChanged) await restorePeople(test, kept, bare);
    stage.peopleChanged = bare;
    if (this.#progress !== stage.progress) this.#due.add(REGISTRATION);
    this.#progress = stage.progress;
    await journal.read();
    const done = [...this.#due].filter((step) => step.isFor?.(call) !== false);
    if (done.length === 0) return;
    const wrote = new Map<string, number>();
    for (const step of done) {
      this.#due.delete(step);
      const { numAffectedRows = 0n } = await step.statement(stage).execute(test.ctx.db);
      wrote.set(step.table, (wrote.get(step.table) ?? 0) + Number(numAffectedRows));
      if (numAffectedRows > 0n) await step.reload?.(stage);
    }
    this.#heard.clear();
    await journal.read();
    // due again only where others wrote too
    for (const step of done) if (wrote.get(step.table) === this.#heard.get(step.table)) this.#due.delete(step);
  }
}
