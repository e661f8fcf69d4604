export default function ClusterView({ id }: { readonly id: string }): React.ReactElement {
  return <h1>{id}</h1>;
}
