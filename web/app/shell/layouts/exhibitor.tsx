import { guardedLayout } from '../guarded-layout.tsx';
// what stands around these screens (root.tsx) comes with the first of them
import '../workbench/workbench-frame.tsx';

const layout = guardedLayout('exhibitor');
export const clientMiddleware = layout.clientMiddleware;
export default layout.Layout;
export { WorkbenchError as ErrorBoundary } from '../workbench/workbench-error.tsx';
