import { Icon } from './icons.tsx';

export const CHAT_PATH = 'M4 5h11v8.500H9.500L6.500 16v-2.500H4zM18 9h2.500v8.500H18V20l-3-2.500h-4V16';

/** The sign of chat: apart from the icons, which every page of guests carries. */
export const ChatIcon = () => <Icon name="comment" path={CHAT_PATH} />;
