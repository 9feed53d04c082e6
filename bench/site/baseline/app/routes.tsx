import type { RouteObject } from 'react-router';
import { AboutPage } from './about-page.tsx';
import { CoursesPage } from './courses-page.tsx';
import { GalleryPage } from './gallery-page.tsx';
import { HomePage } from './home-page.tsx';
import { InternshipPage } from './internship-page.tsx';
import { MissingPage } from './missing-page.tsx';
import { loadCourse } from './prepared-pages.ts';
import { SiteFrame } from './site-frame.tsx';
import { SyllabusPage } from './syllabus-page.tsx';
import { ValidatorPage } from './validator-page.tsx';

/** The site's map for React Router. All pages are one script, so that only a syllabus must be waited for. */
export const routes: RouteObject[] = [
  {
    element: <SiteFrame />,
    HydrateFallback: () => null,
    children: [
      { path: '/', element: <HomePage /> },
      { path: '/about', element: <AboutPage /> },
      { path: '/courses', element: <CoursesPage /> },
      {
        path: '/courses/:path',
        loader: ({ params }) => loadCourse(params['path'] ?? ''),
        element: <SyllabusPage />,
      },
      { path: '/internShips', element: <InternshipPage /> },
      { path: '/gallery', element: <GalleryPage /> },
      { path: '/SearchById', element: <ValidatorPage /> },
      { path: '*', element: <MissingPage /> },
    ],
  },
];
