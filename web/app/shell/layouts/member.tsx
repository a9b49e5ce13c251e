import { guardedLayout } from '../guarded-layout.tsx';

const layout = guardedLayout('member');
export const clientMiddleware = layout.clientMiddleware;
export default layout.Layout;
export { ScreenError as ErrorBoundary } from '../screen-error.tsx';
