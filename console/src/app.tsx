import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Shell } from './layout/shell.tsx';
import { BASE, CLUSTER, EMPLOYER, LOOKUP, OCCUPATION, QUERY } from './routes.ts';
import { SignedIn } from './session/signed-in.tsx';
import { Empty } from './ui/states.tsx';
import { Loading } from './ui/loading.tsx';
import { LookupView } from './views/lookup/lookup-view.tsx';

const EmployerView = lazy(() => import('./views/employer/employer-view.tsx'));
const OccupationView = lazy(() => import('./views/occupation/occupation-view.tsx'));
const ClusterView = lazy(() => import('./views/occupation/cluster-view.tsx'));
const QueryView = lazy(() => import('./views/query/query-view.tsx'));

/** Every view, at its URL. Signing in keeps the URL, so deep links work. */
export function App(): React.ReactElement {
  return (
    <SignedIn>
      <Shell>
        <Suspense fallback={<Loading what="view" />}>
          <Switch>
            <Route path={LOOKUP} component={LookupView} />
            <Route path={BASE} component={LookupView} />
            <Route path={EMPLOYER}>{({ name }) => <EmployerView key={name} name={name} />}</Route>
            <Route path={OCCUPATION}>{({ code }) => <OccupationView key={code} code={code} />}</Route>
            <Route path={CLUSTER}>{({ id }) => <ClusterView key={id} id={id} />}</Route>
            <Route path={QUERY} component={QueryView} />
            <Route>
              <Empty title="This page does not exist">
                <a href={LOOKUP}>Look up a title or an employer</a>
              </Empty>
            </Route>
          </Switch>
        </Suspense>
      </Shell>
    </SignedIn>
  );
}
