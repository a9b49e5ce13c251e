import { useState } from 'react';
import { ConfirmDialog } from '../app/ui/confirm-dialog.tsx';
import { Dialog, Sheet } from '../app/ui/dialog.tsx';
import { DialogActions } from '../app/ui/dialog-actions.tsx';
import Lightbox from '../app/ui/lightbox.tsx';
import { LazySheet } from '../app/ui/lazy-sheet.tsx';
import { ViewMenu } from '../app/ui/list/view-menu.tsx';
import { ReasonDialog } from '../app/ui/reason-dialog.tsx';
import { ConfirmedAct } from '../app/ui/confirmed-act.tsx';
import { RemoveDialog } from '../app/ui/remove-dialog.tsx';
import { DRAWN, LONG_WORD, nothing, Opened, state, useWords, type Samples } from './sample.tsx';

const later = (): Promise<void> => Promise.resolve();

function Views({ at }: { at: number | null }) {
  const say = useWords();
  const view = (id: number, name: string, opens: boolean) => ({
    id: `view-of-kit-${id}`,
    list: '/ui',
    name,
    query: `state=${id}`,
    hidden: [],
    opens,
  });
  const views = [view(0, say('本周待联系', 'To contact this week'), true), view(1, LONG_WORD, false)];
  return (
    <ViewMenu
      views={at === null ? [] : views}
      current={at === null ? undefined : views[at]}
      onOpen={nothing}
      onSave={later}
      onChange={later}
      onRemove={later}
    />
  );
}

function Large({ count }: { count: number }) {
  const say = useWords();
  const [at, setAt] = useState(0);
  const alt = say('一张图片', 'A picture');
  return (
    <Opened>
      {(open, close) =>
        open && (
          <Lightbox
            pictures={Array.from({ length: count }, () => ({ address: DRAWN, width: 400, height: 300, alt }))}
            at={at}
            onMove={setAt}
            onClose={close}
          />
        )
      }
    </Opened>
  );
}

