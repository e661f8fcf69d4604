import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Shell } from './layout/shell.tsx';
import { ADMIN, BADGES, BASE, BATCH, CLUSTER, EMPLOYER, LOOKUP, OCCUPATION, PLACE, QUERY } from './routes.ts';
import { SignedIn } from './session/signed-in.tsx';
import { Empty } from './ui/states.tsx';
import { Loading } from './ui/loading.tsx';
import { LookupView } from './views/lookup/lookup-view.tsx';

const EmployerView = lazy(() => import('./views/employer/employer-view.tsx'));
const OccupationView = lazy(() => import('./views/occupation/occupation-view.tsx'));
const ClusterView = lazy(() => import('./views/occupation/cluster-view.tsx'));
const BatchView = lazy(() => import('./views/batch/batch-view.tsx'));
const BadgesView = lazy(() => import('./views/badges/badges-view.tsx'));
const PlaceView = lazy(() => import('./views/place/place-view.tsx'));
const AdminView = lazy(() => import('./views/admin/admin-view.tsx'));
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
            <Route path={BATCH} component={BatchView} />
            <Route path={BADGES} component={BadgesView} />
            <Route path={PLACE} component={PlaceView} />
            <Route path={ADMIN} component={AdminView} />
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
