import { texts } from '@fairbridge/contract/text.ts';

export const guestChatTexts = texts({
  heading: ['以访客身份洽谈', 'Chat as a guest'],
  lead: [
    '填写称呼即可向展商提问，无需登录。会话保存在此浏览器中，{days} 天未打开即删除。',
    'Enter your name to ask the exhibitor. You do not need an account. The chat stays in this browser and is deleted {days} days after you last open it.',
  ],
  name: ['您的称呼', 'Your name'],
  nameHint: ['例如：王先生。展商会看到此称呼。', 'For example, Ms Silva. The exhibitor sees this name.'],
  begin: ['开始洽谈', 'Start chat'],
  logIn: ['登录或注册', 'Log in or register'],
  logInLead: [
    '登录后可发送文件、展品和名片，并在所有设备上查看会话。',
    'Log in to send files, exhibits and your card, and to see your chats on all devices.',
  ],
  asGuest: ['您的称呼：{name}（访客）', 'You are writing as {name} (guest)'],
  files: ['文件（登录后洽谈可接收）', 'Files (log in to receive files in chat)'],
  ended: ['访客会话已结束，请重新填写称呼。', 'Your guest chat has ended. Please enter your name again.'],
  unread: ['暂时无法接收新消息，正在重试。', 'New messages cannot be received at the moment. Trying again.'],
});