export const COVERING: Samples = {
  lightbox: [
    state('一张图片', 'One picture', () => <Large count={1} />),
    state('多张图片', 'Several pictures', () => <Large count={3} />),
  ],
  'view-menu': [
    state('没有视图', 'No views yet', () => <Views at={null} />),
    state('在一个视图中', 'In a view', () => <Views at={0} />),
    state('名称很长', 'A long name', () => <Views at={1} />),
  ],
  dialog: [
    state('对话框', 'Dialog', () => {
      const say = useWords();
      return (
        <Opened>
          {(open, close) => (
            <Dialog open={open} onClose={close} title={say('索取资料', 'Ask for documents')}>
              <p>{say('展商会收到您的姓名和公司。', 'The exhibitor gets your name and company.')}</p>
              <p className="mt-3 break-words">{LONG_WORD}</p>
            </Dialog>
          )}
        </Opened>
      );
    }),
    state('侧边面板', 'Sheet', () => {
      const say = useWords();
      return (
        <Opened>
          {(open, close) => (
            <Sheet open={open} onClose={close} title={say('筛选', 'Filters')}>
              <p>{say('按展馆、类别和国家筛选。', 'By hall, category and country.')}</p>
            </Sheet>
          )}
        </Opened>
      );
    }),
  ],
  'lazy-sheet': [
    state('打开时才加载', 'Comes when it is opened', () => {
      const say = useWords();
      return (
        <Opened>
          {(open, close) => (
            <LazySheet open={open} onClose={close} title={say('筛选', 'Filters')}>
              <p>{say('按展馆、类别和国家筛选。', 'By hall, category and country.')}</p>
            </LazySheet>
          )}
        </Opened>
      );
    }),
  ],
  'confirm-dialog': [
    state('询问一次', 'Asks once', () => {
      const say = useWords();
      return (
        <Opened>
          {(open, close) => (
            <ConfirmDialog
              open={open}
              title={say('删除这个展品？', 'Remove this exhibit?')}
              act={say('删除', 'Remove')}
              kind="bad"
              onConfirm={close}
              onClose={close}
            >
              <p>{say('30 天内可以从回收站恢复。', 'It can be restored from the bin for 30 days.')}</p>
            </ConfirmDialog>
          )}
        </Opened>
      );
    }),
    state('被拒绝', 'Refused', () => {
      const say = useWords();
      return (
        <Opened>
          {(open, close) => (
            <ConfirmDialog
              open={open}
              title={say('删除这个展品？', 'Remove this exhibit?')}
              act={say('删除', 'Remove')}
              kind="bad"
              busy
              failure={say('这个展品刚被别人改过', 'Somebody has just changed this exhibit')}
              onConfirm={nothing}
              onClose={close}
            >
              <p>{say('30 天内可以从回收站恢复。', 'It can be restored from the bin for 30 days.')}</p>
            </ConfirmDialog>
          )}
        </Opened>
      );
    }),
  ],
  'dialog-actions': [
    state('可用、处理中、不可用', 'Ready, busy, disabled', () => {
      const say = useWords();
      return (
        <>
          <DialogActions act={say('发送', 'Send')} onAct={nothing} onClose={nothing} />
          <DialogActions act={say('发送', 'Send')} busy onAct={nothing} onClose={nothing} />
          <DialogActions act={say('删除', 'Remove')} kind="bad" disabled onAct={nothing} onClose={nothing} />
        </>
      );
    }),
  ],
  'remove-dialog': [
    state('删除一项', 'Removes one thing', () => {
      const say = useWords();
      return (
        <Opened>
          {(open, close) =>
            open && (
              <RemoveDialog
                title={say('删除这条快捷回复？', 'Delete this quick reply?')}
                act={say('删除', 'Delete')}
                said={say('已删除', 'Deleted')}
                reload={false}
                remove={() => Promise.resolve()}
                onClose={close}
              >
                <p>{say('删除后无法恢复。', 'This cannot be undone.')}</p>
              </RemoveDialog>
            )
          }
        </Opened>
      );
    }),
    state('被拒绝', 'Refused', () => {
      const say = useWords();
      return (
        <Opened>
          {(open, close) =>
            open && (
              <RemoveDialog
                title={say('删除这条快捷回复？', 'Delete this quick reply?')}
                act={say('删除', 'Delete')}
                said=""
                reload={false}
                remove={() => Promise.reject(new Error(say('网络已断开', 'You are offline')))}
                onClose={close}
              >
                <p>{say('删除后无法恢复。', 'This cannot be undone.')}</p>
              </RemoveDialog>
            )
          }
        </Opened>
      );
    }),
  ],
  'confirmed-act': [
    state('先问一次', 'Asks once before', () => {
      const say = useWords();
      return (
        <ConfirmedAct
          label={say('更换邀请码', 'Renew the code')}
          title={say('更换邀请码？', 'Renew the code?')}
          act={say('更换', 'Renew')}
          said={say('已更换', 'Renewed')}
          reload={false}
          onAct={() => Promise.resolve()}
        >
          {say('原邀请码将失效。', 'The current code will stop working.')}
        </ConfirmedAct>
      );
    }),
  ],
  'reason-dialog': [
    state('需要原因', 'Needs a reason', () => {
      const say = useWords();
      return (
        <Opened>
          {(open, close) => (
            <ReasonDialog
              open={open}
              title={say('拒绝这位观众', 'Decline this visitor')}
              lead={say('原因会发给对方。', 'The reason is sent to them.')}
              act={say('拒绝', 'Decline')}
              kind="bad"
              presets={[
                { name: say('资料不全', 'Incomplete'), reason: say('请补充公司名称。', 'Please add your company.') },
              ]}
              required
              busy={false}
              failure=""
              onSend={close}
              onClose={close}
            />
          )}
        </Opened>
      );
    }),
  ],
};
