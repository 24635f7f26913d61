import { CoursePage } from '../pages/CoursePage.tsx';
import { ErrorPage } from '../pages/ErrorPage.tsx';
import { FormPage } from '../pages/FormPage.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { ResultPage } from '../pages/ResultPage.tsx';
import { TopPage } from '../pages/TopPage.tsx';
import { useCurrentPage } from '../shell-context/useCurrentPage.ts';

/**
 * Renders the page of the present address. Several pages share a component; their keys make React
 * begin anew when the address leads from one of them to another.
 */
export function Page() {
  const { page } = useCurrentPage().route;
  switch (page) {
    case 'top':
      return <TopPage key="top" />;
    case 'sp-top':
      return <TopPage key="sp-top" />;
    case 'detail':
    case 'map':
    case 'solo':
      return <FormPage key={page} page={page} />;
    case 'result':
    case 'secret':
      return <ResultPage key={page} />;
    case 'course':
      return <CoursePage />;
    case 'error':
      return <ErrorPage />;
    default:
      return <NotFoundPage />;
  }
}
