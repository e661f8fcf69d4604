/** Every view with an address that shows it in use, for the tests that all views pass. */
export const VIEWS: readonly { readonly name: string; readonly path: string; readonly heading: string }[] = [
  { name: 'Look up, empty', path: '/', heading: 'Look up a job title or an employer' },
  { name: 'Look up', path: '/?q=registered+nur', heading: 'Look up a job title or an employer' },
  { name: 'Look up, unsure and with context', path: '/?q=banker&employer=Walmart&place=Texas', heading: 'Look up a job title or an employer' },
  { name: 'Look up, no job title', path: '/?q=zzzqqq', heading: 'Look up a job title or an employer' },
  { name: 'Employer', path: '/app/employer/Walmart', heading: 'Walmart' },
  { name: 'Occupation', path: '/app/occupation/29-1141.00', heading: 'Registered Nurses' },
  { name: 'Cluster', path: '/app/cluster/10', heading: 'Computer and Information Systems Managers' },
  { name: 'Batch', path: '/app/batch', heading: 'Batch' },
  { name: 'Badges', path: '/app/badges?badge=growth&level=Platinum', heading: 'Badges' },
  { name: 'Place', path: '/app/place?zip=98101&cluster=75&employer=Walmart', heading: 'Place' },
  { name: 'Admin, company', path: '/app/admin?company=Walmart&change=roles', heading: 'Admin' },
  { name: 'Admin, state', path: '/app/admin?part=state', heading: 'Admin' },
  { name: 'Admin, accounts', path: '/app/admin?part=access', heading: 'Admin' },
  { name: 'Query', path: `/app/query?q=${encodeURIComponent('LIST COMPANIES FOR CLUSTER 75 WHERE BADGE_GROWTH IS Ranked LIMIT 10')}`, heading: 'Query' },
  { name: 'unknown page', path: '/app/nowhere', heading: 'This page does not exist' },
];
