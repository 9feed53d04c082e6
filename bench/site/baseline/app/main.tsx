import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import '../../../../src/ui/theme.css';
import '../../../../src/layout/layout.css';
import { followLinks } from './follow-links.ts';
import { routes } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('there is no root to render into');
const router = createBrowserRouter(routes);
followLinks(document, router);
createRoot(root).render(<RouterProvider router={router} />);
