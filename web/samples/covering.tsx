import { ConfirmDialog } from '../app/ui/confirm-dialog.tsx';
import { Dialog, Sheet } from '../app/ui/dialog.tsx';
import { DialogActions } from '../app/ui/dialog-actions.tsx';
import { LaterSheet } from '../app/ui/later-sheet.tsx';
import { ReasonDialog } from '../app/ui/reason-dialog.tsx';
import { LONG_WORD, nothing, Opened, state, useWords, type Samples } from './sample.tsx';

export const COVERING: Samples = {
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
  'later-sheet': [
    state('打开时才加载', 'Comes when it is opened', () => {
      const say = useWords();
      return (
        <Opened>
          {(open, close) => (
            <LaterSheet open={open} onClose={close} title={say('筛选', 'Filters')}>
              <p>{say('按展馆、类别和国家筛选。', 'By hall, category and country.')}</p>
            </LaterSheet>
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
