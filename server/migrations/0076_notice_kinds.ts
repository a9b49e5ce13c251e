import { sql, type Kysely } from 'kysely';
import { updateInBatches } from '../src/platform/database/online-migration.ts';

export const transaction = false;

/** Where a notice led, and as what it was written until now, tell what it is about. What stays is an announcement. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await updateInBatches(db, {
    table: 'notice',
    set: sql`kind = case
      when notice.link = '/personal/sessions' then 'login'
      when notice.link = '/personal/follows' then 'follow'
      when notice.notice_type = 'SPONSOR' then 'suggestion'
      when notice.link = '/vip' then 'vip'
      when notice.link = '/opportunity-manage/list' then 'post'
      when notice.link like '/find-exhibit/detail/%' then 'documentAnswer'
      when notice.notice_type = 'CHECKRESULT' then 'registration'
      when notice.link = '/my-employee-list' then 'employee'
      when notice.notice_type = 'INVITE' then 'comment'
      when notice.link = '/document-requests' then 'documentRequest'
      when notice.title_zh like '%的客户和订单已交接给您' then 'handOver'
      else 'order' end,
      notice_type = case
        when notice.notice_type = 'INVITE' and notice.link <> '/my-employee-list' or notice.link = '/document-requests'
          then 'SPONSOR' else notice.notice_type end`,
    // an announcement may lead anywhere; an answer of the organizer leads nowhere and stands under its own title
    where: sql`notice.kind = 'announcement' and notice.announcement_id is null
      and (notice.notice_type <> 'SPONSOR' or notice.link in ('/personal/sessions', '/personal/follows')
        or notice.title_zh = '主办方回复了您的意见')`,
  });
  await sql`alter table notice validate constraint notice_kind_check`.execute(db);
}
